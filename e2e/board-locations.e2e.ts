import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import {
  card,
  cardIn,
  column,
  type Kitchen,
  openBoard,
  openKitchen,
  type PlacedOrder,
  pressTool,
  putPopupAway,
} from './kitchen.ts'
import { STAFF } from './people.ts'
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

test('who may see two kitchens hears both, sees both, and may switch one off', async () => {
  const here = await kitchen.place({ name: 'Here' })
  const page = await browser.page({ width: 1440, height: 900 })
  await openBoard(page, url())
  const there = await kitchen.place({ at: 'new-glasgow', name: 'There' })
  const popup = page.getByRole('dialog', { name: `New order ${there.number}` })
  await popup.getByText('New Glasgow: New order').waitFor()
  await expect.poll(() => page.title()).toMatch(/^\(1\)/)
  await popup.getByRole('button', { name: /^Accept Order/ }).click()
  await expect.poll(() => kitchen.statusOf(there.orderId)).toBe('preparing')
  await expect.poll(() => card(page, there).count()).toBe(0)

  await page.getByLabel('Location').selectOption('All Locations')
  await cardIn(page, 'Under Preparation', there).waitFor()
  await card(page, here).waitFor()
  await keepPicture(page, 'board-all')
  await card(page, there)
    .getByRole('button', { name: /^Mark as Ready/ })
    .click()
  await expect.poll(() => kitchen.statusOf(there.orderId)).toBe('ready')
  await page.getByLabel('Location').selectOption('Truro Heights')
  await pressTool(page, /^Sound /)
  await page.getByRole('group', { name: 'New Glasgow' }).getByLabel('New orders').uncheck()
  await page.keyboard.press('Escape')
  await kitchen.place({ at: 'new-glasgow' })
  const mine = await kitchen.place()
  await page
    .getByRole('dialog', { name: `New order ${mine.number}` })
    .getByText('New order', { exact: true })
    .waitFor()
})

test('an address that makes no sense says what is on the screen instead', async () => {
  const page = await browser.page({ width: 1440, height: 900 })
  await openBoard(page, url())
  const address = () => new URL(page.url()).search + new URL(page.url()).hash
  await page.goto(`${url()}/admin/dashboard?location=zzz#orders?status=zzz&orderType=zzz&sortBy=zzz&sortOrder=zzz`)
  await expect.poll(address).toBe('?location=truro#orders')
  await page.goto(`${url()}/admin/dashboard#payments?page=abc&refunds=zzz`)
  await expect.poll(address).toBe('#payments')
  await page.goto(`${url()}/admin/dashboard#messages?page=9999&state=zzz`)
  // The newest message opens beside the list as soon as there is one.
  await expect.poll(address).toMatch(/^#messages(\/[\da-f-]{36})?$/)
})

test('who works at one kitchen is not asked which', async () => {
  const page = await browser.page({ width: 1440, height: 900 })
  await openBoard(page, url(), STAFF)
  await expect.poll(() => page.getByLabel('Location').locator('option').allTextContents()).toEqual(['Truro Heights'])
})

/** What the address narrows the board to: the location in its query, the rest behind the section. */
const query = (page: Page) => {
  const { searchParams, hash } = new URL(page.url())
  return Object.fromEntries([...searchParams, ...new URLSearchParams(hash.split('?')[1])])
}
const shown = (page: Page, title: string) =>
  column(page, title)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label')))
const labels = (...orders: PlacedOrder[]) => orders.map(({ number }) => `Order ${number}`)

test('filters narrow the board, say what they hide, never hide a new order, and are all taken away at once', async () => {
  const [one, two] = [await kitchen.place({ name: 'Filter One' }), await kitchen.place({ name: 'Filter Two' })]
  const cooking = await kitchen.place({ name: 'Cooking' })
  await kitchen.move(cooking.orderId, 'preparing')
  const page = await browser.page({ width: 1280, height: 720 })
  await openBoard(page, url())
  const toolbar = page.locator('header').filter({ has: page.getByRole('heading', { name: 'Order Management' }) })
  const filters = page.getByRole('search', { name: 'Filters' })
  await expect.poll(async () => (await toolbar.boundingBox())?.height).toBeLessThan(70)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Status').selectOption('Preparing')
  await filters.getByText('Only Preparing. 2 open orders are hidden, 2 of them new.').waitFor()
  await cardIn(page, 'Under Preparation', cooking).waitFor()
  await expect.poll(() => column(page, 'Pending Orders').count()).toBe(0)
  await page.getByLabel('Type of order').selectOption('Delivery')
  await column(page, 'Under Preparation').getByText('Nothing here matches the search.').waitFor()
  await page.getByLabel('Search the orders').fill('nobody')
  await expect
    .poll(() => query(page))
    .toEqual({ location: 'truro', status: 'preparing', orderType: 'delivery', search: 'nobody' })
  await page.reload()
  await filters.getByText('Only Preparing, Delivery, “nobody”. 3 open orders are hidden, 2 of them new.').waitFor()

  const fresh = await kitchen.place({ name: 'Not To Be Missed' })
  await putPopupAway(page, fresh)
  await filters.getByText('4 open orders are hidden, 3 of them new.').waitFor()
  await keepPicture(page, 'board-filtered')
  await filters.getByRole('button', { name: 'Show all' }).click()
  for (const order of [one, two, fresh]) await cardIn(page, 'Pending Orders', order).waitFor()
  await expect.poll(() => query(page)).toEqual({ location: 'truro' })
  await expect.poll(() => page.getByLabel('Search the orders').inputValue()).toBe('')

  await page.getByLabel('Search the orders').fill('Cooking')
  await cardIn(page, 'Pending Orders', one).waitFor({ state: 'hidden' })
  await expect.poll(() => query(page)).toEqual({ location: 'truro', search: 'Cooking' })
  await page.getByRole('region', { name: 'New orders' }).getByRole('link', { name: 'Show' }).click()
  await putPopupAway(page, fresh)
  await cardIn(page, 'Pending Orders', fresh).waitFor()
})

test('cards are sorted as chosen, and this device keeps to it', async () => {
  const [small, large] = [await kitchen.place({ name: 'Zoe' }), await kitchen.place({ name: 'Adam', quantity: 3 })]
  const last = await kitchen.place({ name: 'Mia', quantity: 2 })
  const page = await browser.page({ width: 390 })
  await openBoard(page, url())
  const order = () => shown(page, 'Pending Orders')
  // What has more dishes takes longer: it is promised for later than what came after it.
  await expect.poll(order).toEqual(labels(small, last, large))
  // On a phone the row folds away with each choice.
  const sort = async (by: string) => {
    await pressTool(page, 'Filters')
    await page.getByLabel('Sort').selectOption(by)
    await page.getByLabel('Sort').waitFor({ state: 'hidden' })
  }
  await sort('Highest total first')
  await expect.poll(order).toEqual(labels(large, last, small))
  expect(query(page)).toEqual({ location: 'truro', sortBy: 'total', sortOrder: 'desc' })
  await sort('Name A to Z')
  await expect.poll(order).toEqual(labels(large, last, small))
  await sort('Newest order first')
  await expect.poll(order).toEqual(labels(last, large, small))
  await page.goto(`${url()}/admin/dashboard?location=truro#payments`)
  await page.goto(`${url()}/admin/dashboard?location=truro#orders`)
  await expect.poll(order).toEqual(labels(last, large, small))
})

test('several that were chosen and then filtered away are not moved', async () => {
  const [seen, unseen] = [await kitchen.place({ name: 'Seen' }), await kitchen.place({ name: 'Filtered' })]
  const page = await browser.page({ width: 1440, height: 900 })
  await openBoard(page, url())
  await pressTool(page, 'Choose several')
  for (const order of [seen, unseen]) await card(page, order).getByRole('checkbox').check()
  await page.getByLabel('Search the orders').fill('Seen')
  await page.getByRole('button', { name: 'Start Preparing (1)' }).click()
  await page.getByText('1 of 1 orders moved').waitFor()
  await expect.poll(() => kitchen.statusOf(unseen.orderId)).toBe('pending')
})

// Whole: a person sees all of the card, so also its main button.
const WHOLE_CARDS = `(() => {
  const isInside = (box, around) =>
    box.top >= around.top - 1 && box.bottom <= around.bottom + 1 && box.left >= around.left - 1 && box.right <= around.right + 1
  return [...document.querySelectorAll('main article')].filter((card) => {
    const box = card.getBoundingClientRect()
    if (box.width === 0 || !card.querySelector('[data-act$=":move"]')) return false
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return false
    for (let around = card.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if ((overflowX !== 'visible' || overflowY !== 'visible') && !isInside(box, around.getBoundingClientRect())) return false
    }
    return true
  }).length
})()`
/** `around`: what a card needs beside its dishes, each of which is one line of 28 px where nothing was chosen with it. */
const SIZES_OF_CARD = `(() => {
  const card = document.querySelector('main article')
  const size = (element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const around = card.offsetHeight - card.querySelector('ul').offsetHeight
  return { around, number: size(card.querySelector('h3 button > span:last-child')), dish: size(card.querySelector('li')) }
})()`

test('on a Friday night many whole cards are on the screen, large enough for two metres (kitchen 33)', async () => {
  for (let count = 0; count < 18; count += 1) {
    const { orderId } = await kitchen.place({ name: 'Friday Night' })
    if (count < 12) await kitchen.move(orderId, 'preparing')
    if (count < 6) await kitchen.move(orderId, 'ready')
  }
  const page = await browser.page({ width: 1280, height: 720 })
  await openBoard(page, url())
  await page.getByRole('article').first().waitFor()
  await expectWhole(page, { '1280x720': 6, '1024x768': 4, '820x1180': 9, '1180x820': 5, '1920x1080': 12 })
  const { around, ...text } = await page.evaluate<{ around: number }>(SIZES_OF_CARD)
  expect(text).toEqual({ number: 40, dish: 24 })
  expect(around + 28).toBeLessThanOrEqual(150)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('button', { name: /^\d+ Completed$/ }).click()
  await page
    .getByRole('dialog', { name: 'Finished orders' })
    .getByRole('button', { name: 'Close', exact: true })
    .click()
  await page.getByRole('button', { name: 'Tools' }).click()
  await page.getByRole('radio', { name: /^Tickets/ }).check()
  await page.getByRole('region', { name: 'Tickets' }).waitFor()
  await page.keyboard.press('Escape')
  await expectWhole(page, { '1280x720': 8, '1920x1080': 15 })
})

async function expectWhole(page: Page, atLeast: Readonly<Record<string, number>>): Promise<void> {
  for (const [size, cards] of Object.entries(atLeast)) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate<number>(WHOLE_CARDS), { message: size }).toBeGreaterThanOrEqual(cards)
  }
}
