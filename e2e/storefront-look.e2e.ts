import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { type Program, startProgram } from './program.ts'

let program: Program
let browser: TestBrowser

const LONG = 'Grandmother’s Slow-Roasted Annapolis Valley Butternut Squash and Chickpea Kofta in a Velvet Tomato Gravy'
const FAR_PHOTO = 'https://pictures.invalid/gone.jpg'

beforeAll(async () => {
  program = await startProgram()
  browser = await openBrowser()
  const change = (id: string, what: object) => program.tell({ do: 'dish', at: 'truro', id, change: what })
  await change('pani-puri', { name: LONG })
  await change('samosa-chaat', { isSoldOut: true })
  await change('vegetable-samosas', { image: FAR_PHOTO })
  await change('masala-chai', { image: '/uploads/menu/gone.webp' })
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

// The two photos that are not there are meant to fail.
const EXPECTED = [/pictures\.invalid/, /uploads\/menu\/gone/]

async function open(path: string, width: number, more: object = {}): Promise<Page> {
  const page = await browser.page({ width, height: 900, expected: EXPECTED, context: more })
  await page.goto(program.url + path)
  await page.waitForLoadState('load')
  return page
}

async function fillCart(page: Page): Promise<void> {
  for (const name of ['Hara Bhara Kebab', LONG, 'Masala Poutine', 'Masala Cola']) {
    const add = page.getByRole('button', { name: new RegExp(`^Add ${name}(, mild,)? to your cart$`) }).first()
    if ((await add.count()) > 0) await add.click()
  }
  await page.getByRole('button', { name: 'View cart' }).waitFor()
}

const overflow = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth')

describe.each([390, 1440])('at %i px axe objects to nothing', (width) => {
  test.each([
    '/',
    '/privacy',
    '/terms',
    '/nowhere',
    '/menu/truro',
    '/menu/truro?search=zebra',
    '/menu/truro?diet=vegan&heat=hot',
  ])('on %s', async (path) => {
    const page = await browser.page({ width, height: 900, expected: [...EXPECTED, /404/] })
    await page.goto(program.url + path)
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await keepPicture(page, `storefront${path.replaceAll(/\W+/g, '-')}-${width}`)
  })

  test('in the sheet of a dish, the cart bar, the cart and its undo', async () => {
    const page = await open('/menu/truro', width)
    await page.getByRole('button', { name: 'Butter Chicken', exact: true }).first().click()
    await page.getByRole('radio', { name: /^Hot/ }).waitFor({ state: 'attached' })
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await fillCart(page)
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.getByRole('button', { name: 'View cart' }).click()
    await page.getByRole('button', { name: 'Remove Masala Poutine' }).click()
    await page.getByRole('button', { name: /^Undo/ }).waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await keepPicture(page, `storefront-cart-${width}`)
  })
})

describe('narrow and enlarged', () => {
  const PHONE = { isMobile: true, hasTouch: true }
  test.each([
    ['320 px', 320, PHONE],
    ['390 px', 390, PHONE],
    ['200 % zoom of 1280 px', 640, { deviceScaleFactor: 2 }],
  ])('%s: nothing is cut off or scrolls sideways, targets are large enough', async (_, width, more) => {
    for (const path of ['/', '/menu/truro', '/menu/truro?search=grandmother', '/privacy']) {
      const page = await open(path, width, more)
      await expect.poll(() => overflow(page), { message: path }).toBeLessThanOrEqual(0)
    }
    const page = await open('/menu/truro', width, more)
    await fillCart(page)
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    const small = await page.evaluate(`[...document.querySelectorAll('main button, main a')]
      .filter((one) => one.offsetParent && !one.matches('.sr-only, .dish-open'))
      .map((one) => [one.textContent || one.ariaLabel, one.getBoundingClientRect()])
      .filter(([, box]) => box.width < 44 || box.height < 44).map(([name, box]) => name + ' ' + box.width + 'x' + box.height)`)
    expect(small).toEqual([])
    await page.getByRole('button', { name: 'View cart' }).click()
    await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await keepPicture(page, `storefront-cart-at-${width}`)
  })
})

test('with text twice as large nothing scrolls sideways on a phone', async () => {
  const large = await openBrowser(['--blink-settings=defaultFontSize=32'])
  onTestFinished(() => large.close())
  const page = await large.page({ width: 390, expected: EXPECTED })
  for (const path of ['/', '/reservations', '/login', '/menu/truro']) {
    await page.goto(program.url + path)
    await expect.poll(() => overflow(page), { message: path }).toBeLessThanOrEqual(0)
  }
  await keepPicture(page, 'storefront-large-text')
})

test('the bar covers nothing that gets the focus', async () => {
  const page = await open('/menu/truro', 390)
  await fillCart(page)
  await page.locator('header a').first().focus()
  const hidden: string[] = []
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate<string>(`(() => {
      const { activeElement } = document
      const box = activeElement.getBoundingClientRect()
      const bar = document.querySelector('.cart-bar').getBoundingClientRect()
      const isUnder = !activeElement.closest('.cart-bar') && box.bottom > bar.top + 4 && box.top < bar.bottom
      return isUnder ? activeElement.textContent || String(activeElement.ariaLabel) : ''
    })()`)
    if (covered) hidden.push(covered)
  }
  expect(hidden).toEqual([])
})

test('nor does it come up over the dish that a keyboard has just added', async () => {
  const page = await open('/menu/truro', 390)
  const add = page.getByRole('button', { name: 'Add Masala Poutine, mild, to your cart' })
  await add.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'View cart' }).waitFor()
  await expect
    .poll(() =>
      page.evaluate(`document.activeElement.getBoundingClientRect().bottom -
        document.querySelector('.cart-bar').getBoundingClientRect().top`),
    )
    .toBeLessThanOrEqual(0)
})

test('who asks for less motion gets none that lasts', async () => {
  const page = await open('/menu/truro', 390, { reducedMotion: 'reduce' })
  await fillCart(page)
  await page.getByRole('button', { name: 'View cart' }).click()
  const durations = await page.evaluate(
    'document.getAnimations().map((one) => one.effect.getComputedTiming().duration).filter((ms) => ms > 1)',
  )
  expect(durations).toEqual([])
})

test('without JavaScript the menu is whole, offers nothing that would do nothing, and says how to order', async () => {
  const page = await open('/menu/truro', 390, { javaScriptEnabled: false })
  await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(55)
  // The one in the head puts the rest of the styles on.
  await expect
    .poll(() => page.locator('body noscript').first().textContent())
    .toContain('to order, please call (902) 555-0139')
  await expect.poll(() => page.locator('.dish-add:visible, .needs-script:visible').count()).toBe(0)
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Drinks' }).click()
  expect(page.url()).toContain('#drinks')
  await keepPicture(page, 'storefront-no-script')
})

test('a photo that does not come leaves the drawn tile in a box of the same size', async () => {
  const page = await open('/menu/truro', 390)
  const tile = page.locator('#dish-vegetable-samosas .dish-tile')
  await tile.locator('img[src*="/assets/dish-"]').first().waitFor({ state: 'attached' })
  const size = await tile.evaluate((box) => [box.clientWidth, box.clientHeight])
  expect(size).toEqual([92, 92])
  const html = await (await page.request.get(`${program.url}/menu/truro`)).text()
  expect(html).toContain('src="/uploads/menu/gone.webp"')
})

test('an address of no kitchen says that, and names the kitchens', async () => {
  const page = await browser.page({ expected: [/404/] })
  const answer = await page.goto(`${program.url}/menu/nowhere`)
  expect(answer?.status()).toBe(404)
  // Without a script as well: it is what the server sends.
  expect(await answer?.text()).toContain('We have no kitchen there')
  await page.getByRole('main').getByRole('link', { name: 'Menu in New Glasgow' }).click()
  await page.getByRole('heading', { name: 'New Glasgow', level: 1 }).waitFor()
})

test('on a line that fails the menu says so, and trying again helps', async () => {
  const page = await browser.page({ expected: [...EXPECTED, /ERR_FAILED|Failed to load|503/] })
  await page.goto(program.url)
  await page.route('**/api/getLocationMenu*', (route) =>
    route.fulfill({ status: 400, body: '{"success":false,"userMessage":"no"}', contentType: 'application/json' }),
  )
  await page.route('**/api/getLocation?*', (route) =>
    route.fulfill({
      status: 409,
      body: '{"success":false,"userMessage":"The kitchen does not answer."}',
      contentType: 'application/json',
    }),
  )
  await page.getByRole('link', { name: 'Menu in New Glasgow' }).click()
  await page.getByRole('heading', { name: 'The menu could not be loaded' }).waitFor()
  await page.getByRole('heading', { name: 'New Glasgow', level: 1 }).waitFor()
  await keepPicture(page, 'storefront-failed')
  await page.unroute('**/api/getLocationMenu*')
  await page.unroute('**/api/getLocation?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'New Glasgow', level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'Appetizers' }).waitFor()
})

test('on a slow line the next menu announces itself in its shape', async () => {
  const page = await browser.page({ expected: EXPECTED })
  await page.goto(program.url)
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/getLocationMenu*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Menu in New Glasgow' }).click()
  await page.getByText('Loading the menu…').waitFor({ state: 'attached' })
  await keepPicture(page, 'storefront-slow')
  seen.resolve()
  await page.getByRole('heading', { name: 'New Glasgow', level: 1 }).waitFor()
})
