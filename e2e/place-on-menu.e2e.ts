import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { useProgram } from './program.ts'

// Where one is on a long menu, and the ways away from there and back.

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const IS_TAKEN_OVER = `Object.keys(document.querySelector('.dish-add')).some((key) => key.startsWith('__react'))`

async function openMenu(): Promise<Page> {
  const page = await browser.page({ width: 390 })
  await page.goto(`${url()}/menu/truro`)
  await expect.poll(() => page.evaluate(IS_TAKEN_OVER)).toBe(true)
  return page
}

test('a search leaves the menu where it is until a letter is typed, and comes back to it (ordering 69)', async () => {
  const page = await openMenu()
  const title = page.getByRole('heading', { name: 'Drinks' })
  const top = () => title.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  // Rows that come near are laid out then, and are not all as high as was guessed.
  await expect
    .poll(async () => {
      await title.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
      return top()
    })
    .toBeLessThan(500)
  const field = page.getByRole('searchbox')
  // A press as a finger has it: a click of the journeys' own scrolls to what sticks.
  const open = async () => {
    const there = await top()
    await page.getByRole('button', { name: 'Search the menu' }).dispatchEvent('click')
    await field.and(page.locator(':focus')).waitFor()
    // The bar that the field stands in is a little higher.
    expect(Math.abs((await top()) - there)).toBeLessThan(16)
    return there
  }
  await open()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  for (const end of ['Escape', 'Clear the search']) {
    const there = await open()
    await page.keyboard.type('paneer')
    await page.getByText('dishes match “paneer”').first().waitFor()
    if (end === 'Escape') await page.keyboard.press(end)
    else await page.getByRole('button', { name: end }).dispatchEvent('click')
    await title.waitFor()
    // Less than a line of text.
    await expect.poll(async () => Math.abs((await top()) - there)).toBeLessThan(16)
  }
})

test('with a cart one step leads to it from every dish, and passing the way once is enough (menu 93)', async () => {
  const page = await openMenu()
  await page.getByRole('button', { name: 'Add Rose Falooda to your cart' }).first().click()
  await page.getByRole('button', { name: 'View cart' }).waitFor()
  const pressed = async (key: string) => {
    await page.keyboard.press(key)
    return page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.textContent')
  }
  const names = await page.getByRole('heading', { level: 3 }).allTextContents()
  const second = names.indexOf('Samosa Chaat')
  await page.getByRole('button', { name: 'Samosa Chaat', exact: true }).first().focus()
  expect(await pressed('Tab')).toContain('Samosa Chaat')
  expect(await pressed('Tab')).toBe('Skip to your cart')
  // Further on it is one step back.
  expect(await pressed('Tab')).toBe(names[second + 1])
  await pressed('Tab')
  expect(await pressed('Tab')).toBe(names[second + 2])
  expect(await pressed('Shift+Tab')).toBe('Skip to your cart')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('View cart')
})
