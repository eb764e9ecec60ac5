import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { signUp, toCheckout } from './ordering.ts'
import { useProgram } from './program.ts'
import { readAloud, saidBadly } from './read-aloud.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Of these kinds, in the order in which they are read. */
async function linesOf(page: Page, roles: readonly string[]): Promise<string[]> {
  const said = await readAloud(page)
  expect(saidBadly(said)).toEqual([])
  return said.filter(({ role }) => roles.includes(role)).map(({ line }) => line)
}

test('the menu is read from the place to its dishes, and a dish from its name to the button that adds it', async () => {
  const page = await browser.page({ width: 390 })
  await page.goto(`${url()}/menu/truro`)
  await page.getByText('Ready from').first().waitFor()
  const parts = await linesOf(page, ['banner', 'heading', 'navigation', 'group', 'search', 'checkbox', 'contentinfo'])
  expect(parts.slice(0, 7)).toEqual([
    'banner',
    'heading Truro Heights',
    'navigation Location',
    'group How would you like your order?',
    'navigation Categories',
    'search',
    expect.stringMatching(/^checkbox Show filters/),
  ])
  expect(parts).toContain('contentinfo')
  const dishes = await linesOf(page, ['article', 'heading', 'button'])
  const dish = dishes.slice(dishes.indexOf('heading Samosa Chaat') - 1).slice(0, 4)
  expect(dish).toEqual(['article', 'heading Samosa Chaat', 'button Samosa Chaat', 'button Choose Samosa Chaat'])
})

test('the checkout is read from how and when to who, and from the money to the button', async () => {
  const page = await browser.page({ width: 390 })
  await signUp(page, url())
  await toCheckout(page, url())
  const asked = await linesOf(page, ['heading', 'group', 'textbox'])
  expect(asked.slice(0, 10)).toEqual([
    'heading Checkout',
    'group How would you like it?',
    'group When would you like it?',
    'group Your details',
    'textbox Full Name',
    'textbox Phone Number',
    'textbox Email Address',
    'textbox Allergies or special instructions (optional)',
    'group Tip for the kitchen',
    'group How would you like to pay?',
  ])
  const buttons = await linesOf(page, ['group', 'button'])
  const last = buttons.slice(buttons.indexOf('group How would you like to pay?'))
  expect(last).toEqual([
    'group How would you like to pay?',
    'button Add a promo code',
    expect.stringMatching(/^button 2 items Cash on pickup Show the order summary$/),
    'button Add a phone number to place the order',
    expect.stringMatching(/^button Place Order/),
  ])
})

test('a kitchen on the homepage is named before anything is said of it', async () => {
  const page = await browser.page({ width: 390 })
  await page.goto(url())
  const said = await readAloud(page)
  expect(saidBadly(said)).toEqual([])
  const kitchens = said.flatMap(({ role }, at) => (role === 'article' ? [said[at + 1]?.line] : []))
  expect(kitchens).toEqual(['heading New Glasgow', 'heading Truro Heights'])
})
