import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { cardIn, openBoard } from './kitchen.ts'
import { placeOrder, signUp, toCheckout } from './ordering.ts'
import { type Program, startProgram } from './program.ts'

let program: Program
let browser: TestBrowser

beforeAll(async () => {
  program = await startProgram()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

const ALWAYS = { open: '00:00', close: '00:00', closed: false }
const hours = (day: object) => program.tell({ do: 'hours', at: 'truro', day })

/** The doors open some hours from now, for four hours. */
function inThreeHours() {
  const hour = (ahead: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Halifax', hour: '2-digit', hourCycle: 'h23' }).format(
      Date.now() + ahead * 3_600_000,
    )
  return { open: `${hour(3)}:00`, close: `${hour(7)}:00`, closed: false }
}

type Later = { orderId: string; shortNumber: string; scheduledFor: string; promisedAt: string; fireAt: string }

async function onBoard(page: Page): Promise<Later> {
  const orders = await page.evaluate(async () => {
    const { apiKey } = await (await fetch('/api/session')).json()
    const headers = { 'x-api-key': apiKey }
    return (await (await fetch('/api/getLocationOrders?locationId=truro&status=active', { headers })).json()).orders
  })
  return orders[0]
}

const popup = (page: Page, { shortNumber }: Later) => page.getByRole('dialog', { name: `New order ${shortNumber}` })
const strip = (page: Page) => page.getByRole('button', { name: /^(Later today|Tomorrow) \(1\)$/ })

/** Only the clock of this page goes there; its timers go on. */
async function goTo(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant))
}

test('sixty times of a day can be chosen from, and the choice outlives a reload', async () => {
  const page = await browser.page({ width: 1280, height: 900 })
  await signUp(page, program.url)
  await toCheckout(page, program.url, 'new-glasgow')
  await page.getByLabel('Phone Number').fill('(902) 555-0124')
  await page.getByRole('radio', { name: /^Choose a time/ }).check()
  await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Tomorrow' })
  const time = page.getByLabel('Time', { exact: true })
  await expect.poll(() => time.locator('option').count()).toBeGreaterThan(60)
  await time.selectOption({ label: '6:30 p.m.' })
  await page.reload()
  await expect.poll(() => time.inputValue()).toBe('18:30')
  await placeOrder(page)
  await page.getByText(/ at 6:30 p.m. /).waitFor()
})

test('a guest orders from a closed kitchen, and it calls for the cook at its time, once for each screen (times 38)', async () => {
  await hours(inThreeHours())
  onTestFinished(() => hours(ALWAYS))
  const guest = await browser.page({ width: 390, height: 844 })
  await signUp(guest, program.url)
  await guest.goto(`${program.url}/menu/truro`)
  await guest
    .getByRole('button', { name: /^Add .+ to your cart$/ })
    .first()
    .click()
  await guest.getByRole('button', { name: 'View cart' }).click()
  await guest.getByRole('link', { name: 'Order for later' }).click()
  await guest.getByLabel('Phone Number').fill('(902) 555-0123')
  await expect.poll(() => guest.getByRole('radio', { name: /^Choose a time/ }).isChecked()).toBe(true)
  const time = guest.getByLabel('Time', { exact: true })
  await expect.poll(() => time.inputValue()).toMatch(/^\d\d:15$/)
  await time.selectOption({ index: 3 })
  await expect.poll(() => problemsByAxe(guest)).toEqual([])
  await keepPicture(guest, 'later-checkout')
  await placeOrder(guest)
  await guest.getByText(/^Ready for pickup \w+, \w+ \d+ at \d+(:\d\d)? [ap]\.m\. /).waitFor()

  const [first, second] = [
    await browser.page({ width: 1280, height: 720 }),
    await browser.page({ width: 1024, height: 768 }),
  ]
  await openBoard(first, program.url)
  await openBoard(second, program.url)
  const order = await onBoard(first)
  await strip(first).click()
  await first.getByRole('article', { name: `Order ${order.shortNumber}` }).waitFor()
  await expect.poll(() => problemsByAxe(first)).toEqual([])
  await keepPicture(first, 'later-strip')
  await strip(second).waitFor()
  await expect.poll(() => popup(first, order).count()).toBe(0)
  // Until then a reload changes nothing.
  await first.reload()
  await strip(first).waitFor()
  await expect.poll(() => popup(first, order).count()).toBe(0)

  for (const page of [first, second]) {
    await goTo(page, order.fireAt)
    await popup(page, order).waitFor()
  }
  // A page that came up a moment later calls as well: the time may come during a reload.
  const late = await browser.page({ width: 1280, height: 720 })
  await goTo(late, new Date(Date.parse(order.fireAt) + 5_000).toISOString())
  await openBoard(late, program.url)
  await popup(late, order).waitFor()
  await popup(first, order)
    .getByRole('button', { name: /^Accept Order/ })
    .click()
  await popup(second, order).waitFor({ state: 'hidden' })
  for (const page of [first, second]) {
    await page.reload()
    await cardIn(page, 'Under Preparation', { orderId: order.orderId, number: order.shortNumber }).waitFor()
    await expect.poll(() => popup(page, order).count()).toBe(0)
    await expect.poll(() => strip(page).count()).toBe(0)
  }
})
