import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onDevice } from '../../../kit/storage.ts'
import { boardIs, openBoard, pageOf } from '../../../testing/board.tsx'
import { renderInOffice } from '../../../testing/office.tsx'
import { aDish, anOrder, aUser, PLACES } from '../../../testing/samples-admin.ts'
import { aPlan } from '../../../testing/samples-stations.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { TRIES_MS, waits } from '../../../testing/waits.ts'
import { BoardLine } from './alerts/board-line.tsx'

// A part of the board: what is searched for, and what the steps say.

const server = aServer()
const { hold, pass } = waits()
const OTHER = { id: 'other', orderId: '0190a000-0000-7000-8000-000000000007', shortNumber: 'TRU-007' } as const

test('the search finds dishes, and where nothing open fits it offers what is over', async () => {
  const served = anOrder({ ...OTHER, status: 'completed', paymentStatus: 'paid', items: [aDish('Masala Dosa', 12)] })
  boardIs(server, [anOrder()], [served])
  const { screen } = await openBoard(server, 'manager', '#orders?search=dal%20makhani')
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
  await screen.getByLabelText('Search the orders').fill('dosa')
  await expect.element(screen.getByText('No open order matches “dosa”.')).toBeVisible()
  await expect.element(screen.getByText('Only “dosa”. 1 open order is hidden, 1 of them new.')).toBeVisible()
  await screen.getByRole('button', { name: 'Finished orders (1)' }).click()
  const finished = screen.getByRole('dialog', { name: 'Finished orders' })
  await expect.element(finished.getByRole('button', { name: /TRU-007/ })).toBeVisible()
})

test('a column says how many orders lie below those that it shows whole, and goes on to them (kitchen 43)', async () => {
  const orders = Array.from({ length: 9 }, (_, n) =>
    anOrder({ id: `o${n}`, orderId: `${OTHER.orderId.slice(0, -1)}${n}`, shortNumber: `TRU-10${n}` }),
  )
  boardIs(server, orders, [])
  const { screen } = await openBoard(server)
  await expect.element(screen.getByRole('article', { name: 'Order TRU-100' })).toBeVisible()
  document
    .querySelector('[data-column=pending]')
    ?.setAttribute('style', 'flex: none; height: 40rem; overflow-y: auto; padding-bottom: 28px')
  const more = screen.getByRole('button', { name: /^\d below in Pending Orders$/ })
  const below = () => Number.parseInt(more.query()?.textContent ?? '0', 10)
  await expect.poll(below).toBeGreaterThan(1)
  const before = below()
  await more.click()
  await expect.poll(below).toBeLessThan(before)
  // At the end the press is gone, and keys go on in the list.
  while (more.query() !== null) {
    const left = below()
    await more.click()
    await expect.poll(below).not.toBe(left)
  }
  await expect.element(screen.getByRole('list', { name: 'Pending Orders, 9' })).toHaveFocus()
})

test('the all-day counts stand beside the cards where there is room, else in a sheet, and go on below its edge (kitchen 39)', async () => {
  onTestFinished(() => page.viewport(414, 896))
  await page.viewport(1440, 700)
  const items = Array.from({ length: 30 }, (_, n) => aDish(`Dish ${n}`, 12))
  boardIs(server, [anOrder({ items })], [])
  server.on('/getStations', { success: true, stations: aPlan() })
  const { screen } = await openBoard(server)
  const button = screen.getByRole('button', { name: 'All-day counts', exact: true })
  const beside = screen.getByRole('complementary', { name: 'All-day counts' })
  await button.click()
  await expect.element(beside).toBeVisible()
  beside.element().querySelector('[tabindex]')?.setAttribute('style', 'flex: none; height: 20rem')
  await expect.element(beside.getByRole('button', { name: /^\d+ below in the all-day counts$/ })).toBeVisible()
  await page.viewport(820, 1180)
  await expect.element(beside).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(screen.getByRole('dialog', { name: 'All-day counts' })).toBeVisible()
})

test('what is searched for and over already is offered beside what is open, and found in its own list', async () => {
  const served = anOrder({ ...OTHER, status: 'completed', paymentStatus: 'paid' })
  boardIs(
    server,
    [anOrder()],
    [served, { ...served, id: 'third', orderId: `${OTHER.orderId.slice(0, -1)}8`, shortNumber: 'TRU-008' }],
  )
  const { screen } = await openBoard(server, 'manager', '#orders?search=dal%20makhani')
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
  await screen.getByRole('button', { name: '2 finished orders match' }).click()
  const finished = screen.getByRole('dialog', { name: 'Finished orders' })
  server.on('/getLocationOrders', pageOf([]))
  await finished.getByLabelText('Search all orders of this kitchen').fill('008')
  await expect.element(finished.getByRole('button', { name: /TRU-008/ })).toBeVisible()
  await expect.element(finished.getByRole('button', { name: /TRU-007/ })).not.toBeInTheDocument()
})

test('the finished orders are one list: today, earlier days on a press, and any order by what is typed', async () => {
  const done = { status: 'completed', paymentStatus: 'paid' } as const
  const before = { ...done, orderId: '0190a000-0000-7000-8000-000000000009', completedTime: '2026-11-18T22:05:00.000Z' }
  boardIs(server, [anOrder()], [anOrder({ ...OTHER, ...done })])
  const { screen } = await openBoard(server)
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
  const finished = screen.getByRole('dialog', { name: 'Finished orders' })
  await expect.element(finished.getByRole('button', { name: /TRU-007/ })).toBeVisible()
  server.on(
    '/getLocationOrders',
    pageOf([anOrder({ ...OTHER, ...done }), anOrder({ ...before, shortNumber: 'TRU-009' })]),
  )
  await finished.getByRole('button', { name: 'Show earlier orders' }).click()
  const earlier = finished.getByRole('list', { name: 'Earlier orders' })
  await expect.element(earlier.getByRole('button', { name: /TRU-009.*Nov 18, 6:05 p\.m\./ })).toBeVisible()
  await expect.element(earlier.getByRole('button', { name: /TRU-007/ })).not.toBeInTheDocument()
  server.on('/getLocationOrders', pageOf([anOrder({ shortNumber: 'TRU-003', status: 'ready' })]))
  await finished.getByLabelText('Search all orders of this kitchen').fill('priya')
  const found = finished.getByRole('list', { name: 'Orders found' })
  await expect.element(found.getByRole('button', { name: /TRU-003.*Ready/ })).toBeVisible()
})

test('what is over stands under the hour in which it was finished, and what of it is still owed can be seen alone', async () => {
  const at = (time: string) => ({ completedTime: `2026-11-20T${time}:00.000Z`, status: 'completed' }) as const
  const owed = anOrder({ ...OTHER, ...at('22:05'), paymentStatus: 'unpaid', paymentMethod: 'cash' })
  const paid = { ...owed, id: 'third', orderId: `${OTHER.orderId.slice(0, -1)}8`, shortNumber: 'TRU-008' }
  server.on('/getOrderDetails', { success: false, code: 'order_not_found' })
  boardIs(server, [anOrder()], [owed, { ...paid, ...at('23:00'), paymentStatus: 'paid' }])
  const { screen } = await openBoard(server, 'manager', '#orders?search=tru-00')
  await screen.getByRole('button', { name: '2 finished orders match' }).click()
  const finished = screen.getByRole('dialog', { name: 'Finished orders' })
  const hours = finished.getByRole('heading', { level: 3 })
  await expect
    .poll(() => hours.elements().map(({ textContent }) => textContent))
    .toEqual(['From 7 p.m.', 'From 6 p.m.'])
  await expect.element(finished.getByRole('button', { name: /TRU-008.*7 p\.m\./ })).toBeVisible()
  await finished.getByRole('button', { name: 'Unpaid 1' }).click()
  await expect.element(finished.getByRole('button', { name: /TRU-008/ })).not.toBeInTheDocument()
  await finished.getByRole('button', { name: /TRU-007/ }).click()
  await screen.getByRole('button', { name: 'Back to finished' }).click()
  await expect.element(screen.getByRole('button', { name: 'Back to finished' })).not.toBeInTheDocument()
  await expect.element(finished.getByRole('button', { name: 'Unpaid 1' })).toBeVisible()
})

test('a step says how many of its orders are late, whatever is filtered', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const cooking = { ...OTHER, status: 'preparing', promisedAt: ago(20) } as const
  boardIs(server, [anOrder({ promisedAt: ago(-60) }), anOrder(cooking)])
  const { screen } = await openBoard(server, 'manager', '#orders?search=tru-001')
  const preparing = screen.getByRole('button', { name: /Preparing/ })
  await expect.element(preparing.getByText('1 late')).toBeVisible()
  expect(screen.getByText('1 late').elements()).toHaveLength(1)
})

test('of two kitchens of which one does not answer the other stays on the board, also while that one is asked again', async () => {
  const glasgow = anOrder({ ...OTHER, location: 'new-glasgow' })
  const nobody = new Promise<never>(() => undefined)
  server.on('/getLocationOrders', LOST, LOST, pageOf([glasgow]), pageOf([]), nobody)
  hold()
  const { screen } = await openBoard(server, 'manager', '#orders', PLACES)
  const card = screen.getByRole('article', { name: 'Order TRU-007' })
  await pass(TRIES_MS)
  await expect.element(card).toBeVisible()
  await expect.poll(() => server.sent('/getLocationOrders').length).toBeGreaterThan(4)
  await expect.element(card).toBeVisible()
  await expect.element(screen.getByText('Orders aren’t loading')).not.toBeInTheDocument()
})

test('what is missing of one of two kitchens is said under a board that shows the other', async () => {
  server.signedIn(aUser('admin'))
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: PLACES.length })
  onDevice.setItem('board-location', 'all')
  server.on('/getLocationOrders', LOST, LOST, pageOf([anOrder(OTHER)]), pageOf([]), new Promise<never>(() => undefined))
  const screen = await renderInOffice(<BoardLine user={aUser('admin')} isInKitchen />)
  await expect.element(screen.getByText(/^New orders may be missing: the server/)).toBeVisible()
})

test('a board without any order says in the bar too that the server is not answering', async () => {
  server.signedIn(aUser('admin'))
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: PLACES.length })
  server.on('/getLocationOrders', LOST)
  const screen = await renderInOffice(<BoardLine user={aUser('admin')} isInKitchen />)
  await expect.element(screen.getByText('New orders may be missing: the server is not answering')).toBeVisible()
})

test('Escape leaves the search for the cards, also where it found none: keys go on there', async () => {
  boardIs(server, [anOrder()], [])
  const { screen } = await openBoard(server)
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
  await screen.getByLabelText('Search the orders').fill('nobody')
  await expect.element(screen.getByText('No open order matches “nobody”.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('list', { name: 'Pending Orders, 1' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toHaveFocus()
})
