import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { tabUntil } from './keyboard.ts'
import { placeOrder, signUp, toCheckout } from './ordering.ts'
import { type Program, startProgram } from './program.ts'

// What the bars at the head and the foot of a page leave of it, for who goes by keyboard.

let program: Program
let browser: TestBrowser
beforeAll(async () => {
  program = await startProgram()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

/** What a press changes and scrolls is on the screen. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))'

/** Goes on by Tab, and names what of it no press would reach because something lies over it. */
async function coveredOnTheWay(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    await page.evaluate(DRAWN)
    // The row of categories goes sideways, under the search at its end.
    const name = await page.evaluate<string>(`(() => {
      const { activeElement } = document
      const target = activeElement.matches('input') ? activeElement.labels[0] : activeElement
      // A link in a sentence may go over two lines.
      const [box] = target.getClientRects()
      const x = box.left + box.width / 2
      const isSeen = [0.1, 0.5, 0.9].every((part) => {
        const there = document.elementFromPoint(x, box.top + box.height * part)
        return target.contains(there) || activeElement.contains(there)
      })
      return isSeen || activeElement.closest('.menu-categories, [popover]') ? '' : target.textContent || String(target.ariaLabel)
    })()`)
    if (name) covered.push(name)
  }
  return covered
}

describe.each([
  ['a window of 1280 px at 400 %', { width: 320, height: 180 }, '16px'],
  ['text twice as large on a phone', { width: 390, height: 844 }, '32px'],
])('%s: no bar covers what has the focus (menu 89)', (name, size, text) => {
  const open = async () => {
    const page = await browser.page(size)
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '${text}'
    })`)
    return page
  }

  test('on the menu with a cart, and in a dish', async () => {
    const page = await open()
    await page.goto(`${program.url}/menu/truro`)
    await page.getByRole('button', { name: 'Add Masala Poutine, mild, to your cart' }).click()
    await page.getByRole('button', { name: 'View cart' }).waitFor()
    const first = page.getByRole('button', { name: 'Choose Vegetable Samosas' })
    await first.focus()
    expect(await coveredOnTheWay(page, 12)).toEqual([])
    await page.getByRole('button', { name: 'Choose Paneer Butter Masala', exact: true }).press('Enter')
    const dish = page.getByRole('dialog', { name: 'Paneer Butter Masala' })
    await dish.getByRole('radio').first().waitFor({ state: 'attached' })
    await dish.getByRole('radio').first().focus()
    expect(await coveredOnTheWay(page, 10)).toEqual([])
    await keepPicture(page, `bars-dish-${size.width}`)
  })

  test('and at the checkout', async () => {
    const page = await open()
    await signUp(page, program.url)
    await toCheckout(page, program.url)
    await tabUntil(page, page.getByLabel('Phone Number'))
    expect(await coveredOnTheWay(page, 6)).toEqual([])
    await keepPicture(page, `bars-checkout-${name.length}`)
  })
})

test('on a desk the card of an order under way lies over no plus, wherever the menu is scrolled to', async () => {
  const page = await browser.page({ width: 1280, height: 720 })
  await signUp(page, program.url)
  await toCheckout(page, program.url)
  await page.getByLabel('Phone Number').fill('902 555 0171')
  await placeOrder(page)
  await page.goto(`${program.url}/menu/truro`)
  const card = page.getByRole('complementary', { name: 'Your order' })
  await card.getByRole('link', { name: /^Track order/ }).waitFor()
  for (const [width, height] of [
    [840, 800],
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    // From side to side they never meet, so neither do they at any height.
    const [left, right] = await page.evaluate<[number, number]>(`(() => {
      const { left, right } = document.querySelector('.cart-bar > .bar-row').getBoundingClientRect()
      return [left, right]
    })()`)
    const pluses = await page.evaluate<[number, number][]>(`[...document.querySelectorAll('.dish-add')].map((plus) => {
      const { left, right } = plus.getBoundingClientRect()
      return [left, right]
    })`)
    expect(pluses.length).toBeGreaterThan(4)
    expect(pluses.filter(([begin, end]) => begin < right && end > left)).toEqual([])
  }
})

test('text twice as large on a phone leaves four fifths of the menu above an order and above the last one (menu 92)', async () => {
  const page = await browser.page({ width: 390, height: 844 })
  await signUp(page, program.url)
  await toCheckout(page, program.url)
  await page.getByLabel('Phone Number').fill('902 555 0171')
  await placeOrder(page)
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '32px'
  })`)
  for (const [name, act] of [
    ['Your order', page.getByRole('link', { name: /^Track order/ })],
    ['Your last order', page.getByRole('button', { name: 'Order again' })],
  ] as const) {
    await page.goto(`${program.url}/menu/truro`)
    const bar = page.getByRole('complementary', { name })
    await bar.and(page.locator('.cart-bar')).waitFor()
    const { height } = (await bar.boundingBox()) ?? { height: 844 }
    expect(height).toBeLessThanOrEqual(844 / 5)
    const [words, below] = await Promise.all([bar.locator('p').boundingBox(), act.boundingBox()])
    expect(below?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
    await keepPicture(page, `bars-order-${name.length}`)
    // The kitchen is done with it.
    await page.route(/\/getMyOrders/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"pending"', '"completed"') })
    })
  }
})
