import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { confirmedNumber, knownContact, ordersOf, placeOrder, signUp, toCheckout, unfoldSummary } from './ordering.ts'
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
async function readyToOrder(expected: readonly RegExp[] = []): Promise<Page> {
  const page = await browser.page({ expected: [...LOST, ...expected], isHurried: true })
  await signUp(page, url())
  await toCheckout(page, url())
  await page.getByLabel('Phone Number').fill('902 555 0130')
  return page
}
const button = (page: Page) => page.getByRole('button', { name: /^Place Order|^Creating Order/ })
const storedCarts = (page: Page) => page.evaluate(`localStorage.getItem('sizzle_spice_location_carts')`)

/** Back on the menu, one more dish, which is not in the cart yet; its name. */
async function addAnother(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'Order Now' }).click()
  const first = page.getByRole('button', { name: /^Add .+ to your cart$/ }).first()
  const label = (await first.getAttribute('aria-label')) ?? ''
  // By its name: sections that are not drawn yet do not count, so the first one may be another by now.
  await page.getByRole('button', { name: label, exact: true }).first().click()
  return label.replace(/^Add |(, mild,)? to your cart$/g, '')
}

/** The server gets it and does it; what it says never arrives. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

describe('one wish is one order', () => {
  test('however often and fast the button is pressed, also with Enter', async () => {
    const page = await readyToOrder()
    const pressed = Promise.withResolvers<void>()
    await page.route(CREATE, async (route) => {
      await pressed.promise
      await route.continue()
    })
    await expect.poll(() => button(page).isDisabled()).toBe(false)
    await page.evaluate(
      `for (let n = 0; n < 5; n++) [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('Place Order')).click()`,
    )
    await page.getByRole('button', { name: 'Creating Order...' }).waitFor()
    await page.getByLabel('Full Name').press('Enter')
    pressed.resolve()
    await confirmedNumber(page)
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
  })

  test('when the answer is lost, the browser asks again by itself and hears of the same order', async () => {
    const page = await readyToOrder()
    await page.route(CREATE, loseAnswer, { times: 2 })
    await button(page).click()
    const number = await confirmedNumber(page)
    await expect.poll(async () => (await ordersOf(page)).map(({ shortNumber }) => shortNumber)).toEqual([number])
  })

  test('when every answer is lost, the person is told and presses again', async () => {
    const page = await readyToOrder()
    await page.route(CREATE, loseAnswer, { times: 4 })
    await button(page).click()
    await page.getByText('Network error. Please check your connection and try again').waitFor()
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Priya Sharma')
    await button(page).click()
    await confirmedNumber(page)
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
  })

  test('a reload after the answer was lost tells that the order went through, and sends nothing', async () => {
    const page = await readyToOrder()
    let sent = 0
    await page.route(CREATE, async (route) => {
      sent += 1
      await route.fetch() // the kitchen has it; this page is gone before it hears so
    })
    await button(page).click()
    await expect.poll(async () => (await ordersOf(page)).length).toBe(1)
    const [made] = await ordersOf(page)
    await page.reload()
    await page.getByText(`Your order ${made?.shortNumber} went through.`).waitFor()
    expect([sent, await storedCarts(page)]).toEqual([1, null])
    await keepPicture(page, 'order-went-through')
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.getByRole('alert').getByRole('link', { name: 'See your order' }).first().click()
    await expect.poll(() => confirmedNumber(page)).toBe(made?.shortNumber)
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
  })

  test('the same once more from the menu is asked about, and one press answers', async () => {
    const page = await readyToOrder([/status of 409/])
    const first = await placeOrder(page)
    await toCheckout(page, url())
    await button(page).click()
    await page.getByText(/^You ordered the same at \d+(:\d\d)?\s[ap]\.m\. Order again\?$/).waitFor()
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
    await page.getByRole('link', { name: `See order ${first}` }).waitFor()
    await page.getByRole('button', { name: 'Order again' }).click()
    const second = await confirmedNumber(page)
    expect(second).not.toBe(first)
    await expect.poll(() => ordersOf(page)).toHaveLength(2)
  })

  test('what was typed is still there after a reload', async () => {
    const page = await readyToOrder()
    await page.getByText('Delivery', { exact: true }).click()
    await page.getByLabel('Delivery address').fill('1204 Prince Street')
    await page.reload()
    await page.getByLabel('Delivery address').waitFor()
    await expect.poll(() => page.getByLabel('Delivery address').inputValue()).toBe('1204 Prince Street')
    await knownContact(page).getByText('(902) 555-0130').waitFor()
  })

  test('a refused wish is over: once its cause is gone, the same order is a new wish', async () => {
    const page = await browser.page({ expected: [/status of 409/] })
    await signUp(page, url())
    await toCheckout(page, url())
    await page.getByLabel('Phone Number').fill('902 555 0131')
    await page.route(CREATE, (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 })
    await button(page).click()
    await page.getByText('Closed - Opens today at 11:30 a.m.').waitFor()
    await button(page).click()
    await confirmedNumber(page)
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
  })
})

describe('an order that got no answer', () => {
  const NETWORK = 'Network error. Please check your connection and try again'
  const NOT_ARRIVED = 'Your last order did not reach us. Nothing was ordered, and your cart is as you left it.'

  test('is never sent again without a press: the cart may have changed meanwhile', async () => {
    const page = await readyToOrder()
    let sent = 0
    await page.route(CREATE, (route) => {
      sent += 1
      return sent <= 4 ? route.abort('connectionreset') : route.continue()
    })
    await button(page).click()
    await page.getByText(NETWORK).waitFor()

    const dish = await addAnother(page)
    await page.getByText(NOT_ARRIVED).waitFor()
    await page.getByRole('button', { name: 'View cart' }).click()
    await page.getByRole('link', { name: /^Checkout/ }).click()
    await knownContact(page).waitFor()
    await expect.poll(() => button(page).isDisabled()).toBe(false)
    await unfoldSummary(page)
    await page.getByRole('list', { name: 'Items of your order' }).getByText(dish).first().waitFor()
    expect([sent, await ordersOf(page)]).toEqual([4, []])

    await button(page).click()
    await confirmedNumber(page)
    const [order, ...others] = await ordersOf(page)
    expect([sent, others]).toEqual([5, []])
    expect(JSON.stringify(order?.items)).toContain(dish)
  })

  test('is told of on the menu, and what came into the cart after the press stays there', async () => {
    const page = await readyToOrder()
    await page.route(CREATE, loseAnswer, { times: 4 })
    await button(page).click()
    await page.getByText(NETWORK).waitFor()
    const [made] = await ordersOf(page)
    // The question cannot come up until the dish is in the cart.
    await page.route('**/api/askOrderWish', (route) => route.abort('connectionreset'))
    const dish = await addAnother(page)
    await page.getByText('We could not find out yet whether your last order went through.').waitFor()
    await page.unroute('**/api/askOrderWish')
    // It asks by itself as well, and may be faster than the press.
    const answered = page.getByText(`Your order ${made?.shortNumber} went through.`)
    await page.getByRole('button', { name: 'Ask again now' }).or(answered).click()
    await answered.waitFor()
    const carts = JSON.parse(String(await storedCarts(page))) as { truro: { lines: { name: string }[] } }
    expect(carts.truro.lines.map(({ name }) => name)).toEqual([expect.stringContaining(dish)])
  })

  test('comes first when the person presses for something else: it went through, and nothing more is sent', async () => {
    const page = await readyToOrder()
    await page.route(CREATE, loseAnswer, { times: 4 })
    await button(page).click()
    await page.getByText(NETWORK).waitFor()
    const [made] = await ordersOf(page)
    await page.getByLabel('Allergies or special instructions (optional)').fill('no onions')
    await button(page).click()
    await page.getByText(`Your order ${made?.shortNumber} went through.`).waitFor()
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
  })

  test('ends in an outage: on coming back it is asked about', async () => {
    const page = await readyToOrder([/status of 50\d/])
    const outage = { ...refusal, code: 'internal', userMessage: 'Failed to create order. Please try again.' }
    await page.route(CREATE, (route) => route.fulfill({ status: 500, json: outage }), { times: 4 })
    await button(page).click()
    await page.getByText('Unable to process order. Please try again.').waitFor()
    await page.reload()
    await page.getByText(NOT_ARRIVED).waitFor()
    await expect.poll(() => ordersOf(page)).toEqual([])
    await button(page).click()
    await confirmedNumber(page)
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
  })

  test('is nobody’s business but its person’s: whoever is not signed in is asked to sign in first', async () => {
    const page = await readyToOrder()
    await page.route(CREATE, loseAnswer, { times: 4 })
    await button(page).click()
    await page.getByText(NETWORK).waitFor()
    await page.context().clearCookies()
    await page.goto(`${url()}/menu/truro`)
    await page.getByText(/^An order was sent from this browser, and its answer was lost\. Sign in/).waitFor()
    await signUp(page, url(), 'Somebody Else')
    await page.goto(`${url()}/menu/truro`)
    await page.getByText(/^An order was sent from this browser, and its answer was lost\. Sign in/).waitFor()
    await expect.poll(() => page.getByText(/did not reach us|^Your order/).count()).toBe(0)
    await keepPicture(page, 'sign-in-to-see')
  })
})

describe('one cart is one order', () => {
  test('in two tabs: the second one shows what became of it', async () => {
    const page = await readyToOrder()
    const second = await page.context().newPage()
    await toOpenCheckout(second)
    const number = await placeOrder(page)
    await second.getByText(`This cart was ordered: ${number}`).waitFor()
    await expect.poll(() => button(second).count()).toBe(0)
    await keepPicture(second, 'cart-was-ordered')
    await second.reload()
    await second.waitForURL('**/menu/truro')
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
  })

  test('in two tabs at the very same moment', async () => {
    const page = await readyToOrder([/status of 409/])
    const second = await page.context().newPage()
    await toOpenCheckout(second)
    await expect.poll(() => button(second).isDisabled()).toBe(false)
    const buttons = await Promise.all([page, second].map((tab) => button(tab).elementHandle())) // one order takes both away
    const press = (it: Node, at: number) => setTimeout(() => (it as HTMLElement).click(), at - Date.now())
    await Promise.all(buttons.map((one) => one?.evaluate(press, Date.now() + 500)))
    await expect.poll(async () => (await ordersOf(page)).length).toBe(1)
    const [made] = await ordersOf(page)
    for (const tab of [page, second]) {
      const confirmed = tab.getByRole('heading', { name: 'Order Confirmed!' })
      const ordered = tab.getByText(`This cart was ordered: ${made?.shortNumber}`)
      await confirmed.or(ordered).first().waitFor()
    }
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
  })

  test('where tabs cannot hear of each other, the server says which order it was; a second one takes a press of its own', async () => {
    const page = await readyToOrder([/status of 409/])
    const second = await page.context().newPage()
    // A browser that hands on no storage event, such as a tab that sleeps.
    await second.addInitScript(`addEventListener('storage', (event) => event.stopImmediatePropagation(), true)`)
    await toOpenCheckout(second)
    const number = await placeOrder(page)
    await button(second).click()
    await second.getByText(`You have ordered this cart already: ${number}.`).waitFor()
    await second.getByRole('link', { name: `See order ${number}` }).waitFor()
    await keepPicture(second, 'cart-already-ordered')
    await expect.poll(() => ordersOf(page)).toHaveLength(1)
    await second.getByRole('button', { name: 'Order the same again' }).click()
    await button(second).click()
    await expect.poll(() => confirmedNumber(second)).not.toBe(number)
    await expect.poll(() => ordersOf(page)).toHaveLength(2)
  })

  /** The same cart and form in another tab of the same browser. */
  async function toOpenCheckout(tab: Page): Promise<void> {
    await tab.goto(`${url()}/menu/truro`)
    await tab.getByRole('button', { name: 'View cart' }).click()
    await tab.getByRole('link', { name: /^Checkout/ }).click()
    await tab.getByLabel('Phone Number').fill('902 555 0130')
  }
})

const refusal = {
  success: false,
  code: 'location_closed',
  error: 'Closed - Opens today at 11:30 a.m.',
  userMessage: 'Closed - Opens today at 11:30 a.m.',
  requestId: 'x',
  timestamp: '2026-11-20T12:00:00Z',
}
