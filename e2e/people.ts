import type { Page } from 'playwright-core'
import { OWNER } from './program.ts'

/** Works behind the counter of Truro: moves orders, cancels none. */
export const STAFF = { email: 'staff@localhost.test', password: 'Turmeric-42', name: 'Sam Staff' }

type Person = { readonly email: string; readonly password: string }

export function signInAsOwner(page: Page, url: string): Promise<void> {
  return signIn(page, url, OWNER)
}

/** By the call of the sign-in form, which has journeys of its own: the page stays where it is. */
export async function signIn(page: Page, url: string, { email, password }: Person): Promise<void> {
  const headers = { origin: url }
  const answer = await page.request.post(`${url}/api/auth/sign-in/email`, { data: { email, password }, headers })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
}
