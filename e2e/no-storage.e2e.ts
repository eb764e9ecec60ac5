import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { card, cardIn, type Kitchen, openBoard, openKitchen } from './kitchen.ts'
import { useProgram } from './program.ts'

// A browser whose owner forbade every storage but cookies.
const FORBIDDEN = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })`

const url = useProgram()
let browser: TestBrowser
let kitchen: Kitchen

beforeAll(async () => {
  browser = await openBrowser()
  kitchen = await openKitchen(url())
})
afterAll(async () => {
  await kitchen.clear()
  await browser.close()
})

test('the back office works without storage: an order is accepted and cooked, and the light is changed', async () => {
  const page = await browser.page({ width: 1440, height: 900 })
  await page.addInitScript(FORBIDDEN)
  await openBoard(page, url())
  const order = await kitchen.place()
  const popup = page.getByRole('dialog', { name: /^New order/ })
  await popup.getByRole('button', { name: /Accept Order/ }).click()
  await popup.waitFor({ state: 'hidden' })
  await cardIn(page, 'Under Preparation', order).waitFor()

  // What was accepted does not come up again, and what was chosen lasts as long as the page.
  const next = await kitchen.place()
  await page.getByRole('dialog', { name: `New order ${next.number}` }).waitFor()
  await page.getByRole('button', { name: 'Look at the board first' }).click()
  await card(page, next).waitFor()
  const before = await page.evaluate('document.documentElement.dataset.theme')
  await page.getByRole('button', { name: /^Use the (light|dark) theme$/ }).click()
  await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).not.toBe(before)

  for (const section of ['menu', 'settings', 'reservations']) {
    await page.goto(`${url()}/admin/dashboard?location=truro#${section}`)
    await page.reload()
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await expect.poll(() => page.getByText('Something went wrong').count(), { message: section }).toBe(0)
  }
})
