import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import {
  card,
  cardIn,
  type Kitchen,
  openBoard,
  openDetails,
  openKitchen,
  type PlacedOrder,
  putPopupAway,
} from './kitchen.ts'
import { useProgram } from './program.ts'

// On a busy machine an answer that was read before a move arrives after it. It is old, and must not take the move back.

const url = useProgram()
let browser: TestBrowser
let kitchen: Kitchen
beforeAll(async () => {
  browser = await openBrowser()
  kitchen = await openKitchen(url())
})
afterEach(() => kitchen.clear())
afterAll(() => browser.close())

/** Lets the server answer the next such call at once, and the page read it when it is let go. */
async function holdNext(page: Page, path: string) {
  const read = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    read.resolve()
    await go.promise
    await route.fulfill({ response })
    arrived.resolve()
  }
  await page.route(path, hold, { times: 1 })
  return {
    read: read.promise,
    async letGo() {
      go.resolve()
      await arrived.promise
    },
  }
}

const start = (page: Page, order: PlacedOrder) =>
  card(page, order)
    .getByRole('button', { name: /^Start Preparing/ })
    .click()

test('an order that was being read when it was moved stays where it was moved to', async () => {
  const order = await kitchen.place()
  const page = await browser.page({ width: 1440, height: 900 })
  await openBoard(page, url())
  const old = await holdNext(page, '**/api/getOrderDetails*')
  await openDetails(page, order)
  await old.read
  await page.keyboard.press('Escape')
  const heard = page.waitForResponse('**/api/updateOrderStatus')
  await start(page, order)
  await heard
  await cardIn(page, 'Under Preparation', order).waitFor()
  // The live notice has come as well once another order that was placed later is there.
  const later = await kitchen.place()
  await card(page, later).waitFor()
  await old.letGo()
  const last = await kitchen.place()
  await card(page, last).waitFor()
  expect(await cardIn(page, 'Under Preparation', order).count()).toBe(1)
})

test('a list that was being read when an order was moved does not bring it back', async () => {
  const [order, other] = [await kitchen.place(), await kitchen.place()]
  const page = await browser.page({ width: 1440, height: 900, expected: [/409/] })
  await openBoard(page, url())
  // A refused move makes the board read its list again.
  const old = await holdNext(page, '**/api/getLocationOrders?*status=active*')
  const refuse = (route: Route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'order_changed', error: 'No', userMessage: 'No.' } })
  await page.route('**/api/updateOrderStatus', refuse, { times: 1 })
  await start(page, other)
  await old.read
  // Its card goes back, and it waits again: it is called out over the board.
  await putPopupAway(page, other)
  const heard = page.waitForResponse('**/api/updateOrderStatus')
  await start(page, order)
  await heard
  await cardIn(page, 'Under Preparation', order).waitFor()
  const later = await kitchen.place()
  await card(page, later).waitFor()
  await old.letGo()
  const last = await kitchen.place()
  await card(page, last).waitFor()
  expect(await cardIn(page, 'Under Preparation', order).count()).toBe(1)
  expect(await card(page, later).count()).toBe(1)
})
