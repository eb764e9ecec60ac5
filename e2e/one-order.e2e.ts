import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { confirmedNumber, ordersOf, signUp, toCheckout } from './ordering.ts'
import { useProgram } from './program.ts'

// One wish to order is one order, whatever the hand or the network does.

const url = useProgram()
let browser: TestBrowser
const CREATE = '**/api/createCustomerOrderCash'
/** What the browser itself says of an answer that never came. */
const LOST = [/net::ERR_/]
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function readyToOrder(): Promise<Page> {
  const page = await browser.page({ expected: LOST })
  await signUp(page, url())
  await toCheckout(page, url())
  await page.getByLabel('Phone Number').fill('902 555 0130')
  return page
}
const button = (page: Page) => page.getByRole('button', { name: /^Place Order|^Creating Order/ })

/** The server gets it and does it; what it says never arrives. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

describe('one wish is one order', () => {
  test('however often and fast the button is pressed, also with Enter', async () => {
    const page = await readyToOrder()
    await page.route(CREATE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await expect.poll(() => button(page).isDisabled()).toBe(false)
    await page.evaluate(`for (let n = 0; n < 5; n++) document.querySelector('form button[type=submit]').click()`)
    await page.getByRole('button', { name: 'Creating Order...' }).waitFor()
    await page.getByLabel('Full Name').press('Enter')
    await confirmedNumber(page)
    expect(await ordersOf(page)).toHaveLength(1)
  })

  test('when the answer is lost, the browser asks again by itself and hears of the same order', async () => {
    const page = await readyToOrder()
    await page.route(CREATE, loseAnswer, { times: 2 })
    await button(page).click()
    const number = await confirmedNumber(page)
    expect((await ordersOf(page)).map(({ shortNumber }) => shortNumber)).toEqual([number])
  })

  test('when every answer is lost, the person is told and presses again', async () => {
    const page = await readyToOrder()
    await page.route(CREATE, loseAnswer, { times: 4 })
    await button(page).click()
    await page.getByText('Network error. Please check your connection and try again').waitFor()
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Priya Sharma')
    await button(page).click()
    await confirmedNumber(page)
    expect(await ordersOf(page)).toHaveLength(1)
  })

  test('a reload while it is on its way goes on with it', async () => {
    const page = await readyToOrder()
    await page.getByLabel('Allergies or special instructions (optional)').fill('no onions')
    let asked = 0
    await page.route(CREATE, async (route) => {
      asked += 1
      if (asked > 1) return route.continue()
      await route.fetch() // the kitchen has it; this page is gone before it hears so
      return undefined
    })
    await button(page).click()
    await expect.poll(async () => (await ordersOf(page)).length).toBe(1)
    await page.reload()
    await confirmedNumber(page)
    const orders = await ordersOf(page)
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({ specialInstructions: 'no onions' })
  })

  test('what was typed is still there after a reload', async () => {
    const page = await readyToOrder()
    await page.getByText('Delivery', { exact: true }).click()
    await page.getByLabel('Delivery address').fill('1204 Prince Street')
    await page.reload()
    await page.getByLabel('Delivery address').waitFor()
    expect(await page.getByLabel('Delivery address').inputValue()).toBe('1204 Prince Street')
    await expect.poll(() => page.getByLabel('Phone Number').inputValue()).toContain('555-0130')
  })

  test('a refused wish is over: once its cause is gone, the same order is a new wish', async () => {
    const page = await browser.page({ expected: [/status of 409/] })
    await signUp(page, url())
    await toCheckout(page, url())
    await page.getByLabel('Phone Number').fill('902 555 0131')
    await page.route(CREATE, (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 })
    await button(page).click()
    await page.getByText('Closed - Opens today at 11:30 AM').waitFor()
    await button(page).click()
    await confirmedNumber(page)
    expect(await ordersOf(page)).toHaveLength(1)
  })
})

const refusal = {
  success: false,
  code: 'location_closed',
  error: 'Closed - Opens today at 11:30 AM',
  userMessage: 'Closed - Opens today at 11:30 AM',
  requestId: 'x',
  timestamp: '2026-11-20T12:00:00Z',
}
