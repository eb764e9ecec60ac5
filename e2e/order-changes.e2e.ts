import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { ordersOf, placeOrder, signUp, toCheckout } from './ordering.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser
const CARTS = 'sizzle_spice_location_carts'
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Line = { id: string; cartKey: string; name: string; price: number }

/** The cart as this browser filled it some days ago: the menu has moved on since. */
async function ageCart(page: Page, age: (lines: Line[]) => Line[]): Promise<void> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), CARTS)
  const { truro } = JSON.parse(stored ?? '{}') as { truro: { id: string; lines: Line[] } }
  const aged = JSON.stringify({ truro: { ...truro, lines: age(truro.lines) } })
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [CARTS, aged] as const)
  await page.reload()
  await page.getByLabel('Phone Number').waitFor()
}

async function readyToOrder(age: (lines: Line[]) => Line[]): Promise<Page> {
  const page = await browser.page()
  await signUp(page, url())
  await toCheckout(page, url(), 'truro', 2)
  await ageCart(page, age)
  await page.getByLabel('Phone Number').fill('902 555 0140')
  return page
}

const inCoins = (dollars = 0) => Math.round(dollars * 20) / 20

describe('between the cart and the order', () => {
  test('another price is shown line by line, and only then ordered', async () => {
    const page = await readyToOrder((lines) => lines.map((line, n) => (n === 0 ? { ...line, price: 100 } : line)))
    await page.getByText('The menu has changed since you filled your cart').waitFor()
    await page.getByText(/costs \$\d+\.\d\d now/).waitFor()
    await page.getByText('$1.00').first().waitFor()
    const button = page.getByRole('button', { name: /^Place Order/ })
    await expect.poll(() => button.isDisabled()).toBe(true)
    await keepPicture(page, 'order-changes-390')
    await page.getByRole('button', { name: 'Update my order' }).click()
    await expect.poll(() => page.getByText('The menu has changed since you filled your cart').count()).toBe(0)
    const total = /\$([\d.]+)/.exec((await button.textContent()) ?? '')?.[1]
    await placeOrder(page)
    // In coins, as it is paid in cash.
    await expect.poll(async () => inCoins((await ordersOf(page))[0]?.pricing.total)).toBe(Number(total))
  })

  test('an item that is gone is named and taken out; with nothing left it leads back to the menu', async () => {
    const page = await readyToOrder((lines) =>
      lines.map((line, n) => (n === 0 ? { ...line, id: 'moon-cheese', name: 'Moon Cheese' } : line)),
    )
    await page.getByText('Moon Cheese cannot be ordered right now.').waitFor()
    await page.getByRole('button', { name: 'Update my order' }).click()
    await placeOrder(page)
    await expect.poll(async () => (await ordersOf(page))[0]).toMatchObject({ items: [{ quantity: 1 }] })

    const empty = await readyToOrder((lines) => lines.slice(0, 1).map((line) => ({ ...line, id: 'moon-cheese' })))
    await empty.getByRole('button', { name: 'Update my order' }).click()
    await empty.waitForURL('**/menu/truro')
    await empty
      .getByText('None of the dishes in your cart are available right now. Please choose something else.')
      .waitFor()
  })

  test('a door that closed meanwhile says when it opens, and the order waits for a time to be chosen', async () => {
    const page = await browser.page()
    await signUp(page, url())
    let isClosed = false
    await page.route('**/api/getOrderTimes?**', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const notNow = { code: 'location_closed', text: 'Closed - Opens tomorrow at 11:30 a.m.' }
      await route.fulfill({ response: answer, json: isClosed ? { ...body, asap: null, notNow } : body })
    })
    await toCheckout(page, url())
    await page.getByLabel('Phone Number').fill('902 555 0141')
    await page.getByRole('radio', { name: /^As soon as possible \(about/ }).waitFor()
    isClosed = true
    // Another order type asks for its times anew.
    await page.getByText('Dine-in', { exact: true }).click()
    await page.getByText('Closed - Opens tomorrow at 11:30 a.m.').waitFor()
    await page.getByText('Please choose a time for your order.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Place Order/ }).isDisabled()).toBe(true)
  })

  test('offline nothing is sent, and the page says so (offline 5)', async () => {
    const page = await browser.page({ expected: [/ERR_INTERNET_DISCONNECTED/] })
    await signUp(page, url())
    await toCheckout(page, url())
    await page.getByLabel('Phone Number').fill('902 555 0142')
    await page.context().setOffline(true)
    await page.getByText('Cannot create orders while offline').waitFor()
    const place = page.getByRole('button', { name: /^Place Order/ })
    await expect.poll(() => place.getAttribute('aria-disabled')).toBe('true')
    await place.press('Enter')
    await page.getByText('Your order is kept here. Or call').waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => place.getAttribute('aria-disabled')).toBe(null)
    await placeOrder(page)
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
  })
})
