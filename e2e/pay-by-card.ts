import type { Page } from 'playwright-core'

// How every journey pays on the page of the test provider.

/** A press fills the form; nothing is paid yet. */
export async function fillTestCard(page: Page, number = '4242 4242 4242 4242') {
  await page.getByText('Use a test card').click()
  await page.getByRole('link', { name: number }).click()
  await page.getByText(/^Test card filled in: /).waitFor()
}

export async function payByCard(page: Page, number?: string) {
  await fillTestCard(page, number)
  await pressPay(page)
}

export function pressPay(page: Page) {
  return page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** With the number under the cursor, to the press that pays. */
export async function typeCardByKeys(page: Page) {
  for (const words of ['4242 4242 4242 4242', '12/40', '123', 'Priya Sharma']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}
