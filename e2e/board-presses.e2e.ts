import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import {
  card,
  cardIn,
  column,
  type Kitchen,
  openBoard,
  openKitchen,
  type PlacedOrder,
  pressMore,
  pressTool,
} from './kitchen.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser
let kitchen: Kitchen

beforeAll(async () => {
  browser = await openBrowser()
  kitchen = await openKitchen(url())
})
afterEach(() => kitchen.clear())
afterAll(() => browser.close())

const several = async (count: number): Promise<PlacedOrder[]> => {
  const placed: PlacedOrder[] = []
  while (placed.length < count) placed.push(await kitchen.place())
  return placed
}
const statuses = (orders: readonly PlacedOrder[]) => Promise.all(orders.map(({ orderId }) => kitchen.statusOf(orderId)))
const mainButton = (page: Page, order: PlacedOrder) => card(page, order).locator('[data-act$=":move"]')
const popup = (page: Page, { number }: PlacedOrder) => page.getByRole('dialog', { name: `New order ${number}` })
const accept = (dialog: Locator) => dialog.getByRole('button', { name: /^Accept Order/ })
const ready = (button: Locator) => button.and(button.page().locator(':not([aria-disabled])')).waitFor()

/** As fast as a hand is: at one place, whatever lies there by then. */
async function clicksAt(page: Page, button: Locator, gaps: readonly number[]): Promise<void> {
  await ready(button)
  const box = await button.boundingBox()
  if (!box) throw new Error('there is no such button')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  // None waits for the one before: that would make the gaps as long as this machine is slow.
  const clicks = [0, ...gaps].map(async (_, nth) => {
    await page.waitForTimeout(gaps.slice(0, nth).reduce((sum, gap) => sum + gap, 0))
    const clickCount = nth === 0 ? 1 : 2
    await Promise.all([page.mouse.down({ clickCount }), page.mouse.up({ clickCount })])
  })
  await Promise.all(clicks)
}

type Stroke = 'down' | 'up'
const PRESSED: readonly Stroke[] = ['down', 'up']
const HELD: readonly Stroke[] = [...Array.from({ length: 12 }, () => 'down' as const), 'up']

/** One after another without a pause: waiting for each would make the gaps as long as this machine is slow. */
async function strokesAtOnce(page: Page, strokes: readonly Stroke[]): Promise<void> {
  await Promise.all(strokes.map((stroke) => page.keyboard[stroke]('Enter')))
}

/** Every toast from now on, also those that are gone again when the test looks. */
const KEEP_TOASTS = `globalThis.toasts = new Set()
  new MutationObserver(() => document.querySelectorAll('[data-sonner-toast]').forEach((one) => toasts.add(one)))
    .observe(document.body, { childList: true, subtree: true })`

describe('one press is one step', () => {
  test('a double click moves one order, and what slides under the pointer stays untouched', async () => {
    const [first, second, third] = (await several(3)) as [PlacedOrder, PlacedOrder, PlacedOrder]
    const page = await browser.page({ width: 1440, height: 900 })
    await openBoard(page, url())
    await clicksAt(page, mainButton(page, first), [60, 220, 220])
    await cardIn(page, 'Under Preparation', first).waitFor()
    await expect.poll(() => kitchen.statusOf(first.orderId)).toBe('preparing')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await clicksAt(page, mainButton(page, second), [])
    await expect.poll(() => statuses([first, second, third])).toEqual(['preparing', 'preparing', 'pending'])
  })

  test('Enter that is pressed twice or held takes one step; a number and Enter always take one', async () => {
    const [first, second] = (await several(2)) as [PlacedOrder, PlacedOrder]
    const page = await browser.page({ width: 1440, height: 900 })
    await openBoard(page, url())
    await ready(mainButton(page, first))
    await page.keyboard.press('1')
    await strokesAtOnce(page, [...PRESSED, ...PRESSED, ...HELD])
    await cardIn(page, 'Under Preparation', first).waitFor()
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await cardIn(page, 'Under Preparation', second).waitFor()
    await expect.poll(() => statuses([first, second])).toEqual(['preparing', 'preparing'])
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await cardIn(page, 'Ready', first).waitFor()
    await expect.poll(() => statuses([first, second])).toEqual(['ready', 'preparing'])
  })

  test('a double click, two Enters and a held Enter accept one order each', async () => {
    const page = await browser.page({ width: 1280, height: 720 })
    await openBoard(page, url())
    const orders = (await several(5)) as [PlacedOrder, PlacedOrder, PlacedOrder, PlacedOrder, PlacedOrder]
    await popup(page, orders[0]).getByText('and 4 more waiting').waitFor()
    await clicksAt(page, accept(popup(page, orders[0])), [60, 200])
    await popup(page, orders[1]).waitFor()
    await ready(accept(popup(page, orders[1])))
    await accept(popup(page, orders[1])).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await popup(page, orders[2]).waitFor()
    await page.keyboard.press('Enter')
    await ready(accept(popup(page, orders[2])))
    await accept(popup(page, orders[2])).focus()
    for (let repeat = 0; repeat < 12; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await popup(page, orders[3]).waitFor()
    await expect.poll(() => statuses(orders)).toEqual(['preparing', 'preparing', 'preparing', 'pending', 'pending'])
  })

  test('money is recorded, an order cancelled and a batch moved once, and said once', async () => {
    const [paid, cancelled, one, two] = (await several(4)) as [PlacedOrder, PlacedOrder, PlacedOrder, PlacedOrder]
    const page = await browser.page({ width: 1440, height: 900 })
    await openBoard(page, url())
    await page.evaluate(KEEP_TOASTS)
    await pressMore(page, paid, /^Collect Cash/)
    await clicksAt(page, page.getByRole('button', { name: /received$/ }), [60])
    await page.getByText(`${paid.number}: `).first().waitFor()
    await pressMore(page, cancelled, /^Cancel/)
    await page.getByLabel('Reason for cancellation').fill('No more rice')
    await clicksAt(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }), [60])
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await pressTool(page, 'Choose several')
    for (const order of [one, two]) await card(page, order).getByRole('checkbox').check()
    await clicksAt(page, page.getByRole('button', { name: 'Start Preparing (2)' }), [60])
    // Of those that were kept: one that was seen and went again counts.
    await expect
      .poll(() => page.evaluate<string[]>('[...toasts].map((one) => one.textContent)'))
      .toEqual([
        expect.stringMatching(/recorded as paid$/),
        'Order cancelled successfully.',
        expect.stringContaining('2 of 2 orders moved'),
      ])
  })
})

describe('an order that comes while somebody writes', () => {
  test('leaves them the keyboard, and comes over everything when they pause', async () => {
    const page = await browser.page({ width: 1440, height: 900 })
    await openBoard(page, url())
    const search = page.getByLabel('Search the orders')
    await search.pressSequentially('mango ', { delay: 60 })
    const order = await kitchen.place()
    await page.getByText(`1 new order waiting: ${order.number}`).waitFor()
    await search.pressSequentially('lassi please', { delay: 120 })
    await search.press('Enter')
    await expect.poll(() => search.inputValue()).toBe('mango lassi please')
    await popup(page, order).waitFor()
    await expect.poll(() => kitchen.statusOf(order.orderId)).toBe('pending')
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H2')
    await popup(page, order).getByRole('button', { name: 'Look at the board first' }).click()
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toBe('Search the orders')
  })

  test('gives the keyboard back to the question that it came over', async () => {
    const order = await kitchen.place()
    const page = await browser.page({ width: 1440, height: 900 })
    await openBoard(page, url())
    await pressMore(page, order, /^Cancel/)
    const reason = page.getByLabel('Reason for cancellation')
    await reason.pressSequentially('Out of ')
    const next = await kitchen.place()
    await popup(page, next).waitFor()
    await page.keyboard.press('Escape')
    await popup(page, next).waitFor({ state: 'hidden' })
    await page.keyboard.type('paneer')
    await expect.poll(() => reason.inputValue()).toBe('Out of paneer')
    await column(page, 'Pending Orders').waitFor()
  })
})
