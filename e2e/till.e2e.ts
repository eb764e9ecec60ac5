import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepPicture, openBrowser } from './browser.ts'
import { ownersCalls } from './office.ts'
import { STAFF, signIn } from './people.ts'
import { OWNER, useProgram } from './program.ts'

// A paired till whose network goes before, under and after an order, whose clock is a day behind and whose browser ends
// while an answer is on its way: each order that a guest has paid for is there once, under the number that the guest was told.

const url = useProgram()
const BROKEN_LINE = [/Failed to load resource/, /ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, /40[139]/]
const PIN = '4827'
const DAY_MS = 86_400_000
const CLOCK = `{
  const Real = Date
  Date = class extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() - ${DAY_MS}) }
    static now() { return Real.now() - ${DAY_MS} }
  }
}`

/** What this page is made of and the browser would not have without a network. */
const NOT_KEPT = `(async () => {
  const kept = (await (await caches.open('site')).keys()).map(({ url }) => url)
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return files.filter((file) => file.includes('/assets/') && !kept.includes(file))
})()`

/** A call of whoever is signed in there. */
function post(page: Page, path: string, body: object) {
  return page.evaluate(
    async ([to, sent, key]) => {
      const { apiKey, user } = await (await fetch('/api/session')).json()
      const headers = { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': key }
      const answer = await fetch(`/api${to}`, { method: 'POST', headers, body: sent })
      if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`)
      return String(user?.id)
    },
    [path, JSON.stringify(body), randomUUID()] as const,
  )
}

async function openTill(page: Page): Promise<void> {
  await signIn(page, url(), STAFF)
  await page.goto(`${url()}/privacy`)
  const userId = await post(page, '/setMyPin', { password: STAFF.password, pin: PIN })
  await page.context().clearCookies()
  await signIn(page, url(), OWNER)
  await post(page, '/pairTablet', { locationId: 'truro', name: 'Counter' })
  await post(page, '/unlockTablet', { userId, pin: PIN })
  // Another document: this one is still the owner's.
  await page.goto(`${url()}/terms`)
  await toDesk(page)
}

async function toDesk(page: Page): Promise<void> {
  await page.goto(`${url()}/admin/dashboard#create-order`)
  await page.getByRole('button', { name: /^Butter Chicken ?\$/ }).waitFor()
  await expect.poll(() => page.evaluate(`localStorage.getItem('sizzle_spice_till')`)).not.toBeNull()
  await expect.poll(() => page.evaluate(NOT_KEPT)).toEqual([])
}

async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Butter Chicken ?\$/ }).click()
  await page.getByRole('button', { name: /^Add to Order • / }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Create Order' }).click()
}

/** Paid in cash, and the number that the guest is told. */
async function taken(page: Page): Promise<string> {
  await page.getByRole('button', { name: /received$/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Order TRU-[A-Z]\d\d$/ })
  await dialog.getByText('The kitchen cannot see this order').waitFor()
  const number = (await dialog.getByText(/^TRU-[A-Z]\d\d$/).textContent()) ?? ''
  await keepPicture(page, `taken-${number}`)
  await dialog.getByRole('button', { name: 'Next order' }).click()
  return number
}

test('what a till takes without a network is with the kitchen once, whatever happens to it (offline 37, offline 38)', async () => {
  const browser = await openBrowser()
  const page = await browser.page({
    width: 1280,
    height: 800,
    expected: BROKEN_LINE,
    context: { serviceWorkers: 'allow' },
  })
  const context = page.context()
  await context.addInitScript(CLOCK)
  await openTill(page)

  // The line goes under an order that arrives all the same: the till takes the same cart, and it is one order. The router is
  // still there, so the browser speaks of a network behind which nobody answers (offline 43).
  let isDead = false
  await context.route('**/*', (route) => (isDead ? undefined : route.fallback()))
  await context.route('**/api/createAdminOrderCash', async (route) => {
    await route.fetch()
    isDead = true
  })
  await enter(page, 'Under Way')
  await page.getByRole('button', { name: /received$/ }).click()
  await page.getByText('Offline: cash orders only').waitFor()
  const numbers = [await taken(page)]
  await enter(page, 'First Guest')
  numbers.push(await taken(page))
  await page.getByText('2 of 20').waitFor()
  await keepPicture(page, 'till-offline')
  // Now the device knows it too, and the page is loaded again (offline 44).
  await context.setOffline(true)
  isDead = false
  await page.reload()
  await page.getByText('Truro Heights · ').waitFor()
  await page.getByText('2 of 20').waitFor()
  await keepPicture(page, 'till-loaded-again')
  await enter(page, 'Second Guest')
  numbers.push(await taken(page))

  // Back again, the first answer is on its way when the browser ends. Two tabs come up.
  const killed = Promise.withResolvers<void>()
  await context.route(
    '**/api/takeTillOrder',
    async (route) => {
      await route.fetch()
      killed.resolve()
    },
    { times: 1 },
  )
  await context.setOffline(false)
  await killed.promise
  await page.close()
  const tabs = [await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto(`${url()}/admin/dashboard#orders`)))
  const owner = await ownersCalls(url())
  const guests = async () => {
    const { orders } = await owner.get('/getLocationOrders', { locationId: 'truro', limit: '50' })
    return orders.map((one) => `${one.customerInfo.name} ${one.paymentStatus}`).toSorted()
  }
  await expect.poll(guests).toEqual(['First Guest paid', 'Second Guest paid', 'Under Way paid'])
  const { orders } = await owner.get('/getLocationOrders', { locationId: 'truro', limit: '50' })
  const shown = orders.map(({ shortNumber }) => shortNumber)
  expect(shown).toEqual(expect.arrayContaining(numbers.slice(1)))
  const ages = orders.map(({ orderTime }) => Math.abs(Date.now() - Date.parse(orderTime)))
  expect(Math.max(...ages)).toBeLessThan(DAY_MS / 2)
  const { alerts } = await owner.get('/getPaymentProblems', {})
  const told = alerts.map(({ detail }) => String(detail.differs))
  expect(told.filter((one) => one.includes('24 hours behind'))).toHaveLength(3)
  expect(told.filter((one) => one.includes('was not placed again'))).toHaveLength(1)

  // A till that has lost its storage does not use a number again.
  const [tab] = tabs
  if (!tab) throw new Error('no tab')
  await tab.evaluate(`localStorage.clear()`)
  await tab.reload()
  await toDesk(tab)
  await context.setOffline(true)
  await enter(tab, 'Third Guest')
  const later = await taken(tab)
  expect(numbers).not.toContain(later)
  await context.setOffline(false)
  await expect.poll(guests).toContain('Third Guest paid')
  await browser.close()
})
