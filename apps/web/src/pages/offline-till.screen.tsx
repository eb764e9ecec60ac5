import { beforeEach, expect, test } from 'vitest'
import { lockTablet } from '../features/admin/tablet/lock.ts'
import { TillKeeper } from '../features/admin/tablet/till-keeper.tsx'
import { liveState } from '../kit/live/live-state.ts'
import { deviceQueue } from '../kit/offline/device-queue.ts'
import { type TillAnswer, tillBook } from '../kit/offline/till-book.ts'
import { lastShift } from '../kit/offline/till-shift.ts'
import { queries } from '../kit/server/queries.tsx'
import { session } from '../kit/session/session.ts'
import { aNetwork, goOffline } from '../testing/network.ts'
import { renderInOffice } from '../testing/office.tsx'
import { menuOfStaff, withTwoDals } from '../testing/order-desk.tsx'
import { aUser } from '../testing/samples-admin.ts'
import { TRURO_ALONE } from '../testing/samples-menu.ts'
import { aServer, LOST } from '../testing/server.ts'
import { TRURO } from '../testing/shop.ts'
import { OfflineTill } from './offline-till.tsx'

// A paired till that is loaded again while nobody can be reached.

const server = aServer()
aNetwork()
const SAM = aUser('staff', { byPin: true })
const BOOK: TillAnswer = {
  location: { id: 'truro', name: 'Truro Heights', code: 'TRU' },
  letters: 'A',
  from: 7,
  until: 26,
  now: '2026-11-20T22:00:00.000Z',
  taxes: [],
  taxClasses: {},
}
const DESK = '#create-order'
const HOUR_MS = 3_600_000

beforeEach(() => {
  tillBook.set(null)
  server.on('/readyTill', { success: true, till: BOOK })
  server.on('/getOwnLocations', TRURO_ALONE)
  server.on('/getLocation', { success: true, location: TRURO })
  server.on('/getLocationMenu', menuOfStaff())
  server.on('/getStock', { success: true, stock: [] })
})

/** Somebody was unlocked there while the server was heard; then the page is another one, and nobody can be asked. */
async function loadedAgain(meanwhile: () => unknown = () => undefined) {
  server.signedIn(SAM)
  liveState.set('live')
  const before = await renderInOffice(<TillKeeper user={SAM} loadDesk={async () => undefined} />)
  await expect.poll(() => localStorage.getItem('sizzle_spice_till_desk')).not.toBeNull()
  await expect.poll(() => lastShift(Date.now())?.person.name).toBe(SAM.name)
  await before.unmount()
  await meanwhile()
  tillBook.set(null)
  queries.clear()
  session.set({ state: 'unknown' })
  goOffline()
  const asked = [
    '/session',
    '/getOwnLocations',
    '/getLocation',
    '/getLocationMenu',
    '/getStock',
    '/getOrderTimes',
  ] as const
  for (const path of asked) server.on(path, LOST)
}
const opened = (hash = DESK) => renderInOffice(<OfflineTill otherwise={<p>Nobody is known here</p>} />, hash)

test('whoever was unlocked there goes on taking cash orders (offline 44)', async () => {
  await loadedAgain()
  const screen = await opened()
  await expect.element(screen.getByText(`Truro Heights · ${SAM.name}`)).toBeVisible()
  await expect.element(screen.getByText('Offline: cash orders only')).toBeVisible()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByRole('button', { name: 'Create Order' }).click()
  await screen.getByRole('button', { name: /received$/ }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Order TRU-A07' })).toBeVisible()
  const [taken] = deviceQueue().state.get().waiting
  expect(taken).toMatchObject({ call: '/takeTillOrder', by: SAM.id, byName: SAM.name, ofDevice: true })
  await screen.getByRole('button', { name: 'Next order' }).click()
  await screen.getByRole('link', { name: 'See the last board' }).click()
  await expect.element(screen.getByText('Nobody is known here')).toBeVisible()
  await screen.getByRole('link', { name: 'Take an order' }).click()
  await expect.element(screen.getByText('1 of 20')).toBeVisible()
})

test('of the person only the name is kept, and nothing that opens anything', async () => {
  await loadedAgain()
  expect(lastShift(Date.now())?.person).toEqual({ id: SAM.id, name: SAM.name })
  const kept = Object.keys(localStorage).map((name) => localStorage.getItem(name))
  expect(kept.join()).not.toMatch(/apiKey|"pin|password/i)
})

test.each([
  ['the tablet was locked', () => lockTablet()],
  ['it is no longer paired', () => localStorage.removeItem('sizzle_spice_till_shift')],
  ['its four hours are over', () => olderBy(4 * HOUR_MS + 1000)],
  ['its clock was set back', () => olderBy(-HOUR_MS)],
])('nobody is known after a reload where %s', async (_, meanwhile) => {
  server.on('/lockTablet', LOST)
  await loadedAgain(meanwhile)
  const screen = await opened()
  await expect.element(screen.getByText('Nobody is known here')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Take an order' })).not.toBeInTheDocument()
})

/** As the clock of the device would show it later. */
function olderBy(ms: number): void {
  const shift = lastShift(Date.now())
  localStorage.setItem('sizzle_spice_till_shift', JSON.stringify({ ...shift, at: (shift?.at ?? 0) - ms }))
}
