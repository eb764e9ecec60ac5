import type { Page } from 'playwright-core'

/** A new customer, signed in. */
export async function signUp(
  page: Page,
  url: string,
  name = 'Priya Sharma',
  email = `${crypto.randomUUID()}@example.test`,
): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/sign-up/email`, {
    headers: { origin: url },
    data: { email, name, password: 'Turmeric-42' },
  })
  const status = answer.status()
  if (status !== 200) throw new Error(`sign-up answered ${status}`)
}

/** Puts the first dishes of the menu into the cart and goes on to the checkout. */
export async function toCheckout(page: Page, url: string, locationId = 'truro', dishes = 2): Promise<void> {
  await page.goto(`${url}/menu/${locationId}`)
  for (let n = 0; n < dishes; n++) {
    await page
      .getByRole('button', { name: /^Add .+ to your cart$/ })
      .first()
      .click()
  }
  await page.getByRole('button', { name: 'View cart' }).click()
  await page.getByRole('link', { name: /^Checkout/ }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await page.getByLabel('Phone Number').or(knownContact(page)).first().waitFor()
}

/** What is known of the person stands on one line at the checkout. */
export function knownContact(page: Page) {
  return page.getByRole('region', { name: 'Your details' })
}

/** On a phone the summary of the order is one line at the checkout until it is unfolded. */
export function unfoldSummary(page: Page): Promise<void> {
  return page.getByRole('button', { name: /Show the order summary$/ }).click()
}

/** Unfolds it for these words, and folds it again: a message that comes up may lie where one would press beside it. */
export async function findInSummary(page: Page, words: string): Promise<void> {
  await unfoldSummary(page)
  await page.getByText(words).waitFor()
  await page.getByRole('button', { name: /Hide the order summary$/ }).click()
  await page.getByRole('button', { name: /Show the order summary$/ }).waitFor()
}

export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Place Order/ }).click()
  return confirmedNumber(page)
}

export async function confirmedNumber(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
  return (
    (await page
      .getByText(/^(TRU|NGL)-\d{3}$/)
      .first()
      .textContent()) ?? ''
  )
}

type OrderOnWire = { shortNumber: string; status: string; orderType: string; pricing: { total: number } } & Record<
  string,
  unknown
>

/** What the server has of this person's orders. */
export function ordersOf(page: Page): Promise<OrderOnWire[]> {
  return page.evaluate(async () => {
    const { apiKey } = await (await fetch('/api/session')).json()
    const answer = await fetch('/api/getMyOrders', { headers: { 'x-api-key': apiKey } })
    return (await answer.json()).orders
  })
}
