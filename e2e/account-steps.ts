import type { Page } from 'playwright-core'

// What a visitor does at the door, for the journeys that start there.
export const PASSWORD = 'Curry-Leaf-7'
/** Refusals that a journey provokes on purpose; the browser notes each on its console. */
export const REFUSED = [/status of 40[139]/, /status of 4(10|29)/]

let people = 0

export function newPerson(name = 'Priya Sharma') {
  people += 1
  return { name, email: `priya.${people}@example.test` }
}

export async function fillSignUp(page: Page, { name, email }: { name: string; email: string }, password = PASSWORD) {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function signUp(page: Page, url: string, person = newPerson()) {
  await page.goto(`${url}/signup`)
  await fillSignUp(page, person)
  await page.waitForURL(/\/menu\//)
  return person
}

export async function signIn(page: Page, email: string, password: string) {
  // The form before it may be there still, and has fields of the same names.
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function openOwnMenu(page: Page, width: number) {
  if (width < 768) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  else await page.locator('[popovertarget="account-menu"]').click()
}

export async function signOut(page: Page, url: string, width: number) {
  await openOwnMenu(page, width)
  await page.getByRole('button', { name: width < 768 ? 'Sign Out' : 'Logout', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' })
  await question.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${url}/`)
}
