import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram({ TEST_CLUSTER: '' })
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('one order, from the menu to the kitchen', () => {
  test('the menu page is complete before any script runs', async () => {
    const page = await browser.page({ context: { javaScriptEnabled: false } })
    await page.goto(`${url()}/menu/truro`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Truro Heights')
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(55)
  })

  test('a cash order appears on an open board by itself, and the customer sees it move', async () => {
    const customer = await browser.page({ width: 390 })
    await signInAsOwner(customer, url())
    const kitchen = await browser.page({ width: 1440, height: 900 })
    await signInAsOwner(kitchen, url())
    await kitchen.goto(`${url()}/admin/dashboard#orders`)
    await kitchen.getByLabel('Location').selectOption({ label: 'Truro Heights' })
    await kitchen.getByText('No new orders. They appear here automatically.').waitFor()
    await kitchen.evaluate('window.neverReloaded = true')

    await customer.goto(`${url()}/menu/truro`)
    await customer
      .getByRole('button', { name: /Garlic Naan|Butter Chicken|Masala Chai/ })
      .first()
      .click()
    await customer.getByRole('button', { name: /^Add to cart/ }).click()
    await customer.getByRole('button', { name: 'View cart' }).click()
    await customer.getByRole('link', { name: /^Checkout/ }).click()
    await customer.getByLabel('Phone Number').fill('902 555 0123')
    await customer.getByLabel('Allergies or special instructions (optional)').fill('no peanuts please')
    await customer.getByRole('button', { name: /^Place Order/ }).click()
    await customer.getByText('Order Confirmed!').waitFor()
    const number =
      (await customer
        .getByText(/^TRU-\d{3}$/)
        .first()
        .textContent()) ?? ''

    const card = kitchen.getByRole('article', { name: `Order ${number}` })
    await card.getByText('no peanuts please').waitFor()
    const popup = kitchen.getByRole('dialog', { name: `New order ${number}` })
    await popup.getByRole('button', { name: 'Accept Order & Start Preparing' }).click()
    await customer.getByRole('status').filter({ hasText: 'Being Prepared' }).waitFor({ state: 'attached' })
    await card.getByRole('button', { name: /^Mark as Ready/ }).click()
    await customer.getByRole('status').filter({ hasText: 'Ready for Pickup' }).waitFor({ state: 'attached' })
    await card.getByRole('button', { name: /^Mark as Completed/ }).click()
    await kitchen.getByRole('button', { name: 'Complete unpaid' }).click()
    await customer.getByRole('status').filter({ hasText: 'Completed' }).waitFor({ state: 'attached' })
    await expect.poll(() => kitchen.evaluate('window.neverReloaded')).toBe(true)
  })
})
