import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import {
  card,
  cardIn,
  column,
  type Kitchen,
  openBoard,
  openDetails,
  openKitchen,
  type PlacedOrder,
  pressMore,
  pressTool,
} from './kitchen.ts'
import { STAFF, signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
const OFFLINE = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|409 \(Conflict\)/]
let browser: TestBrowser
let kitchen: Kitchen

beforeAll(async () => {
  browser = await openBrowser()
  kitchen = await openKitchen(url())
})
afterEach(() => kitchen.clear())
afterAll(() => browser.close())

async function readyOrders(count: number): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  while (placed.length < count) {
    const order = await kitchen.place()
    await kitchen.move(order.orderId, 'preparing')
    await kitchen.move(order.orderId, 'ready')
    placed.push(order)
  }
  return placed
}

/** A press on a card that moves does nothing (kitchen 22): whoever sees no question presses again. */
async function pressCompleted(page: Page, order: PlacedOrder, question: Locator): Promise<void> {
  const complete = card(page, order).getByRole('button', { name: /^Mark as Completed/ })
  const ask = async () => {
    if (!(await question.isVisible())) await complete.click({ timeout: 3_000 }).catch(() => undefined)
    return question.isVisible()
  }
  await expect.poll(ask).toBe(true)
}

describe('an order that is not paid', () => {
  test('is completed only after a question, alone, by key or with others, and can be paid afterwards', async () => {
    const [first, second, third, fourth] = (await readyOrders(4)) as [
      PlacedOrder,
      PlacedOrder,
      PlacedOrder,
      PlacedOrder,
    ]
    const page = await browser.page({ width: 1440, height: 900 })
    await openBoard(page, url())
    const question = page.getByRole('dialog', { name: 'Not paid' })
    await pressCompleted(page, first, question)
    await question.getByText(/^\$[\d.]+ is not paid$/).waitFor()
    await keepPicture(page, 'board-unpaid')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => kitchen.statusOf(first.orderId)).toBe('ready')

    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Take payment' }).click()
    await page.getByRole('button', { name: /received$/ }).click()
    await card(page, first).getByText('Paid', { exact: true }).waitFor()
    await card(page, first)
      .getByRole('button', { name: /^Mark as Completed/ })
      .click()
    await card(page, first).waitFor({ state: 'hidden' })

    await pressCompleted(page, second, question)
    await question.getByRole('button', { name: 'Complete unpaid' }).click()
    const finished = column(page, 'Completed').getByRole('button', { name: new RegExp(`^${second.number}`) })
    await finished.getByText(/\$[\d.]+ unpaid/).waitFor()
    await finished.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Collect Cash Payment' }).click()
    await page.getByRole('button', { name: /received$/ }).click()
    await page
      .getByRole('dialog', { name: `Order ${second.number}` })
      .getByText('Paid', { exact: true })
      .waitFor()
    await page.keyboard.press('Escape')
    await finished.getByText(/unpaid/).waitFor({ state: 'hidden' })

    await pressTool(page, 'Choose several')
    for (const order of [third, fourth]) await card(page, order).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Mark as Completed (2)' }).click()
    await question.getByRole('list', { name: 'Unpaid orders' }).getByText(third.number).waitFor()
    await expect.poll(() => question.getByRole('button', { name: 'Take payment' }).count()).toBe(0)
    await question.getByRole('button', { name: 'Complete unpaid' }).click()
    await page.getByText('2 of 2 orders moved').waitFor()
    await expect.poll(() => kitchen.statusOf(fourth.orderId)).toBe('completed')
  })

  test('whose money a colleague takes meanwhile says who and when, and cannot be taken again', async () => {
    const order = await kitchen.place()
    const [owner, staff] = [
      await browser.page({ width: 1440, height: 900 }),
      await browser.page({ width: 1024, height: 768 }),
    ]
    await openBoard(owner, url())
    await openBoard(staff, url(), STAFF)
    for (const page of [owner, staff]) {
      await pressMore(page, order, /^Collect Cash/)
    }
    await staff.getByRole('button', { name: /received$/ }).click()
    const dialog = owner.getByRole('dialog', { name: 'Collect Cash Payment' })
    await dialog.getByText(/^Sam Staff recorded \$[\d.]+ as paid, at \d{1,2}(:\d{2})? [ap]\.m\.$/).waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: /received$/ }).isDisabled()).toBe(true)
  })
})

test('cash of a cancelled order is given back from its details, and then nobody owes it any more', async () => {
  const order = await kitchen.place({ name: 'Wants It Back' })
  await kitchen.takePayment(order.orderId)
  await kitchen.cancel(order.orderId)
  const page = await browser.page({ width: 1440, height: 900 })
  await openBoard(page, url())
  const finished = column(page, 'Completed')
  await finished.getByRole('button', { name: /^Cancelled/ }).click()
  const cancelled = finished.getByRole('button', { name: new RegExp(`^${order.number}`) })
  await cancelled.getByText(/^\$[\d.]+ has to go back by hand$/).waitFor()

  const payments = await page.context().newPage()
  await payments.goto(`${url()}/admin/dashboard?location=truro#payments`)
  const list = payments.getByRole('list', { name: 'Cash to give back' })
  const owed = list.getByRole('link', { name: `Open order ${order.number}` })
  await owed.waitFor()

  await cancelled.click()
  const drawer = page.getByRole('dialog', { name: `Order ${order.number}` })
  await drawer.getByRole('button', { name: 'Cash given back' }).click()
  const question = page.getByRole('dialog', { name: 'Cash given back' })
  await question.getByText(/^Confirm that Wants It Back has \$[\d.]+ back\?$/).waitFor()
  await question.getByRole('button', { name: /^\$[\d.]+ given back$/ }).click()
  await question.waitFor({ state: 'hidden' })
  await drawer.getByRole('button', { name: 'Cash given back' }).waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await cancelled.getByText(/has to go back by hand$/).waitFor({ state: 'hidden' })
  await payments.reload()
  await payments.getByRole('heading', { name: 'Unsettled orders' }).waitFor()
  await payments.getByText('Completed but unpaid').or(payments.getByText('no cash has to go back')).waitFor()
  await owed.waitFor({ state: 'hidden' })
})

describe('an order whose server is away', () => {
  test('says that it is being sent, then that it waits; its details show what the board has', async () => {
    const order = await kitchen.place({ name: 'Known Already', specialInstructions: 'No nuts' })
    const page = await browser.page({ width: 1440, height: 900, expected: OFFLINE, isHurried: true })
    await openBoard(page, url())
    await page.route('**/api/updateOrderStatus', (route) => route.abort())
    await page.route('**/api/getOrderDetails*', (route) => route.abort())
    await card(page, order)
      .getByRole('button', { name: /^Start Preparing/ })
      .click()
    await cardIn(page, 'Under Preparation', order).getByText('sending…').waitFor()
    await cardIn(page, 'Under Preparation', order).getByText('Waiting to be sent').waitFor()
    await openDetails(page, order)
    const drawer = page.getByRole('dialog', { name: `Order ${order.number}` })
    await drawer.getByText('Known Already').waitFor()
    await drawer.getByText('No nuts').waitFor()
    await drawer.getByText('The history of this order shows once the connection is back.').waitFor()
  })
})

describe.each([
  [1280, 720],
  [390, 844],
])('the popup at %i x %i', (width, height) => {
  test('keeps number, customer and button in sight under a long instruction', async () => {
    const page = await browser.page({ width, height })
    await openBoard(page, url())
    const order = await kitchen.place({
      name: 'Long Words',
      specialInstructions: `PEANUT ALLERGY. ${'Please. '.repeat(55)}`,
    })
    const popup = page.getByRole('dialog', { name: `New order ${order.number}` })
    await popup.waitFor()
    await keepPicture(page, `popup-long-${width}`)
    for (const part of [
      popup.getByRole('heading', { name: order.number }),
      popup.getByText('Long Words'),
      popup.getByRole('button', { name: /^Accept Order/ }),
      popup.getByRole('button', { name: 'Look at the board first' }),
    ]) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    }
    const note = await popup.getByText(/PEANUT ALLERGY/).boundingBox()
    expect(note?.y).toBeLessThan(height - 100)
  })
})

test('"Look at the board first" lets one look, whatever waits, until another order comes', async () => {
  const page = await browser.page({ width: 1440, height: 900 })
  await openBoard(page, url())
  const placed = [await kitchen.place(), await kitchen.place(), await kitchen.place()]
  const popup = page.getByRole('dialog', { name: /^New order/ })
  await popup.getByText('and 2 more waiting').waitFor()
  await popup.getByRole('button', { name: 'Look at the board first' }).click()
  await popup.waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByText('3 new orders waiting').waitFor()
  await expect.poll(() => popup.count()).toBe(0)
  const next = await kitchen.place()
  await popup.getByText('and 3 more waiting').waitFor()
  expect(placed.concat(next)).toHaveLength(4)
})

describe.each([
  [1280, 720],
  [390, 844],
])('a toast at %i x %i', (width, height) => {
  test('lies over no control while it is there', async () => {
    const [paid] = [await kitchen.place(), await kitchen.place(), await kitchen.place(), await kitchen.place()]
    const page = await browser.page({ width, height })
    await openBoard(page, url())
    await pressMore(page, paid, /^Collect Cash/)
    await page.getByRole('button', { name: /received$/ }).click()
    await page.locator('[data-sonner-toast][data-mounted="true"]').waitFor()
    await keepPicture(page, `board-toast-${width}`)
    await expect.poll(() => page.evaluate(CONTROLS_UNDER_TOASTS)).toEqual([])
    const next = await kitchen.place()
    await page
      .getByRole('dialog', { name: `New order ${next.number}` })
      .getByRole('button', { name: 'Look at the board first' })
      .click()
    await page.getByRole('region', { name: 'New orders' }).waitFor()
    // The list makes room once the height of the bar is known.
    await expect.poll(() => page.evaluate(CONTROLS_UNDER_TOASTS)).toEqual([])
  })
})

test('on a phone nothing in a row of cash to give back lies over the rest of it', async () => {
  const order = await kitchen.place()
  await kitchen.takePayment(order.orderId)
  await kitchen.cancel(order.orderId)
  const page = await browser.page({ width: 390, height: 844 })
  await signInAsOwner(page, url())
  await page.goto(`${url()}/admin#payments`)
  const row = page
    .getByRole('list', { name: 'Cash to give back' })
    .getByRole('listitem')
    .filter({ hasText: order.number })
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox()
    if (!box) throw new Error('it is not to be seen')
    return box
  }
  const number = await boxOf(row.getByRole('link'))
  const amount = await boxOf(row.getByText(/^\$[\d.]+$/))
  const line = await boxOf(row.getByRole('time'))
  expect(number.x + number.width).toBeLessThanOrEqual(amount.x)
  expect(line.x).toBe(number.x)
  expect(line.y).toBeGreaterThanOrEqual(number.y + number.height)
  await keepPicture(page, 'cash-to-give-back')
})

/** What a person can see of each control and the header, and which of it lies under a toast or the bar of new orders. */
const CONTROLS_UNDER_TOASTS = `(() => {
  const visible = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect()
      if (getComputedStyle(around).overflowY === 'visible') continue
      top = Math.max(top, box.top), bottom = Math.min(bottom, box.bottom)
      left = Math.max(left, box.left), right = Math.min(right, box.right)
    }
    return { left, top, right, bottom: Math.min(bottom, innerHeight) }
  }
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0
  const over = [...document.querySelectorAll('[data-sonner-toast], section[aria-label="New orders"]')]
  if (over.length === 0) return ['nothing lies over the page']
  const controls = [...document.querySelectorAll('header, aside button, aside a, main button, main select, main input, main a')]
  return controls.filter((control) => {
    const box = visible(control)
    return box.bottom > box.top && over.some((one) => meet(one.getBoundingClientRect(), box))
  }).map((control) => control.outerHTML.slice(0, 200))
})()`
