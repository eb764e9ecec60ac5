import { randomUUID } from 'node:crypto'
import type { PostInput, PostPath } from '@sizzle/contract/client.ts'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { openKitchen } from './kitchen.ts'
import { ownersCalls } from './office.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

// What waits on a device is sent under everything that can go wrong with a network, a browser and a clock. Whatever
// happened, each effect is there once, as it is without faults. What each screen keeps is held by its own test; here it
// lies in the browser's database as the screens leave it there.

const url = useProgram()
let browser: TestBrowser
let owner: Awaited<ReturnType<typeof ownersCalls>>

beforeAll(async () => {
  browser = await openBrowser()
  owner = await ownersCalls(url())
})
afterAll(() => browser.close())

const BROKEN_LINE = [/Failed to load resource/, /ERR_FAILED/, /404/, /409/]
const DAY_MS = 86_400_000

type Kept = { readonly id: string; readonly call: string; readonly input: object }

function kept<P extends PostPath>(call: P, input: PostInput<P>): Kept {
  return { id: randomUUID(), call, input }
}

const aDish = (name: string) => ({ locationId: 'truro', name, description: 'Slow', category: 'drinks', price: 4.5 })
const aPlace = (id: string) => ({
  id,
  name: id,
  address: '12 Duckworth Street',
  postalCode: 'A1C 1E7',
  phone: '(709) 555-0123',
  email: 'place@example.test',
  features: ['Dine-in' as const],
  hours: { monday: { open: '11:30', close: '22:00', closed: false } },
})
const aBooking = (name: string, time: string): PostInput<'/createPhoneReservation'> => ({
  location: 'truro',
  customerInfo: { name, phone: '(902) 555-0166' },
  reservationDetails: { date: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10), time, partySize: 2 },
})

/** Things of this name, and one action of each kind that may wait: on an order, on bookings, dishes, places and people. */
async function aDevice(name: string) {
  const press = <P extends PostPath>(path: P, input: PostInput<P>) => owner.post(path, input, randomUUID())
  const { orderId } = await (await openKitchen(url())).place({ name })
  const { order } = await owner.get('/getOrderDetails', { orderId })
  const { reservation } = await press('/createPhoneReservation', aBooking(`${name} gone`, '18:00'))
  const dishes = await inOrder(['changed', 'hidden', 'deleted'], (what) =>
    press('/addMenuItem', aDish(`${name} ${what}`)).then(({ item }) => item),
  )
  const places = await inOrder(['changed', 'closed', 'deleted'], (what) =>
    press('/addLocation', aPlace(`${name}-${what}`)).then(({ location }) => location),
  )
  const people = await inOrder(['changed', 'out'], (what) => aPerson(`${name} ${what}`))
  const [changed, hidden, deleted] = dishes.map(({ id, version: expectedVersion }) => ({ id, expectedVersion }))
  const [moved, closed, ended] = places.map(({ id, version: expectedVersion }) => ({ id, expectedVersion }))
  const [renamed, out] = people
  if (!changed || !hidden || !deleted || !moved || !closed || !ended || !renamed || !out) throw new Error('incomplete')
  const locationId = 'truro'
  const actions = [
    kept('/updateOrderStatus', { orderId, status: 'preparing', expectedVersion: order.version }),
    kept('/processOrderPayment', { orderId, paymentData: { method: 'manual', amount: order.pricing.total } }),
    kept('/createPhoneReservation', aBooking(`${name} here`, '19:00')),
    kept('/cancelReservation', { id: reservation.id, reason: 'Weather conditions' }),
    kept('/addMenuItem', aDish(`${name} new`)),
    kept('/updateMenuItem', { locationId, ...changed, updates: { price: 5.5 } }),
    kept('/setMenuItemAvailability', { locationId, updates: [{ id: hidden.id, isAvailable: false }] }),
    kept('/deleteMenuItem', { locationId, ...deleted }),
    kept('/addLocation', aPlace(`${name}-new`)),
    kept('/updateLocation', { ...moved, updates: { manager: 'Anita Rao' } }),
    kept('/toggleLocationStatus', { ...closed, isActive: false }),
    kept('/deleteLocation', ended),
    kept('/updateUser', { ...renamed, updates: { displayName: `${name} renamed` } }),
    kept('/deactivateUser', out),
  ]
  return { name, orderId, people: people.map(({ userId }) => userId), actions }
}
type Device = Awaited<ReturnType<typeof aDevice>>

async function inOrder<T>(names: readonly string[], make: (name: string) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (const name of names) made.push(await make(name))
  return made
}

async function aPerson(name: string) {
  const email = `${randomUUID()}@example.test`
  const headers = { 'content-type': 'application/json', origin: url() }
  const body = JSON.stringify({ email, name, password: 'Turmeric-42' })
  await fetch(`${url()}/api/auth/sign-up/email`, { method: 'POST', headers, body })
  const { users } = await owner.get('/getUsers', { search: email })
  const [{ id: userId, version: expectedVersion } = { id: '', version: 0 }] = users
  return { userId, expectedVersion }
}

/** All that these actions could have changed, with how often each did; names of the device itself are left out. */
async function stateOf({ name, orderId, people }: Device) {
  const { order } = await owner.get('/getOrderDetails', { orderId })
  const { items } = await owner.get('/getLocationMenuAdmin', { locationId: 'truro' })
  const { locations } = await owner.get('/getAllLocations', { search: name })
  const { reservations } = await owner.get('/getAllReservations', { status: 'all', location: 'truro', search: name })
  const users = await Promise.all(people.map((userId) => owner.get('/getUser', { userId })))
  const short = (text: string) => text.replaceAll(name, '')
  return {
    order: [order.status, order.paymentStatus, order.payments.length, ...order.timeline.map(({ kind }) => kind)],
    dishes: items
      .filter((item) => item.name.startsWith(name))
      .map((item) => `${short(item.name)} ${item.price} ${item.isAvailable} ${item.version}`)
      .toSorted(),
    places: locations.map((one) => `${short(one.id)} ${one.manager} ${one.isActive} ${one.version}`).toSorted(),
    bookings: reservations.map(({ customerInfo, status }) => `${short(customerInfo.name)} ${status}`).toSorted(),
    people: users.map(({ user }) => `${short(user.displayName)} ${user.isActive} ${user.version}`),
  }
}

const KEEP = `async (actions) => {
  const opening = indexedDB.open('sizzle-offline', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('actions', { keyPath: 'place', autoIncrement: true })
  await new Promise((resolve) => { opening.onsuccess = resolve })
  const writing = opening.result.transaction('actions', 'readwrite')
  for (const action of actions) writing.objectStore('actions').put(action)
  await new Promise((resolve) => { writing.oncomplete = resolve })
  opening.result.close()
}`
const WAITING = `new Promise((resolve) => {
  const opening = indexedDB.open('sizzle-offline', 1)
  opening.onsuccess = () => {
    const reading = opening.result.transaction('actions').objectStore('actions').getAll()
    reading.onsuccess = () => {
      opening.result.close()
      resolve(reading.result.map(({ label, problem }) => (problem === undefined ? label : label + ' refused')))
    }
  }
})`

/** A signed-in browser that has these actions to send. `clockOffMs`: how wrong its clock is. */
async function browserWith(actions: readonly Kept[], clockOffMs: number): Promise<Page> {
  const page = await browser.page({ width: 1280, height: 800, expected: BROKEN_LINE, isHurried: true })
  await signInAsOwner(page, url())
  await page.goto(`${url()}/terms`)
  const by = await page.evaluate<string>(
    `fetch('/api/session').then((answer) => answer.json()).then(({ user }) => user.id)`,
  )
  const waits = { by, byName: 'Owner', version: null, madeAt: Date.now() + clockOffMs, tries: 0, notBefore: 0 }
  await page.evaluate(`(${KEEP})(${JSON.stringify(actions.map((one) => ({ ...one, ...waits, label: one.call })))})`)
  await page.context().addInitScript(`{
    const Real = Date
    Date = class extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${clockOffMs}) }
      static now() { return Real.now() + ${clockOffMs} }
    }
  }`)
  return page
}

const open = (page: Page) => page.goto(`${url()}/admin/dashboard#messages`)
const nothingBut = (page: Page, ...labels: string[]) =>
  expect.poll(() => page.evaluate<string[]>(WAITING)).toEqual(labels)

/** What was sent under which key, and what reached the server. */
async function badLine(context: BrowserContext, spoil: (route: Route, call: string, n: number) => Promise<boolean>) {
  const tries = new Map<string, number>()
  await context.route('**/api/*', async (route) => {
    const request = route.request()
    const call = new URL(request.url()).pathname.replace('/api', '')
    if (request.method() !== 'POST' || !(await request.headerValue('idempotency-key'))) return route.continue()
    const n = tries.get(call) ?? 0
    tries.set(call, n + 1)
    if (!(await spoil(route, call, n))) await route.continue()
  })
  return tries
}

const DONE_ONCE = {
  order: ['preparing', 'paid', 1, 'status', 'status', 'payment'],
  dishes: [' changed 5.5 true 2', ' hidden 4.5 false 1', ' new 4.5 true 1'],
  places: ['-changed Anita Rao true 2', '-closed null false 2', '-new null true 1'],
  bookings: [' gone cancelled', ' here confirmed'],
  people: [' renamed true 2', ' out false 2'],
}

test('whatever the network, the browser and the clock do, each action that waited is done once (offline 34)', async () => {
  const rough = await aDevice('rough')
  // The clock is a day behind. Somewhere in the middle lies an action that the server will never take.
  const poison = kept('/deleteMenuItem', { locationId: 'truro', id: 'no-such-dish', expectedVersion: 1 })
  const page = await browserWith([...rough.actions.slice(0, 6), poison, ...rough.actions.slice(6)], -DAY_MS)
  const context = page.context()
  const killed = Promise.withResolvers<void>()
  let isKilled = false
  const tries = await badLine(context, async (route, call, n) => {
    // Each call is cut off before it arrives, then after it was done.
    if (n === 0) await route.abort()
    else if (n === 1) await route.fetch().then(() => route.abort())
    else if (call === '/setMenuItemAvailability' && !isKilled) {
      isKilled = true
      await route.fetch()
      killed.resolve()
    } else return false
    return true
  })
  await open(page)
  await killed.promise
  // The browser ends while an answer is on its way. Two tabs come up and replay at once.
  await page.close()
  const tabs = [await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map(open))
  const [tab] = tabs
  if (!tab) throw new Error('no tab')
  await nothingBut(tab, '/deleteMenuItem refused')
  await expect.poll(() => stateOf(rough)).toEqual(DONE_ONCE)
  expect(Math.min(...rough.actions.map(({ call }) => tries.get(call) ?? 0))).toBeGreaterThan(2)

  // Storage that is cleared forgets what waited, and nothing is sent again.
  const sent = [...tries.values()].reduce((sum, n) => sum + n, 0)
  const tools = await context.newCDPSession(tab)
  await tools.send('Storage.clearDataForOrigin', { origin: url(), storageTypes: 'indexeddb,local_storage' })
  await open(tab)
  await tab.reload()
  await tab.getByRole('heading', { name: 'Messages' }).waitFor()
  expect([...tries.values()].reduce((sum, n) => sum + n, 0)).toBe(sent)
  await expect.poll(() => stateOf(rough)).toEqual(DONE_ONCE)
})

test('storage that is cleared again and again while it is read makes no error', async () => {
  const page = await browserWith([], 0)
  await open(page)
  await page.getByRole('heading', { name: 'Messages' }).waitFor()
  const tools = await page.context().newCDPSession(page)
  for (let times = 0; times < 20; times += 1) {
    // As another tab tells that something changed.
    const reading = page.evaluate(`{
      const channel = new BroadcastChannel('sizzle-board')
      for (let n = 0; n < 50; n += 1) channel.postMessage('changed')
    }`)
    await tools.send('Storage.clearDataForOrigin', { origin: url(), storageTypes: 'indexeddb' })
    await reading
  }
})
