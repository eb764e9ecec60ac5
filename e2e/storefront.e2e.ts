import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const IS_TAKEN_OVER = `Object.keys(document.querySelector('.dish-add')).some((key) => key.startsWith('__react'))`

async function openMenu(path = '/menu/truro', width = 390): Promise<Page> {
  const page = await browser.page({ width })
  await page.goto(url() + path)
  // The page can be read before its script has come; these journeys are about what the script adds.
  await expect.poll(() => page.evaluate(IS_TAKEN_OVER)).toBe(true)
  return page
}

const dishNames = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents()
const addOne = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^Add (another )?${name}`) })
    .first()
    .click()

async function openCart(page: Page) {
  await page.getByRole('button', { name: 'View cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.waitFor()
  return cart
}

const storedCarts = (page: Page) => page.evaluate(`localStorage.getItem('sizzle_spice_location_carts')`)

describe('finding a dish', () => {
  test('the menu narrows as one types, accents or not; the address keeps it over a reload', async () => {
    const page = await openMenu()
    await page.getByRole('button', { name: 'Search the menu' }).click()
    await page.getByRole('searchbox').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('PANÈER tik')
    await page.getByText('dishes match “PANÈER tik”').or(page.getByText('dish matches “PANÈER tik”')).first().waitFor()
    for (const name of await dishNames(page)) expect(name).toContain('Paneer')
    await page.waitForURL(/\?search=PAN%C3%88ER\+tik$/)
    await page.reload()
    await page.getByText('“PANÈER tik”').first().waitFor()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('PANÈER tik')
    await page.getByRole('link', { name: 'Show all' }).click()
    await page.waitForURL(/\/menu\/truro$/)
    await expect.poll(async () => (await dishNames(page)).length).toBeGreaterThan(55)
  })

  test('searching from the middle of the menu shows the first result under the field (ordering 56)', async () => {
    const page = await openMenu()
    await page.getByRole('heading', { name: 'Drinks' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Search the menu' }).click()
    await page.getByRole('searchbox').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('paneer')
    await page.getByText('dishes match “paneer”').first().waitFor()
    const tops = () =>
      page.evaluate<number[]>(
        `['.menu-search-field', '.dish'].map((one) => document.querySelector(one).getBoundingClientRect().top)`,
      )
    await expect.poll(async () => (await tops())[0]).toBeLessThan(130)
    await expect.poll(async () => (await tops())[1]).toBeLessThan(340)
  })

  test('diet and heat narrow together, and where nothing is left the way back is offered', async () => {
    const page = await openMenu('/menu/truro?diet=vegan&heat=hot')
    const group = page.getByRole('group', { name: 'Show only' })
    await page.getByText('matches: Vegan, Hot').waitFor()
    await page.getByRole('checkbox', { name: 'Show filters' }).check({ force: true })
    await group.getByRole('button', { name: 'Vegan', pressed: true }).waitFor()
    await group.getByRole('button', { name: 'Medium' }).click()
    await page.waitForURL(/heat=medium,hot/)
    await expect.poll(async () => (await dishNames(page)).length).toBeGreaterThan(1)
    await page.goto(`${url()}/menu/truro?search=zebra`)
    await page.getByText('Nothing on this menu matches “zebra”').waitFor()
    await page.getByRole('link', { name: 'Show the whole menu' }).click()
    await page.getByRole('heading', { name: 'Appetizers' }).waitFor()
  })

  test('a special on the homepage leads to its dish on the menu, which is marked', async () => {
    const page = await browser.page()
    await page.goto(url())
    const special = page.getByRole('link', { name: /Valley Squash Kootu/ })
    await special.click()
    await page.waitForURL(/\/menu\/truro#dish-/)
    const row = page.locator('[data-marked]')
    await row.getByRole('heading', { name: 'Valley Squash Kootu' }).waitFor()
    const top = (await row.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThan(100) // clear of the two bars
    expect(top).toBeLessThan(400)
  })
})

describe('the cart', () => {
  test('a dish is chosen with heat and quantity; the total says what it comes to', async () => {
    const page = await openMenu()
    await page.getByRole('button', { name: 'Butter Chicken', exact: true }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Butter Chicken' })
    await sheet.getByRole('radio', { name: /^Mild/ }).waitFor({ state: 'attached' })
    await expect.poll(() => sheet.getByRole('radio', { name: /^Mild/ }).isChecked()).toBe(true)
    await sheet.getByText('Bold heat for spice lovers').click()
    await sheet.getByRole('button', { name: 'One Butter Chicken more' }).click()
    await sheet.getByRole('button', { name: 'Add to cart · $35.98' }).click()
    await sheet.waitFor({ state: 'hidden' })
    const cart = await openCart(page)
    await cart.getByText(/^Full · Hot · /).waitFor()
    await expect.poll(() => storedCarts(page)).toMatch(/"cartKey":"butter-chicken-hot~\w+"/)
  })

  test('waits in the header of other pages, and opens from there (ordering 55)', async () => {
    const page = await openMenu()
    const waiting = page.getByRole('banner').getByRole('link', { name: 'Your cart, 1 item' })
    await addOne(page, 'Rose Falooda')
    await page.getByRole('button', { name: 'View cart' }).waitFor()
    await expect.poll(() => waiting.count()).toBe(0)
    for (const path of ['/', '/reservations', '/privacy']) {
      await page.goto(url() + path)
      await waiting.waitFor()
    }
    await page.goto(url())
    const kitchens = () => page.getByRole('link', { name: /^Menu in / }).allTextContents()
    await expect.poll(kitchens).toEqual(['Menu in Truro Heights', 'Menu in New Glasgow'])
    const card = page.getByRole('complementary', { name: 'Your cart' })
    await card.getByText('1 item in your cart').waitFor()
    await card.getByRole('link', { name: 'Continue' }).waitFor()
    await waiting.click()
    await page.waitForURL(/\/menu\/truro$/)
    await page.getByRole('dialog', { name: 'Your cart' }).getByText('Rose Falooda').first().waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'View cart' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('its limits are said in the specified words, where the hand is', async () => {
    const page = await openMenu()
    await addOne(page, 'Rose Falooda')
    await page.getByRole('button', { name: 'Rose Falooda', exact: true }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Rose Falooda' })
    for (let more = 1; more < 10; more += 1) await sheet.getByRole('button', { name: /more$/ }).click()
    await sheet.getByRole('button', { name: /^Add to cart/ }).click()
    await sheet.getByRole('alert').getByText('Maximum 10 items allowed for Rose Falooda').waitFor()
  })

  test('quantities change in place; what was removed comes back where it was', async () => {
    const page = await openMenu()
    for (const name of ['Papadum Basket', 'Rose Falooda', 'Masala Cola']) await addOne(page, name)
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'One Rose Falooda more' }).click()
    await cart.getByText('Subtotal, 4 items').waitFor()
    await cart.getByRole('button', { name: 'Remove Rose Falooda' }).click()
    const undo = cart.getByRole('button', { name: 'Undo: put Rose Falooda back' })
    await undo.waitFor()
    await expect.poll(() => undo.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await cart.getByText('Subtotal, 4 items').waitFor()
    await expect
      .poll(() => cart.getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringContaining('Papadum Basket'),
        expect.stringContaining('Rose Falooda'),
        expect.stringContaining('Masala Cola'),
      ])
  })

  test('it survives a reload and signing in, belongs to its location, and leaves no key when empty', async () => {
    const page = await openMenu()
    await addOne(page, 'Masala Cola')
    await page.getByRole('button', { name: 'View cart' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'View cart' }).waitFor()
    await signInAsOwner(page, url())
    await page.goto(`${url()}/menu/new-glasgow`)
    await page.getByText('Your cart is empty').waitFor({ state: 'attached' })
    await page.goto(`${url()}/menu/truro`)
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'One Masala Cola less' }).click()
    await cart.getByText('Your cart is empty').waitFor()
    await expect.poll(() => storedCarts(page)).toBeNull()
  })

  test.each(['{broken', '[]', '{"truro":[{"price":"free"}]}'])(
    '%s in the storage is dropped with a warning',
    async (text) => {
      const page = await browser.page()
      await page.addInitScript(`localStorage.setItem('sizzle_spice_location_carts', ${JSON.stringify(text)})`)
      await page.goto(`${url()}/menu/truro`)
      await page.getByText('Your saved cart could not be read, so it starts empty.').waitFor()
      await expect.poll(() => storedCarts(page)).toBeNull()
    },
  )

  test('delivery falls back to pickup where there is none, says why, and is remembered', async () => {
    const page = await openMenu()
    await page.getByText('Delivery', { exact: true }).first().click()
    await page.getByRole('navigation', { name: 'Location' }).getByRole('link', { name: 'New Glasgow' }).click()
    await page.getByText('New Glasgow does not deliver, so this is set to pickup.').waitFor()
    await expect.poll(() => page.getByRole('radio', { name: 'Pickup' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('radio', { name: 'Delivery' }).isDisabled()).toBe(true)
    await page.getByRole('navigation', { name: 'Location' }).getByRole('link', { name: 'Truro Heights' }).click()
    await page.getByText(/^To your door\.|^At your door about/).waitFor()
  })
})

test('with the keyboard alone one finds a dish, chooses its heat, and gets to the cart', async () => {
  const page = await openMenu('/menu/truro', 1440)
  const tabTo = async (name: RegExp, limit = 60) => {
    for (let press = 0; press < limit; press += 1) {
      await page.keyboard.press('Tab')
      const text = await page.evaluate(
        'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent',
      )
      if (name.test(String(text))) return
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  await tabTo(/^Search the menu/)
  await page.keyboard.type('goat')
  await page.getByText('“goat”').first().waitFor()
  await tabTo(/Goat/)
  const dish = await page.evaluate('document.activeElement.textContent')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(/^on$|^$/, 4) // the radio has no words of its own
  await page.keyboard.press('ArrowDown')
  await tabTo(/^Add to cart/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'View cart' }).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(dish)
  await page.keyboard.press('Home')
  await page.locator('header a').first().focus()
  await page.keyboard.press('Shift+Tab')
  await tabTo(/^Skip to your cart/, 12)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('View cart')
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByText('Medium', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await cart.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('View cart')
})

test.each(['/', '/menu/truro', '/reservations', '/login'])(
  '%s becomes live without a question to Intl (decision 84)',
  async (path) => {
    const page = await browser.page()
    await page.addInitScript(`asked = []
    for (const name of ['NumberFormat', 'DateTimeFormat']) {
      Intl[name] = new Proxy(Intl[name], {
        construct(made, given) {
          asked.push(name)
          return new made(...given)
        },
      })
    }`)
    await page.goto(url() + path)
    await page.getByRole('button').first().waitFor()
    expect(await page.evaluate('asked')).toEqual([])
  },
)
