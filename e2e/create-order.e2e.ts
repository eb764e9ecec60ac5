import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterPhoneOrder, openDesk } from '../scripts/phone-order.ts'
import { problemsByAxe } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { signUp } from './ordering.ts'
import { payByCard } from './pay-by-card.ts'
import { STAFF, signIn } from './people.ts'
import { type Program, startProgram } from './program.ts'

// Orders that staff enter for customers, with the whole program behind the screen.

let program: Program
let browser: TestBrowser
const url = () => program.url

beforeAll(async () => {
  program = await startProgram()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

async function desk(size: { width: number; height?: number; expected?: readonly RegExp[] }) {
  const page = await browser.page(size)
  await signIn(page, url(), STAFF)
  await openDesk(page, url())
  return page
}

test('four dishes with two options for a known customer take 60 keys at most, one screen and five dialogs (ordering 45)', async () => {
  const customer = await browser.page()
  await signUp(customer, url(), 'Asha Rao')
  await customer.goto(`${url()}/menu/truro`)
  await customer.evaluate(async (key) => {
    const { apiKey } = await (await fetch('/api/session')).json()
    const headers = { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': key }
    const body = JSON.stringify({ phoneNumber: '902-555-0177' })
    await fetch('/api/updateProfile', { method: 'POST', headers, body })
  }, crypto.randomUUID())

  const page = await desk({ width: 1280, height: 800 })
  const { keys, dialogs, screens } = await enterPhoneOrder(page, '9025550177')
  expect(keys).toBeLessThanOrEqual(60)
  expect({ dialogs, screens }).toEqual({ dialogs: 5, screens: 1 })
  await page.getByText(/^Order TRU-\d{3} was created$/).waitFor()
  await page.getByText('The cart is empty.').waitFor()
  await customer.goto(`${url()}/dashboard`)
  await customer
    .getByText(/^TRU-\d{3}$/)
    .first()
    .waitFor()
})

test('a link is made, found again after a reload, paid by the customer and seen as paid by itself (money 30)', async () => {
  const page = await desk({ width: 820, height: 1180 })
  // The guest's payment makes it an order that this desk is told of.
  await page.addLocatorHandler(page.getByRole('dialog', { name: /^New order/ }), (popup) =>
    popup.getByRole('button', { name: 'Not now: stay on this page' }).click(),
  )
  await page.getByRole('button', { name: /^Butter Chicken ?\$/ }).click()
  await page.getByRole('button', { name: /^Add to Order • / }).click()
  await page.getByText('Delivery', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('5 Prince Street, Truro')
  await page.getByRole('textbox', { name: 'Name' }).fill('Walk-in Priya')
  await page.getByText('15%').click()
  await page.getByText('Card', { exact: true }).click()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  // Its columns scroll, the page does not.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await page.getByRole('button', { name: 'Create payment link' }).click()
  await page.getByRole('button', { name: /^Show QR Code/ }).waitFor()
  await page.reload()
  const address = await page.getByText(/\/p\/[\w-]{12}$/).textContent()
  await expect.poll(() => problemsByAxe(page)).toEqual([])

  const phone = await browser.page()
  await phone.goto(address ?? '')
  await payByCard(phone)
  await phone.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
  await page.getByText(/^Paid: \$[\d.]+$/).waitFor()
  await page.getByText(/^Order TRU-\d{3} is with the kitchen\.$/).waitFor()
  await page.getByRole('button', { name: 'Begin another order' }).click()
  await page.getByText('The cart is empty.').waitFor()

  // The next customer has no phone and types the card into this very device.
  await page.getByRole('button', { name: /^Butter Chicken ?\$/ }).click()
  await page.getByRole('button', { name: /^Add to Order • / }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Walk-in Ravi')
  await page.getByText('Card', { exact: true }).click()
  await page.getByRole('button', { name: 'Create payment link' }).click()
  await page.getByRole('button', { name: 'Pay on this device…' }).click()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await payByCard(page)
  await page.getByRole('link', { name: 'Back to Create New Order' }).click()
  await page.getByText(/^Paid: \$[\d.]+$/).waitFor()
})

test('on a phone the order lies behind the dishes, nothing scrolls sideways, and a table is sent with the order', async () => {
  const page = await desk({ width: 390, height: 844 })
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search menu' }).fill('chai')
  await page.getByRole('button', { name: /^Masala Chai ?\$/ }).click()
  await page.getByRole('button', { name: /^Add to Order • / }).click()
  await page.getByRole('button', { name: /^View order · 1 item/ }).click()
  await page.getByText('Dine-in', { exact: true }).click()
  await page.getByRole('spinbutton', { name: 'Table number' }).fill('7')
  await page.getByRole('textbox', { name: 'Name' }).fill('Table Seven')
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  const sent = page.waitForRequest(/createAdminOrderCash$/)
  await page.getByRole('button', { name: 'Create Order' }).click()
  await page.getByRole('button', { name: 'Collect later' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    orderType: 'dine-in',
    tableInfo: { tableNumber: '7', partySize: 1 },
    cashConfirmed: false,
  })
  await page.getByText(/^Order TRU-\d{3} was created$/).waitFor()
  await page.getByRole('searchbox', { name: 'Search menu' }).waitFor()
})

test('a tab that is duplicated with its order in it cannot order the same cart again', async () => {
  const page = await desk({ width: 1024, height: 768, expected: [/status of 409/] })
  await page.getByRole('button', { name: /^Butter Chicken ?\$/ }).click()
  await page.getByRole('button', { name: /^Add to Order • / }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Walk-in Noor')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void open(location.href))
  const second = await opened
  await expect.poll(() => second.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Walk-in Noor')
  for (const tab of [page, second]) {
    await tab.getByRole('button', { name: 'Create Order' }).click()
    await tab.getByRole('button', { name: 'Collect later' }).click()
    if (tab === page) await tab.getByText(/^Order TRU-\d{3} was created$/).waitFor()
  }
  await second.getByText(/You have ordered this cart already: TRU-\d{3}\./).waitFor()
})
