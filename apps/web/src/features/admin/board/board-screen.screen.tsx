import type { Role } from '@sizzle/domain/people/rights.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deviceQueue } from '../../../kit/offline/device-queue.ts'
import * as boards from '../../../testing/board.tsx'
import { anOrder, orderDetails } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'

// The whole board: orders in their columns, and what a press does to them.

const server = aServer()
const { movedTo } = boards
type Order = ReturnType<typeof anOrder>
const boardIs = (open: readonly Order[], finished?: readonly Order[]) => boards.boardIs(server, open, finished)
const board = (role?: Role, where?: string) => boards.openBoard(server, role, where)
const ID = anOrder().orderId
const REFUSED = {
  success: false as const,
  code: 'invalid_transition' as const,
  from: 'cancelled' as const,
  to: 'preparing' as const,
  allowed: [],
  current: { status: 'cancelled' as const, at: '2026-11-20T21:44:00.000Z', by: 'Ravi Shah' },
}
const TOO_BUSY = { success: false as const, code: 'too-many-requests' as const, retryAfter: 60 }
const OTHER = { id: 'other', orderId: '0190a000-0000-7000-8000-000000000007', shortNumber: 'TRU-007' } as const

test('orders stand in their columns, and an empty column says that nothing is wrong', async () => {
  const finished = anOrder({ ...OTHER, status: 'completed', paymentStatus: 'paid' })
  boardIs([anOrder()], [finished])
  const { column } = await board()
  const card = column('Pending Orders').getByRole('article', { name: 'Order TRU-001' })
  await expect.element(card).toBeVisible()
  await expect.element(card).toHaveAccessibleDescription(/^Pending Orders\s*Pickup/)
  await expect.element(column('Completed').getByRole('button', { name: /TRU-007/ })).toBeVisible()
  await expect.element(column('Ready').getByText('Nothing waiting to be handed over.')).toBeVisible()
  await expect.element(column('Pending Orders').getByRole('list', { name: 'Pending Orders, 1' })).toBeVisible()
  await expect.element(column('Completed').getByRole('button', { name: 'Completed 5' })).toBeVisible()
})

test('a filter hides cards, but the heads still count the whole board', async () => {
  boardIs([anOrder(), anOrder({ ...OTHER, orderType: 'delivery' })])
  const { screen, column } = await board('manager', '#orders?orderType=delivery')
  await expect.element(column('Pending Orders').getByRole('article', { name: 'Order TRU-007' })).toBeVisible()
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).not.toBeInTheDocument()
  await expect.element(column('Pending Orders').getByText('1 of 2')).toBeVisible()
  await expect.element(screen.getByText('Only Delivery. 1 open order is hidden, 1 of them new.')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
})

test('a move shows before the server has answered, and stays', async () => {
  boardIs([anOrder()])
  const answer = Promise.withResolvers<{ success: true } & ReturnType<typeof movedTo>>()
  server.on('/updateOrderStatus', answer.promise)
  const { screen, column } = await board()
  await screen.getByRole('button', { name: 'Start Preparing – order TRU-001' }).click()
  const card = column('Under Preparation').getByRole('article', { name: 'Order TRU-001' })
  await expect.element(card.getByText('sending…')).toBeVisible()
  answer.resolve({ success: true, ...movedTo('preparing', 4) })
  await expect.element(card.getByText('sending…')).not.toBeInTheDocument()
  await expect.element(card.getByRole('button', { name: 'Mark as Ready – order TRU-001' })).toBeVisible()
  await expect
    .poll(() => server.sent('/updateOrderStatus').map(({ input }) => input))
    .toEqual([{ orderId: ID, status: 'preparing', expectedVersion: 3 }])
})

test('a second move waits for the first and builds on its answer', async () => {
  boardIs([anOrder()])
  const first = Promise.withResolvers<{ success: true } & ReturnType<typeof movedTo>>()
  const second = Promise.withResolvers<{ success: true } & ReturnType<typeof movedTo>>()
  server.on('/updateOrderStatus', first.promise, second.promise)
  const { screen, column } = await board()
  await screen.getByRole('button', { name: 'Start Preparing – order TRU-001' }).click()
  await expect.poll(() => server.sent('/updateOrderStatus').length).toBe(1)
  await screen.getByRole('button', { name: 'Mark as Ready – order TRU-001' }).click()
  const card = column('Ready').getByRole('article', { name: 'Order TRU-001' })
  await expect.element(card.getByText('sending…')).toBeVisible()
  await expect.poll(() => server.sent('/updateOrderStatus')).toHaveLength(1)
  first.resolve({ success: true, ...movedTo('preparing', 4) })
  await expect.poll(() => server.sent('/updateOrderStatus').length).toBe(2)
  await expect.element(card.getByText('sending…')).toBeVisible()
  second.resolve({ success: true, ...movedTo('ready', 5) })
  await expect.element(card.getByText('sending…')).not.toBeInTheDocument()
  await expect
    .poll(() => server.sent('/updateOrderStatus').map(({ input }) => input))
    .toEqual([
      { orderId: ID, status: 'preparing', expectedVersion: 3 },
      { orderId: ID, status: 'ready', expectedVersion: 4 },
    ])
})

test('a second move knows the answer to the first before the order has been read again', async () => {
  boardIs([anOrder()])
  server.on(
    '/updateOrderStatus',
    { success: true, ...movedTo('preparing', 4) },
    { success: true, ...movedTo('ready', 5) },
  )
  const { screen, column } = await board()
  await screen.getByRole('button', { name: 'Start Preparing – order TRU-001' }).click()
  const card = column('Under Preparation').getByRole('article', { name: 'Order TRU-001' })
  await expect.element(card).toBeVisible()
  await expect.element(card.getByText('sending…')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Mark as Ready – order TRU-001' }).click()
  await expect
    .poll(() => server.sent('/updateOrderStatus').map(({ input }) => input))
    .toEqual([
      { orderId: ID, status: 'preparing', expectedVersion: 3 },
      { orderId: ID, status: 'ready', expectedVersion: 4 },
    ])
})

test('a second move is not sent when the first is refused, which is said once', async () => {
  boardIs([anOrder()])
  const first = Promise.withResolvers<typeof REFUSED>()
  server.on('/updateOrderStatus', first.promise)
  const { screen, column } = await board()
  await screen.getByRole('button', { name: 'Start Preparing – order TRU-001' }).click()
  await screen.getByRole('button', { name: 'Mark as Ready – order TRU-001' }).click()
  first.resolve(REFUSED)
  await expect.element(column('Pending Orders').getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
  await expect.element(screen.toasts.getByText(/^Ravi Shah was first, at 5:44 p\.m\.( AST\.)?$/)).toBeVisible()
  await expect.poll(() => server.sent('/updateOrderStatus')).toHaveLength(1)
  await expect.poll(() => screen.toasts.getByRole('listitem').elements()).toHaveLength(1)
})

test('a second move goes into the queue behind a first that found nobody', async () => {
  boardIs([anOrder()])
  const first = Promise.withResolvers<typeof TOO_BUSY>()
  server.on('/updateOrderStatus', first.promise, TOO_BUSY, { success: true, ...movedTo('preparing', 4) })
  const { screen, column } = await board()
  await screen.getByRole('button', { name: 'Start Preparing – order TRU-001' }).click()
  await screen.getByRole('button', { name: 'Mark as Ready – order TRU-001' }).click()
  first.resolve(TOO_BUSY)
  // The queue tries the first at once, and is told to come later.
  await expect
    .poll(() => deviceQueue().state.get().waiting)
    .toMatchObject([
      { input: { orderId: ID, status: 'preparing', expectedVersion: 3 }, tries: 1 },
      { input: { orderId: ID, status: 'ready', expectedVersion: 4 }, tries: 0 },
    ])
  await expect.element(column('Ready').getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
  await deviceQueue().wake()
  await expect.poll(() => server.sent('/updateOrderStatus').length).toBe(4)
  await expect.poll(() => deviceQueue().state.get().waiting).toEqual([])
})

test('a refused move goes back by itself and says who was first', async () => {
  boardIs([anOrder()])
  server.on('/updateOrderStatus', REFUSED)
  const { screen, column } = await board()
  await screen.getByRole('button', { name: 'Start Preparing – order TRU-001' }).click()
  await expect.element(screen.toasts.getByText(/^Ravi Shah was first, at 5:44 p\.m\.( AST\.)?$/)).toBeVisible()
  await expect.element(column('Pending Orders').getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
})

test('an unpaid order is handed over only after a question', async () => {
  boardIs([anOrder({ ...OTHER, status: 'ready' })])
  server.on('/updateOrderStatus', { success: true, ...movedTo('completed', 4), orderId: OTHER.orderId })
  const { screen, column } = await board()
  await screen.getByRole('button', { name: 'Mark as Completed – order TRU-007' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Not paid' })).toBeVisible()
  expect(server.sent('/updateOrderStatus')).toEqual([])
  await screen.getByRole('button', { name: 'Complete unpaid' }).click()
  await expect.element(column('Completed').getByRole('button', { name: /TRU-007/ })).toBeVisible()
})

test('several are chosen, and the bar counts them', async () => {
  boardIs([anOrder()])
  const { screen } = await board()
  await screen.getByRole('button', { name: 'Tools' }).click()
  await screen
    .getByRole('dialog', { name: 'Tools of the board' })
    .getByRole('button', { name: 'Choose several' })
    .click()
  await screen.getByRole('checkbox', { name: 'Choose order TRU-001' }).click()
  await expect.element(screen.getByText(/^1 chosen/)).toBeVisible()
  await screen.getByRole('button', { name: 'Stop choosing' }).click()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
})

test('an order opens by its address, and staff read why they cannot cancel it', async () => {
  boardIs([anOrder()])
  server.on('/getOrderDetails', { success: true, order: orderDetails() })
  const { screen } = await board('staff')
  await screen.getByRole('button', { name: 'Order TRU-001' }).click()
  await expect.element(screen.address).toHaveTextContent(`/admin/dashboard#orders/${ID}`)
  const cancel = screen.getByRole('dialog', { name: 'Order TRU-001' }).getByRole('button', { name: 'Cancel order' })
  await expect.element(cancel).toBeDisabled()
  await expect.element(cancel).toHaveAccessibleDescription('Only managers can cancel an order.')
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#orders')
})

test.each([
  ['manager', 1],
  ['staff', 0],
] as const)('cash of a cancelled order: a %s gets %i button to give it back', async (role, buttons) => {
  const cancelled = {
    status: 'cancelled',
    paymentStatus: 'paid',
    moneyBack: { refunded: 0, underWay: 0, failed: 0, left: 20.52 },
  } as const
  boardIs([], [anOrder(cancelled)])
  server.on('/getOrderDetails', { success: true, order: orderDetails(cancelled) })
  const { screen } = await board(role, `#orders/${ID}`)
  const drawer = screen.getByRole('dialog', { name: 'Order TRU-001' })
  await expect.element(drawer.getByText('$20.50 has to go back by hand')).toBeVisible()
  await expect.poll(() => drawer.getByRole('button', { name: 'Cash given back' }).elements()).toHaveLength(buttons)
})

test('an order that cannot be had says why and is asked for again', async () => {
  boardIs([])
  server.on('/getOrderDetails', { success: false, code: 'order_not_found' })
  const { screen } = await board('staff', `#orders/${ID}`)
  const drawer = screen.getByRole('dialog')
  await expect.element(drawer.getByRole('alert')).toBeVisible()
  server.on('/getOrderDetails', { success: true, order: orderDetails() })
  await drawer.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(drawer.getByText('Pending', { exact: true })).toBeVisible()
})

const LATER = { scheduledFor: inMinutes(120), promisedAt: inMinutes(120), fireAt: inMinutes(90) }
function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

test('what is for later stands as a word below the new orders, and can be looked at', async () => {
  boardIs([anOrder(), anOrder({ ...OTHER, ...LATER })])
  const { screen, column } = await board()
  const pending = column('Pending Orders')
  await expect.element(pending.getByRole('list', { name: 'Pending Orders, 1' })).toBeVisible()
  await expect.element(pending.getByRole('article', { name: 'Order TRU-007' })).not.toBeInTheDocument()
  const fold = pending.getByRole('button', { name: /^(Later today|Tomorrow) \(1\)$/ })
  const last = pending.getByRole('article', { name: 'Order TRU-001' }).element()
  expect(last.compareDocumentPosition(fold.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await fold.click()
  const drawer = screen.getByRole('dialog', { name: /^(Later today|Tomorrow)$/ })
  const card = drawer.getByRole('article', { name: 'Order TRU-007' })
  await expect
    .element(card)
    .toMatchTextContent(/^For \d+(:\d\d)? [ap]\.m\..*Kitchen begins at .*Pickup Priya Nair.*1× .*\$20\.50\s*Unpaid/)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(card).not.toBeInTheDocument()
})

test('an order for later is started early only after a question (times 37)', async () => {
  boardIs([anOrder({ ...OTHER, ...LATER })])
  server.on('/updateOrderStatus', { success: true, ...movedTo('preparing', 4) })
  const { screen, column } = await board()
  await screen.getByRole('button', { name: /\(1\)$/ }).click()
  const start = screen.getByRole('button', { name: 'Start now – order TRU-007' })
  await start.click()
  const question = screen.getByRole('dialog', { name: /^Start now\? It is for .+[ap]\.m\.$/ })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(server.sent('/updateOrderStatus')).toEqual([])
  await start.click()
  await question.getByRole('button', { name: 'Start Preparing' }).click()
  await expect.element(column('Under Preparation').getByRole('article', { name: 'Order TRU-007' })).toBeVisible()
})

test('when its time has come it moves into the column by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  boardIs([anOrder({ ...OTHER, ...LATER })])
  const { screen, column } = await board()
  await expect.element(screen.getByRole('button', { name: /\(1\)$/ })).toBeVisible()
  vi.setSystemTime(LATER.fireAt)
  const card = column('Pending Orders').getByRole('article', { name: 'Order TRU-007' })
  await expect.element(card.getByText(/^For .+[ap]\.m\.$/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /\(1\)$/ })).not.toBeInTheDocument()
})

test('a phone opens the board at the first column in which something stands', async () => {
  boardIs([anOrder({ status: 'ready' })])
  const { screen } = await board()
  await expect.element(screen.getByRole('button', { name: /^1\s*Ready$/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('article', { name: 'Order TRU-001' })).toBeVisible()
})
