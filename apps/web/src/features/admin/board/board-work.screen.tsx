import { expect, test } from 'vitest'
import { queries } from '../../../kit/server/queries.tsx'
import { boardIs, movedTo, openBoard } from '../../../testing/board.tsx'
import { aDish, anOrder, PLACES } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { boardQuery } from './state/board-query.ts'

// The work at the board: dishes that are ticked, what others move, and where the focus is then.

const server = aServer()
const ID = anOrder().orderId
const numbered = (number: number, change: Partial<ReturnType<typeof anOrder>> = {}) => {
  const orderId = `0190a000-0000-7000-8000-00000000010${number}`
  return anOrder({ id: orderId, orderId, shortNumber: `TRU-10${number}`, ...change })
}
const card = (screen: Awaited<ReturnType<typeof openBoard>>['screen'], number: string) =>
  screen.getByRole('article', { name: `Order ${number}` })

test('a dish is ticked on its card, says how far the order is, and comes back (stations 27)', async () => {
  const items = [aDish('Korma', 14), aDish('Naan', 4), aDish('Korma', 14)]
  boardIs(server, [anOrder({ status: 'preparing', items })])
  const { screen } = await openBoard(server)
  const korma = card(screen, 'TRU-001').getByRole('button', { name: /Korma/ })
  server.on('/tickDishes', { success: true, orderId: ID, done: [1, 3], version: 1, status: 'preparing' })
  await korma.click()
  await expect.element(korma).toHaveAttribute('aria-pressed', 'true')
  await expect.element(card(screen, 'TRU-001').getByText('1 of 2 made')).toBeVisible()
  server.on('/tickDishes', { success: true, orderId: ID, done: [], version: 2, status: 'preparing' })
  await korma.click()
  await expect.element(korma).toHaveAttribute('aria-pressed', 'false')
  await expect
    .poll(() => server.sent('/tickDishes').map(({ input }) => input))
    .toEqual([
      { orderId: ID, lines: [1, 3], isDone: true },
      { orderId: ID, lines: [1, 3], isDone: false },
    ])
})

test('a tick that is refused says why, and nothing is ticked of what nobody has begun', async () => {
  boardIs(server, [numbered(1, { status: 'preparing' }), numbered(2)])
  const { screen } = await openBoard(server)
  server.on('/tickDishes', { success: false, code: 'ticket_void' })
  await card(screen, 'TRU-101')
    .getByRole('button', { name: /Dal Makhani/ })
    .click()
  await expect.element(screen.toasts.getByText(/^TRU-101: This order was cancelled/)).toBeVisible()
  await expect.element(card(screen, 'TRU-102')).toMatchTextContent(/Dal Makhani/)
  await expect.element(card(screen, 'TRU-102').getByRole('button', { name: /Dal/ })).not.toBeInTheDocument()
})

test('what others move is said, and the focus goes with the card (kitchen 41)', async () => {
  boardIs(server, [numbered(1), numbered(2)])
  const { screen, column } = await openBoard(server)
  const moved = card(screen, 'TRU-101')
  const button = moved.getByRole('button', { name: 'Start Preparing – order TRU-101' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  const statusHistory = [{ status: 'ready' as const, at: '2026-11-20T21:44:00.000Z', by: 'Ravi Shah' }]
  boardIs(server, [numbered(1, { status: 'ready', version: 5, statusHistory }), numbered(2)])
  await queries.refetchQueries(boardQuery('truro'))
  await expect.element(screen.getByText('TRU-101 moved to Ready by Ravi Shah')).toBeInTheDocument()
  await expect.element(column('Ready').getByRole('article', { name: 'Order TRU-101' })).toHaveFocus()
})

test('when a card leaves the board the focus stays with the next one of its column (kitchen 41)', async () => {
  const ready = { status: 'ready', paymentStatus: 'paid' } as const
  boardIs(server, [anOrder(ready), numbered(1, ready), numbered(2)])
  server.on('/updateOrderStatus', { success: true, ...movedTo('completed', 4) })
  const { screen } = await openBoard(server)
  await card(screen, 'TRU-001').getByRole('button', { name: 'Mark as Completed – order TRU-001' }).click()
  await expect.element(card(screen, 'TRU-101')).toHaveFocus()
})

test('two kitchens stand in one view, and a move goes to the one of its order', async () => {
  const there = numbered(2, { location: 'new-glasgow', shortNumber: 'NGL-102', locationInfo: placeOf('new-glasgow') })
  // Each location is read by itself: what is under way, then what is over.
  const list = (orders: ReturnType<typeof anOrder>[], locationId: string) => ({
    success: true as const,
    orders,
    total: orders.length,
    metadata: { locationId, limit: 200, offset: 0, hasMore: false, acceptsApart: false },
  })
  const nothing = list([], 'truro')
  server.on('/getLocationOrders', list([numbered(1)], 'truro'), nothing, list([there], 'new-glasgow'), nothing)
  const step = { ...movedTo('preparing', 4), orderId: there.orderId }
  server.on('/updateOrderStatus', { success: true, ...step })
  const { screen, column } = await openBoard(server, 'admin', '#orders', PLACES)
  const pending = column('Pending Orders')
  await expect.element(pending.getByRole('list', { name: 'Pending Orders, 2' })).toBeVisible()
  await screen.getByRole('button', { name: 'Start Preparing – order NGL-102' }).click()
  await expect.element(column('Under Preparation').getByRole('article', { name: 'Order NGL-102' })).toBeVisible()
  await expect.element(pending.getByRole('article', { name: 'Order TRU-101' })).toBeVisible()
  await screen.getByRole('button', { name: 'Tools' }).click()
  await expect.element(screen.getByRole('button', { name: 'Choose several' })).not.toBeInTheDocument()
})

function placeOf(id: string) {
  return { ...anOrder().locationInfo, id, name: 'New Glasgow' }
}
