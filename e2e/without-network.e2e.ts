import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { card, openBoard, openKitchen } from './kitchen.ts'
import { signUp, toCheckout } from './ordering.ts'
import { type Program, startProgram } from './program.ts'

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/]
const RESTARTED = [/ERR_INCOMPLETE_CHUNKED_ENCODING/, /ERR_CONNECTION_REFUSED/]
let program: Program
let browser: TestBrowser

beforeAll(async () => {
  ;[program, browser] = await Promise.all([startProgram(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

const FOR_EVERYBODY = /^\/(assets\/.+|checkout|menu\/truro|api\/get(ActiveLocations|Location|LocationMenu))$/
const KEPT = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
  .then((all) => all.flat().map(({ url }) => new URL(url).pathname))`
const NEWER_BUILD = `{
  const asked = fetch
  fetch = async (url, how) => (url === '/checkout' ? new Response('<script src="/assets/next.js">') : asked(url, how))
  document.dispatchEvent(new Event('visibilitychange'))
}`
const WORKERS = 'navigator.serviceWorker.getRegistrations().then(({ length }) => length)'

function openPage(): Promise<Page> {
  return browser.page({ expected: [...OFFLINE, ...RESTARTED], context: { serviceWorkers: 'allow' } })
}

/** The addresses of what the worker has kept. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(KEPT)
}

async function seeMenu(page: Page) {
  await page.goto(`${program.url}/menu/truro`)
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  // The first touch of a page.
  await page.mouse.move(10, 10)
}

test('a menu that was seen can be read without a network, and every other page has its frame (offline 27)', async () => {
  const page = await openPage()
  await seeMenu(page)
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining(['/checkout', '/menu/truro']))
  // The screen in place of one that cannot be fetched comes with the other parts of the first touch.
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringMatching(/\/touched-[\w-]+\.js$/))
  const dishes = page.getByRole('heading', { level: 3 })
  const first = await dishes.first().textContent()
  // The house has started a newer build: it is offered, and nothing is loaded by itself (offline 32).
  await page.evaluate(NEWER_BUILD)
  await page.getByText('A newer version of this site is ready.').waitFor()

  await page.context().setOffline(true)
  await page.reload()
  await expect.poll(() => dishes.first().textContent()).toBe(first)
  await page.goto(`${program.url}/terms`)
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor()
})

test('a checkout that loses its network says that the cart is saved, and nothing of a person is kept (offline 28)', async () => {
  const page = await openPage()
  await signUp(page, program.url)
  await toCheckout(page, program.url)
  await expect.poll(() => keptFiles(page)).toContain('/checkout')
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'You’re offline, your cart is saved' }).waitFor()
  await page.context().setOffline(false)
  await page.getByLabel('Phone Number').waitFor()

  // Opened by its address it knows no cart of its own; the one of the menu is there when the network is back.
  await page.context().setOffline(true)
  const typed = await page.context().newPage()
  await typed.goto(`${program.url}/checkout`)
  await typed.getByRole('heading', { name: 'You’re offline, your cart is saved' }).waitFor()
  await page.context().setOffline(false)
  await typed.waitForURL(`${program.url}/menu/truro`)
  await typed.getByRole('button', { name: /^View cart/ }).waitFor()
  await typed.close()

  await page.goto(`${program.url}/profile`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const kept = await keptFiles(page)
  expect(kept.filter((path) => !FOR_EVERYBODY.test(path))).toEqual([])
})

test('a board that is opened without a network shows what it showed last (offline 31)', async () => {
  const kitchen = await openKitchen(program.url)
  const page = await openPage()
  await openBoard(page, program.url)
  const order = await kitchen.place()
  await page.getByRole('button', { name: 'Look at the board first' }).click()
  await expect.poll(() => keptFiles(page)).toContain('/checkout')
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('article', { name: `Order ${order.number}` }).waitFor()
  await page.getByText(/^No connection\. This is the board of/).waitFor()
  await page.context().setOffline(false)
  await card(page, order)
    .getByRole('button', { name: /^Start Preparing/ })
    .waitFor()
  await kitchen.clear()
})

test('a browser whose storage is full goes on as without a copy', async () => {
  const page = await openPage()
  const tools = await page.context().newCDPSession(page)
  await tools.send('Storage.overrideQuotaForOrigin', { origin: new URL(program.url).origin, quotaSize: 1 })
  await seeMenu(page)
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  await page.reload()
  await seeMenu(page)
  await expect.poll(() => keptFiles(page)).toEqual([])
})

test('where the copy is switched off, browsers forget it and its worker', async () => {
  const page = await openPage()
  await seeMenu(page)
  await expect.poll(() => keptFiles(page)).toContain('/checkout')
  await program.restart({ OFFLINE_COPY: '0' })
  await page.reload()
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  // The browser looks for a newer worker when the page is quiet.
  await expect.poll(() => keptFiles(page)).toEqual([])
  await page.reload()
  await expect.poll(() => page.evaluate(WORKERS)).toBe(0)
})
