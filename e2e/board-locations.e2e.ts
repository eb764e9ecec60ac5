import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { card, cardIn, type Kitchen, openBoard, openKitchen } from './kitchen.ts'
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
  expect(await card(page, there).count()).toBe(0)

  await page.getByLabel('Location').selectOption('All Locations')
  await cardIn(page, 'Under Preparation', there).waitFor()
  await card(page, here).waitFor()
  await keepPicture(page, 'board-all')
  await card(page, there)
    .getByRole('button', { name: /^Mark as Ready/ })
    .click()
  await expect.poll(() => kitchen.statusOf(there.orderId)).toBe('ready')
  await page.getByLabel('Type of order').selectOption('Delivery')
  await card(page, here).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).searchParams.get('type')).toBe('delivery')
  await page.getByLabel('Type of order').selectOption('All types')
  await card(page, here).waitFor()

  await page.getByLabel('Location').selectOption('Truro Heights')
  await page.getByRole('button', { name: /^Sound settings/ }).click()
  await page.getByRole('checkbox', { name: 'New Glasgow' }).uncheck()
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
  const query = () => new URL(page.url()).search
  await page.goto(`${url()}/admin/dashboard?location=zzz&type=zzz#orders`)
  await expect.poll(query).toBe('?location=truro')
  await page.goto(`${url()}/admin/dashboard?page=abc&refunds=zzz#payments`)
  await expect.poll(query).toBe('')
  await page.goto(`${url()}/admin/dashboard?page=9999&state=zzz#messages`)
  await expect.poll(query).toBe('')
})

test('who works at one kitchen is not asked which', async () => {
  const page = await browser.page({ width: 1440, height: 900 })
  await openBoard(page, url(), STAFF)
  expect(await page.getByLabel('Location').locator('option').allTextContents()).toEqual(['Truro Heights'])
})
