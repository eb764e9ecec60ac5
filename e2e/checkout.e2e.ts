import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { findInSummary, knownContact, ordersOf, placeOrder, signUp, toCheckout } from './ordering.ts'
import { useProgram } from './program.ts'

const url = useProgram({ BUSINESS_NUMBER: '123456789 RT0001' })
let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const IS_TOO_WIDE = 'document.documentElement.scrollWidth > innerWidth'
const expectNewest = (page: Page) => expect.poll(async () => (await ordersOf(page))[0])

describe('ordering for cash', () => {
  test('pickup, with a tip: the confirmation, the receipt and the orders agree', async () => {
    const page = await browser.page()
    await signUp(page, url())
    await toCheckout(page, url())
    await page.getByLabel('Phone Number').fill('902 555 0123')
    await page.getByLabel('10%').check()
    const button = page.getByRole('button', { name: /^Place Order/ })
    const total = /\$[\d.,]+/.exec((await button.textContent()) ?? '')?.[0] ?? ''
    const number = await placeOrder(page)
    await expect.poll(() => page.getByText('CASH ON PICKUP').count()).toBe(1)
    await page.getByText(/Estimated ready time: \d{1,2}(:\d\d)? [ap]\.m\. A[SD]T/).waitFor()
    // In coins: the last digit is 0 or 5.
    await page.getByText(/^Bring \$[\d,]+\.\d[05] in cash and pay at the counter\.$/).waitFor()

    await page.getByRole('link', { name: 'Click to View Receipt' }).click()
    const receipt = page.getByRole('article', { name: `Receipt ${number}` })
    await receipt.waitFor()
    const text = (await receipt.textContent()) ?? ''
    for (const part of ['PAY AT PICKUP', 'GST/HST no. 123456789 RT0001', 'HST (14%)', 'Tip', total]) {
      expect(text).toContain(part)
    }
    await page.goto(`${url()}/dashboard`)
    await page
      .getByRole('article', { name: `Order ${number}` })
      .getByRole('status')
      .getByText('Order Received')
      .waitFor()
    await expect.poll(() => page.evaluate('localStorage.getItem("sizzle_spice_location_carts")')).toBeNull()
  })

  test('delivery asks for an address, and the phone number is known the next time', async () => {
    const page = await browser.page()
    await signUp(page, url())
    await toCheckout(page, url())
    await page.getByLabel('Phone Number').fill('902 555 0124')
    await page.getByText('Delivery', { exact: true }).click()
    await page.getByRole('button', { name: /^Place Order/ }).click()
    await page.getByText('Delivery address is required for delivery orders').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('address')
    await page.getByLabel('Delivery address').fill('1204 Prince Street')
    await page.getByLabel('Delivery instructions (optional)').fill('Ring twice')
    await placeOrder(page)
    await expectNewest(page).toMatchObject({
      orderType: 'delivery',
      deliveryInfo: { address: '1204 Prince Street', instructions: 'Ring twice' },
    })
    await toCheckout(page, url())
    await knownContact(page).getByText('(902) 555-0124').waitFor()
  })

  test('dine-in takes the table and the party; New Glasgow has no delivery', async () => {
    const page = await browser.page()
    await signUp(page, url())
    await toCheckout(page, url(), 'new-glasgow')
    await expect.poll(() => page.getByRole('radio', { name: /Delivery/ }).isDisabled()).toBe(true)
    await expect.poll(() => page.getByRole('radio', { name: /Pickup/ }).isChecked()).toBe(true)
    await page.getByText('Dine-in', { exact: true }).click()
    await page.getByLabel('Table number').fill('7')
    await page.getByLabel('Party size').fill('21')
    await page.getByLabel('Phone Number').fill('902 555 0125')
    await page.getByRole('button', { name: /^Place Order/ }).click()
    await page.getByText('Please specify a valid party size (1-20 people)').waitFor()
    await page.getByLabel('Party size').fill('4')
    const number = await placeOrder(page)
    expect(number).toMatch(/^NGL-/)
    await expectNewest(page).toMatchObject({
      orderType: 'dine-in',
      tableInfo: { tableNumber: '7', partySize: 4 },
    })
  })

  test('a number of another country is sent with its own code (people 20)', async () => {
    const page = await browser.page()
    await signUp(page, url())
    await toCheckout(page, url())
    await page.getByRole('button', { name: /Canada, change country/ }).click()
    await page.keyboard.type('united k')
    // Enter takes the first of the list, which follows the typing a moment later.
    await page.getByRole('option', { name: /United States/ }).waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await page.getByLabel('Phone Number').fill('7911 123456')
    await placeOrder(page)
    await expectNewest(page).toMatchObject({ customerInfo: { phone: '+447911123456' } })
  })
})

describe('what the form says', () => {
  test.each([
    ['Full Name', 'Priya <3', 'Name contains invalid characters'],
    ['Full Name', 'x'.repeat(50), 'Name must be less than 50 characters'],
    ['Email Address', `${'p'.repeat(95)}@x.test`, 'Email address is too long'],
    ['Phone Number', '902 555 012 3456 7890', 'Phone number is too long'],
  ])('%s "%s": %s', async (label, typed, sentence) => {
    const page = await browser.page()
    await signUp(page, url())
    await toCheckout(page, url())
    await page.getByLabel('Phone Number').fill('902 555 0123')
    await page.getByLabel(label).fill(typed)
    await page.getByRole('button', { name: /^Place Order/ }).click()
    await page.getByText(sentence).waitFor()
    await page.getByText('Please complete all required fields correctly').waitFor()
    await page.getByLabel(label).fill('')
    await expect.poll(() => page.getByText(sentence).count()).toBe(0)
    await expect.poll(() => ordersOf(page)).toEqual([])
  })

  test('the button sleeps until name, email and phone could be right', async () => {
    const page = await browser.page()
    await signUp(page, url())
    await toCheckout(page, url())
    const button = page.getByRole('button', { name: /^Place Order/ })
    await expect.poll(() => button.isDisabled()).toBe(true)
    await page.getByLabel('Phone Number').fill('902 555 0123')
    await expect.poll(() => button.isDisabled()).toBe(false)
    for (const [label, typed] of [
      ['Full Name', 'P'],
      ['Email Address', 'priya@'],
      ['Phone Number', '902 555'],
    ] as const) {
      const before = await page.getByLabel(label).inputValue()
      await page.getByLabel(label).fill(typed)
      await expect.poll(() => button.isDisabled()).toBe(true)
      await page.getByLabel(label).fill(before)
      await expect.poll(() => button.isDisabled()).toBe(false)
    }
  })

  test('a field that is left says what is wrong with it, and the button what it waits for', async () => {
    const page = await browser.page()
    await signUp(page, url())
    await toCheckout(page, url())
    await page.getByRole('button', { name: 'Add a phone number to place the order' }).waitFor()
    for (const [label, typed, sentence] of [
      ['Full Name', 'A', 'Name must be at least 2 characters'],
      ['Email Address', 'foo', 'Please enter a valid email address'],
      ['Phone Number', '12345', 'Please enter a valid phone number'],
    ] as const) {
      await page.getByLabel(label).fill(typed)
      await page.getByLabel(label).blur()
      await page.getByText(sentence).waitFor()
      await expect.poll(() => page.getByLabel(label).getAttribute('aria-invalid')).toBe('true')
    }
    await page.getByText('Check your name, the email address and the phone number to place the order').waitFor()
    await expect.poll(() => page.getByText('Please complete all required fields correctly').count()).toBe(0)
    await keepPicture(page, 'checkout-left-fields')
    await page.getByLabel('Full Name').fill('Priya')
    await expect.poll(() => page.getByText('Name must be at least 2 characters').count()).toBe(0)
    await page.getByText('Check the email address and the phone number to place the order').waitFor()
  })

  test('a custom tip is held between 0 and 100 dollars', async () => {
    const page = await browser.page()
    await signUp(page, url())
    await toCheckout(page, url())
    await page.getByRole('radio', { name: 'Custom' }).check()
    const tip = page.getByLabel('Tip in dollars')
    await tip.fill('100.01')
    await expect.poll(() => tip.inputValue()).toBe('100')
    await tip.fill('-5')
    await expect.poll(() => tip.inputValue()).toBe('0')
    await tip.fill('2,50')
    await expect.poll(() => tip.inputValue()).toBe('2.50')
    await findInSummary(page, '$2.50')
    await tip.fill('3.25')
    await findInSummary(page, '$3.25')
  })
})

describe('the doors of the checkout', () => {
  test('without anything to check out it leads back to the menu and says so (ordering 10)', async () => {
    const page = await browser.page()
    await signUp(page, url())
    await page.goto(`${url()}/checkout`)
    await page.waitForURL('**/menu/truro')
    await page.getByRole('alert').getByText('Invalid checkout data. Please try again.').waitFor()
  })

  test('logging out there is no mistake that needs a word', async () => {
    const page = await browser.page({ width: 1280, height: 900 })
    await signUp(page, url())
    await toCheckout(page, url())
    await page.locator('[popovertarget="account-menu"]').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${url()}/`)
    await page.getByRole('link', { name: 'Order / Reserve' }).first().waitFor()
    await expect.poll(() => page.getByText('Please sign in to checkout.').count()).toBe(0)
  })

  test('who has signed out meanwhile is asked to sign in', async () => {
    const page = await browser.page()
    await signUp(page, url())
    await toCheckout(page, url())
    await page.context().clearCookies()
    await page.reload()
    await page.waitForURL('**/menu/truro')
    await page.getByText('Please sign in to checkout.').waitFor()
  })
})

const brokenChoices = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('fieldset label span.font-semibold, fieldset .pill')].filter((label) => {
    const words = document.createRange()
    words.selectNodeContents([...label.childNodes].find(({ nodeType }) => nodeType === 3) ?? label)
    if (label.textContent.startsWith('As soon as possible')) return false // may take two lines on the narrowest phones
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1
  }).map((label) => label.textContent)`)

test('every choice is said on one line, and nothing scrolls sideways, at any width', async () => {
  const page = await browser.page()
  await signUp(page, url())
  await toCheckout(page, url())
  await page.getByRole('radio', { name: 'Custom' }).check()
  await expect.poll(() => page.locator('fieldset label').count()).toBe(15)
  for (const width of [320, 360, 390, 640, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect([width, ...(await brokenChoices(page))]).toEqual([width])
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'), { message: String(width) })
      .toBeLessThanOrEqual(0)
  }
})

const isUnderTheBar = (page: Page) =>
  page.evaluate(`(({ activeElement: one }, bar) => getComputedStyle(bar).position === 'sticky' && !bar.contains(one) &&
    one.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 4)(document, document.querySelector('.submit-bar'))`)

test.each([390, 1440])('ordering by keyboard alone at %i pixels', async (width) => {
  const page = await browser.page({ width })
  await signUp(page, url())
  await toCheckout(page, url())
  const focused = () =>
    page.evaluate<string>('(document.activeElement.name || document.activeElement.textContent || "").trim()')
  const tabTo = async (wanted: RegExp) => {
    for (let n = 0; n < 40; n++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => isUnderTheBar(page), { message: `${await focused()} is under the bar` }).toBe(false)
      if (wanted.test(await focused())) return
    }
    throw new Error(`no way to ${wanted} by Tab`)
  }
  await tabTo(/^phone$/)
  await page.keyboard.type('9025550126')
  await tabTo(/^specialInstructions$/)
  await page.keyboard.type('no onions')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await tabTo(/^Place Order/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
  await expect.poll(() => focused()).toBe('Order Confirmed!')
  await expectNewest(page).toMatchObject({
    specialInstructions: 'no onions',
    customerInfo: { phone: '+19025550126' },
  })
})

test.each([390, 1440])('every screen on the way is usable at %i pixels for everybody', async (width) => {
  const page = await browser.page({ width })
  await signUp(page, url())
  await toCheckout(page, url())
  const check = async (screen: string) => {
    await keepPicture(page, `${screen}-${width}`)
    await expect.poll(() => problemsByAxe(page), { message: screen }).toEqual([])
    await expect.poll(() => page.evaluate(IS_TOO_WIDE), { message: `${screen} is too wide` }).toBe(false)
  }
  await check('checkout')
  await page.getByLabel('Phone Number').fill('902 555 0127')
  await placeOrder(page)
  await check('order-success')
  await page.getByRole('link', { name: 'Click to View Receipt' }).click()
  await page.getByRole('article').waitFor()
  await check('receipt')
  await page.goto(`${url()}/dashboard`)
  await page.getByRole('article').first().waitFor()
  await check('dashboard')
  await page.getByRole('button', { name: 'Order again' }).click()
  await page.getByText(/^Your cart at Truro Heights holds/).waitFor()
  await check('order-again')
})
