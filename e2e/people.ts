import type { Page } from 'playwright-core'
import { OWNER } from './program.ts'

/** Works behind the counter of Truro: moves orders, cancels none. */
export const STAFF = { email: 'staff@localhost.test', password: 'Turmeric-42', name: 'Sam Staff' }

export function signInAsOwner(page: Page, url: string): Promise<void> {
  return signIn(page, url, OWNER)
}

export async function signIn(page: Page, url: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Email Address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((address) => address.pathname !== '/login')
}
