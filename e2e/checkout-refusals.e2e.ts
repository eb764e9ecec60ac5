import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { confirmedNumber, ordersOf, signUp, toCheckout } from './ordering.ts'
import { payByCard } from './pay-by-card.ts'
import { type Program, startProgram } from './program.ts'

// What stops an order at the press, and how the customer goes on from there.
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

const button = (page: Page) => page.getByRole('button', { name: /^Place Order/ })
const payment = (page: Page) => page.getByRole('dialog', { name: 'Payment' })
const cart = (page: Page) => page.evaluate(`localStorage.getItem('sizzle_spice_location_carts')`)
const linesOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Items of your order', includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .allTextContents()

/** The POSTs that follow, by name. */
function sent(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') names.push(new URL(request.url()).pathname.replace('/api/', ''))
  })
  return names
}

async function readyToOrder(way: 'Cash' | 'Pay online'): Promise<Page> {
  const page = await browser.page({ expected: [/live|status of 40[049]/] })
  // Nothing tells this browser of changes: what it does not ask for itself, it does not know.
  await page.route('**/api/live', (route) => route.abort())
  await signUp(page, url())
  await page.goto(`${url()}/menu/truro`)
  for (const name of ['Papadum Basket', 'Rose Falooda'])
    await page
      .getByRole('button', { name: `Add ${name} to your cart` })
      .first()
      .click()
  await page.getByRole('button', { name: 'View cart' }).click()
  await page.getByRole('link', { name: /^Checkout/ }).click()
  await page.getByLabel('Phone Number').fill('902 555 0160')
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check()
  await expect.poll(() => button(page).isDisabled()).toBe(false)
  return page
}

test.each([390, 1280])(
  'a press on the button that is off leads to what is missing, at %i px (ordering 50)',
  async (width) => {
    const page = await browser.page({ width })
    await signUp(page, url())
    await toCheckout(page, url())
    await button(page).click({ force: true })
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('phone')
    await page.getByText('Please enter a valid phone number').waitFor()
  },
)

describe.each(['Pay online', 'Cash'] as const)('what changed without a word is found at the press: %s', (way) => {
  const change = async (id: string, now: object, before: object) => {
    await program.tell({ do: 'dish', at: 'truro', id, change: now })
    onTestFinished(() => program.tell({ do: 'dish', at: 'truro', id, change: before }))
  }
  const finish = async (page: Page) => {
    await page.getByRole('button', { name: 'Update my order' }).click()
    await expect.poll(() => page.getByRole('alert').getByText(/./).count()).toBe(0)
    await button(page).click()
    if (way === 'Cash') await confirmedNumber(page)
    else await payment(page).getByRole('button', { name: 'Continue to Payment' }).waitFor()
  }

  test('another price', async () => {
    const page = await readyToOrder(way)
    await change('papadum-basket', { price: 1001 }, { price: 499 })
    const posts = sent(page)
    await button(page).click()
    await page.getByText('The menu has changed since you filled your cart').waitFor()
    await page.getByRole('alert').filter({ hasText: /pric/i }).waitFor()
    expect(posts).not.toContain('createCustomerPayment')
    await expect.poll(() => ordersOf(page)).toEqual([])
    await finish(page)
  })

  test('a dish that is sold out', async () => {
    const page = await readyToOrder(way)
    await change('rose-falooda', { isSoldOut: true }, { isSoldOut: false })
    const posts = sent(page)
    await button(page).click()
    await page.getByText('Rose Falooda cannot be ordered right now.').waitFor()
    await page
      .getByRole('alert')
      .filter({ hasText: /available: Rose Falooda/ })
      .waitFor()
    expect(posts).not.toContain('createCustomerPayment')
    await expect.poll(() => ordersOf(page)).toEqual([])
    await finish(page)
  })
})

test('a card press asks for the prices first, and opens a payment only then', async () => {
  const page = await readyToOrder('Pay online')
  const posts = sent(page)
  await button(page).click()
  await payment(page).waitFor()
  expect(posts.slice(0, 2)).toEqual(['validatePricing', 'createCustomerPayment'])
})

describe('doors that close while somebody checks out', () => {
  const ALWAYS = { open: '00:00', close: '00:00', closed: false }
  const hours = (day: object) => program.tell({ do: 'hours', at: 'truro', day })
  /** Open for one minute of the day, half a day away from now. */
  function farAway() {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Halifax', hour: '2-digit', hourCycle: 'h23' })
    const hour = format.format(Date.now() + 12 * 3_600_000)
    return { open: `${hour}:00`, close: `${hour}:01`, closed: false }
  }

  test.each(['Pay online', 'Cash'] as const)('are told of once, and the button sleeps: %s', async (way) => {
    const page = await readyToOrder(way)
    await hours(farAway())
    onTestFinished(() => hours(ALWAYS))
    await button(page).click()
    await expect.poll(() => button(page).isDisabled()).toBe(true)
    await page.getByText(/Closed - Opens (today|tomorrow) at/).waitFor()
    await expect.poll(() => page.getByText(/Closed - Opens/).count()).toBe(1)
    await expect.poll(() => button(page).textContent()).toContain('Place Order')
    await keepPicture(page, `press-closed-${way}`)
    await expect.poll(() => payment(page).count()).toBe(0)
    await expect.poll(() => ordersOf(page)).toEqual([])
  })
})

test('a card that the bank refuses is said to be refused, and a good card pays for the same cart', async () => {
  const page = await readyToOrder('Pay online')
  const [before, lines] = [await cart(page), await linesOf(page)]
  expect(lines).toHaveLength(2)
  const payWith = async (number: string) => {
    await button(page).click()
    await payment(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await payByCard(page, number)
  }
  await payWith('4000 0000 0000 0259')
  await page.getByRole('heading', { name: 'Processing Your Order' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Processing Your Order' }).waitFor()

  const refused = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Card refused' }) })
  const sentence = 'Your card was refused. Nothing was charged, and your cart is as you left it.'
  await refused.getByText(sentence).waitFor()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await keepPicture(page, 'card-refused')
  await page.reload()
  await refused.getByText(sentence).waitFor()
  await expect.poll(() => ordersOf(page)).toEqual([])
  await expect.poll(() => cart(page)).toBe(before)

  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await expect.poll(() => linesOf(page)).toEqual(lines)
  await expect.poll(() => page.getByRole('radio', { name: /^Pay online/ }).isChecked()).toBe(true)
  await payWith('4242 4242 4242 4242')
  await confirmedNumber(page)
  await page.getByText('PAID', { exact: true }).waitFor()
  await expect.poll(() => ordersOf(page)).toHaveLength(1)
  await expect.poll(() => cart(page)).toBeNull()
})

test('whoever is only signed out is told to sign in, above the open cart', async () => {
  const page = await browser.page()
  await page.goto(`${url()}/menu/truro`)
  await page.getByRole('button', { name: 'Add Papadum Basket to your cart' }).first().click()
  await page.getByRole('button', { name: 'View cart' }).waitFor()
  await page.goto(`${url()}/checkout`)
  await page.waitForURL('**/menu/truro')
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
  const told = page.getByRole('listitem').filter({ hasText: 'Please sign in to checkout.' })
  // A press tells that nothing lies above it.
  await told.getByRole('button', { name: 'Close toast' }).click()
  await told.waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
})
