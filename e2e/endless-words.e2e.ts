import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn } from './booking.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { toCheckout } from './ordering.ts'
import { signInAsOwner } from './people.ts'
import { type Program, startProgram } from './program.ts'

// Every name, address, dish, note and letter is one word of 200 letters.
let program: Program
let browser: TestBrowser

beforeAll(async () => {
  program = await startProgram()
  await program.tell({ do: 'plant-text', isEndless: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

const PAGES = ['/', '/menu/truro', '/reservations', '/dashboard', '/dashboard#reservations', '/profile']

/** What stands out over the window, and is not cut off by a part that scrolls on its own. */
const tooWide = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')

/** Words of our own that a narrow column has taken apart, letter by letter. */
const brokenLabels = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('main button, main a, main label, main dt, main th')]
    .filter((one) => one.offsetParent && !/W{20}/.test(one.textContent) && one.textContent.trim().length > 2)
    .filter((one) => one.clientWidth > 0 && one.clientWidth < 24 && one.clientHeight > 60)
    .map((one) => one.textContent)`)

/** What the edge of the window cuts off, though nothing there scrolls. */
const cutOff = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('main h1, main h2, main p, main a, main button')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
    .filter((one) => {
      for (let box = one.parentElement; box; box = box.parentElement)
        if (/auto|scroll|hidden/.test(getComputedStyle(box).overflowX)) return false
      return true
    })
    .map((one) => one.textContent.slice(0, 60))`)

async function fits(page: Page, what: string): Promise<void> {
  await expect.poll(() => tooWide(page), { message: `${what} is too wide` }).toBeLessThanOrEqual(0)
  await expect.poll(() => cutOff(page), { message: what }).toEqual([])
  await expect.poll(() => brokenLabels(page), { message: what }).toEqual([])
  await keepPicture(page, `endless-${what.replaceAll(/\W+/g, '-')}`)
}

test.each([390, 320])('at %i px a word without an end widens no page of the guests', async (width) => {
  const page = await browser.page({ width })
  await signInAsOwner(page, program.url)
  for (const path of PAGES) {
    await page.goto(program.url + path)
    await page.locator('main h1, main h2, main h3').first().waitFor()
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
    await fits(page, `${path} at ${width}`)
  }
  await page.goto(`${program.url}/dashboard`)
  await page.getByRole('link', { name: 'Receipt' }).first().click()
  await page.getByRole('article').first().waitFor()
  await fits(page, `a receipt at ${width}`)
})

test.each([390, 320])('at %i px nor does it widen a dish, the cart, the checkout or a booking', async (width) => {
  const page = await browser.page({ width })
  await signInAsOwner(page, program.url)
  await page.goto(`${program.url}/menu/truro`)
  await page.locator('.dish-open').first().click()
  const dish = page.getByRole('dialog')
  await dish.waitFor()
  await expect.poll(() => dish.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await fits(page, `a dish at ${width}`)
  await toCheckout(page, program.url)
  await fits(page, `the checkout at ${width}`)
  await page.goto(`${program.url}/menu/truro`)
  await page.getByRole('button', { name: 'View cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.waitFor()
  await expect.poll(() => cart.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await fits(page, `the cart at ${width}`)
  await page.goto(`${program.url}/reservations?location=truro&date=${dateIn(3)}&party=2`)
  await page.getByRole('button', { name: '7 p.m.' }).click()
  await page.getByText('Held for').waitFor()
  await fits(page, `a booking at ${width}`)
})

/** Buttons and lists whose words stand out over their frame, or that are wider than the place they stand in. */
const outOfFrame = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('main button, main select')]
    .filter((one) => one.checkVisibility() && one.clientWidth > 4)
    .filter((one) => one.scrollWidth > one.clientWidth + 1 ||
      (one.closest('main li')?.clientWidth ?? Infinity) + 1 < one.offsetWidth)
    .map((one) => one.outerHTML.slice(0, 120))`)

/** A location's list is otherwise as wide as the longest name in it. */
const listsOfLocations = (page: Page) =>
  page.evaluate<number[]>(`[...document.querySelectorAll('main select')]
    .filter((one) => ['Location', 'Category', 'Station'].includes(one.getAttribute('aria-label')) && one.checkVisibility())
    .map((one) => one.offsetWidth)`)

test.each(['create-order', 'menu', 'orders', 'stations', 'reservations'])(
  'on a desk it stands in its button and widens no list of %s',
  async (section) => {
    const page = await browser.page({ width: 1280 })
    await signInAsOwner(page, program.url)
    await page.goto(`${program.url}/admin/dashboard#${section}`)
    await page.locator('main h1, main h2').first().waitFor({ state: 'attached' })
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
    await page.locator('main select:visible').first().waitFor()
    await expect.poll(() => outOfFrame(page)).toEqual([])
    for (const width of await listsOfLocations(page)) expect(width).toBeLessThanOrEqual(224)
    await keepPicture(page, `endless-desk-${section}`)
  },
)
