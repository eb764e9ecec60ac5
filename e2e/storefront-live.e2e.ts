import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { type Program, startProgram } from './program.ts'

// What happens to an open page while somebody works in the back office, or while the clock does.
let program: Program
let browser: TestBrowser
/** Looked at while the doors of New Glasgow close. */
let watched: Page
const UNTIL_CLOSED_MS = 150_000

beforeAll(async () => {
  program = await startProgram()
  browser = await openBrowser()
  await program.tell({ do: 'hours', at: 'new-glasgow', day: { open: '00:00', close: soon(), closed: false } })
  watched = await browser.page()
  await watched.clock.install()
  await watched.goto(program.url)
  await watched
    .getByText(/Closes at/)
    .first()
    .waitFor()
  await watched.evaluate('window.neverReloaded = true')
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

/** The next full minute in Halifax that is not upon us; never midnight, which would mean a whole day. */
function soon(): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Halifax', timeStyle: 'short', hourCycle: 'h23' })
  const wanted = [80_000, 140_000].map((ms) => format.format(Date.now() + ms))
  return wanted.find((time) => time !== '00:00') ?? ''
}

const change = (id: string, what: object, at = 'truro') => program.tell({ do: 'dish', at, id, change: what })
const row = (page: Page, id: string) => page.locator(`#dish-${id}`)
const topOf = async (page: Page, id: string) => (await row(page, id).boundingBox())?.y

/** A row has its true height once it was drawn in view, which is a frame after the scroll. */
const drawn = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')

async function openMenu(path = '/menu/truro', width = 390): Promise<Page> {
  const page = await browser.page({ width })
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/live'))
  await page.goto(program.url + path)
  await live
  return page
}

test.each([390, 1440])(
  'at %i px a change of the menu is there at once, and nothing moves under the reader',
  async (width) => {
    const page = await openMenu('/menu/truro', width)
    await row(page, 'chicken-korma').scrollIntoViewIfNeeded()
    await page.evaluate('scrollBy(0, 200)')
    await drawn(page)
    const before = await topOf(page, 'chicken-korma')
    const height = () => page.evaluate('document.documentElement.scrollHeight')
    const lower = await height()

    // Above the reader: three specials appear, and a description grows by lines. Before their eyes: a price.
    const specials = ['vegetable-samosas', 'pani-puri', 'samosa-chaat']
    for (const id of specials) await change(id, { isTodaysSpecial: true })
    await change('chicken-korma', { price: 2000 + width })
    await row(page, 'chicken-korma')
      .getByText(`$${((2000 + width) / 100).toFixed(2)}`)
      .waitFor()
    await expect.poll(() => height()).toBeGreaterThan(Number(lower))
    await expect
      .poll(async () => Math.abs(Number(await topOf(page, 'chicken-korma')) - Number(before)))
      .toBeLessThanOrEqual(1)

    for (const id of specials) await change(id, { isTodaysSpecial: false })
    await expect.poll(height).toBe(lower)
    await expect
      .poll(async () => Math.abs(Number(await topOf(page, 'chicken-korma')) - Number(before)))
      .toBeLessThanOrEqual(1)
  },
)

test('at the top of the page a new special is simply there', async () => {
  const page = await openMenu()
  await change('pani-puri', { isTodaysSpecial: true })
  await page.locator('#todays-specials').getByRole('heading', { name: 'Pani Puri' }).waitFor()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await change('pani-puri', { isTodaysSpecial: false })
})

test('the cart names what changed line by line, keeps saying it over a reload, and counts at the new price', async () => {
  const page = await openMenu()
  for (const name of ['Papadum Basket', 'Rose Falooda'])
    await page
      .getByRole('button', { name: `Add ${name} to your cart` })
      .first()
      .click()
  await change('papadum-basket', { price: 700 })
  await change('rose-falooda', { isSoldOut: true })
  await page.getByText('Papadum Basket is $7.00 now, it was $4.99.').waitFor()
  await page.getByText('Rose Falooda is sold out and was taken out of your cart.').waitFor()
  await expect.poll(() => row(page, 'rose-falooda').getByText('Sold out today').isVisible()).toBe(true)
  await expect.poll(() => row(page, 'rose-falooda').getByRole('button', { name: /^Add/ }).count()).toBe(0)

  await page.reload()
  await page.getByRole('button', { name: 'That is fine' }).click()
  await page.getByText('1 item · $7.00').waitFor()
  await expect.poll(() => page.getByText('Your cart has changed with the menu').count()).toBe(0)
  await page.reload()
  await page.getByText('1 item · $7.00').waitFor()
  await expect.poll(() => page.getByText('Your cart has changed with the menu').count()).toBe(0)
  await change('rose-falooda', { isSoldOut: false })
})

test('a dish that sells out while its sheet is open cannot be added any more', async () => {
  const page = await openMenu()
  await page.getByRole('button', { name: 'Butter Chicken', exact: true }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Butter Chicken' })
  await sheet.getByRole('button', { name: /^Add to cart/ }).waitFor()
  await change('butter-chicken', { isSoldOut: true })
  await sheet.getByText('Sold out today. It cannot be ordered right now.').waitFor()
  await change('butter-chicken', { isSoldOut: false })
  await sheet.getByRole('button', { name: /^Add to cart/ }).waitFor()
})

test('a screen that is come back to shows what changed meanwhile', async () => {
  const page = await openMenu()
  await page.getByRole('link', { name: 'Sizzle & Spice' }).first().click()
  await page.locator('#kitchens').waitFor()
  await change('masala-chai', { price: 444 })
  await page.goBack()
  await row(page, 'masala-chai').getByText('$4.44').waitFor()
})

test('the doors close on an open page by themselves, when the minute comes', async () => {
  await program.passTime(UNTIL_CLOSED_MS, watched)
  await watched
    .getByText(/^Closed - Opens tomorrow at 12 a.m.$/)
    .first()
    .waitFor()
  await expect.poll(() => watched.evaluate('window.neverReloaded')).toBe(true)
})

test('where it is closed one fills the cart for later, and the bar says when it opens', async () => {
  const page = await browser.page()
  await page.clock.install({ time: Date.now() + UNTIL_CLOSED_MS })
  await page.goto(`${program.url}/menu/new-glasgow`)
  await page
    .getByRole('button', { name: /^Add .+ to your cart$/ })
    .first()
    .click()
  await page.locator('.cart-bar').getByText('Closed - Opens tomorrow at 12 a.m.').first().waitFor()
  await page.getByRole('button', { name: 'View cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByText(/^Closed - Opens tomorrow at 12 a.m. Order now for .+ or later\.$/).waitFor()
  await cart.getByRole('link', { name: /^Sign in to order/ }).waitFor()
})
