import { expect, test, vi } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { anOrder } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { useUndo } from '../state/undo.ts'
import { UndoMove } from '../tools/undo-move.tsx'
import { BatchBar } from './batch-bar.tsx'

// Several cards, one press.

const server = aServer()
const card = (number: number, change: Partial<ShownOrder> = {}): ShownOrder => {
  const orderId = `0190a000-0000-7000-8000-00000000000${number}`
  const shown = { isWaiting: false, isSending: false }
  return { ...anOrder({ id: orderId, orderId, shortNumber: `TRU-00${number}` }), ...shown, ...change }
}
const moved = (orders: readonly ShownOrder[], refused: readonly ShownOrder[]) => ({
  success: true as const,
  results: orders.map(({ orderId }) => ({
    orderId,
    newStatus: 'preparing' as const,
    result: { success: !refused.some((one) => one.orderId === orderId), changed: true },
  })),
  summary: {
    total: orders.length,
    successful: orders.length - refused.length,
    failed: refused.length,
    successRate: 50,
  },
  batchId: 'b',
})

function Undo() {
  return <UndoMove undo={useUndo(() => undefined)} place="page" />
}

async function chosen(orders: readonly ShownOrder[], pending: readonly ShownOrder[] = []) {
  const told = { ask: vi.fn(), onChoose: vi.fn(), onDone: vi.fn() }
  const screen = await renderInOffice(
    <>
      <BatchBar orders={orders} locationId="truro" pending={pending} {...told} />
      <Undo />
    </>,
  )
  return { screen, told, bar: screen.getByRole('region', { name: 'Chosen orders' }) }
}

test('nothing chosen moves nothing, and all that is pending is chosen with one press', async () => {
  const pending = [card(1), card(2)]
  const { bar, told } = await chosen([], pending)
  await expect.element(bar.getByRole('status')).toHaveTextContent('Choose orders')
  await expect.poll(() => bar.getByRole('button').elements()).toHaveLength(2)
  await bar.getByRole('button', { name: 'All pending (2)' }).click()
  await expect.poll(() => told.onChoose).toHaveBeenCalledWith(pending.map(({ orderId }) => orderId))
})

test('on a phone its buttons share the width below the words', async () => {
  const { bar } = await chosen([], [card(1), card(2)])
  for (const name of ['All pending (2)', 'Stop choosing'])
    await expect.element(bar.getByRole('button', { name })).toHaveClass('max-sm:basis-[40%]', 'max-sm:grow')
  await expect.element(bar.getByRole('status')).toHaveClass('max-sm:basis-full')
})

test('with nothing to choose at once, the way out stands beside the words on a phone', async () => {
  const { bar } = await chosen([])
  await expect.element(bar.getByRole('status')).not.toHaveClass('max-sm:basis-full')
  await expect.element(bar.getByRole('button', { name: 'Stop choosing' })).not.toHaveClass('max-sm:grow')
})

test('each step that fits counts the orders it can move; one that waits to be sent is not among them', async () => {
  const { bar } = await chosen([card(1), card(2, { isWaiting: true }), card(3, { status: 'preparing' })])
  await expect.element(bar.getByRole('status')).toHaveTextContent('3 chosenTRU-001, TRU-002, TRU-003')
  await expect.element(bar.getByRole('button', { name: 'Start Preparing (1)' })).toBeEnabled()
  await expect.element(bar.getByRole('button', { name: 'Mark as Ready (1)' })).toBeEnabled()
  await expect.element(bar.getByRole('button', { name: /^Mark as Completed/ })).not.toBeInTheDocument()
})

test('what could not be moved is named by its number', async () => {
  const orders = [card(1), card(2)]
  server.on('/updateMultipleOrderStatuses', moved(orders, orders.slice(1)))
  const { screen, told, bar } = await chosen(orders)
  await bar.getByRole('button', { name: 'Start Preparing (2)' }).click()
  await expect.element(screen.toasts.getByText('1 of 2 orders moved')).toBeVisible()
  await expect.element(screen.toasts.getByText('Not moved: TRU-002')).toBeVisible()
  await expect.poll(() => told.onDone).toHaveBeenCalledOnce()
  await expect
    .poll(() => server.sent('/updateMultipleOrderStatuses').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', updates: orders.map(({ orderId }) => ({ orderId, newStatus: 'preparing' })) }])
})

test('a refusal of the whole is said, and the choice stays', async () => {
  server.on('/updateMultipleOrderStatuses', { success: false, code: 'location_not_found' })
  const { screen, told, bar } = await chosen([card(1)])
  await bar.getByRole('button', { name: 'Start Preparing (1)' }).click()
  await expect.element(screen.toasts.getByText('Failed to update order status')).toBeVisible()
  expect(told.onDone).not.toHaveBeenCalled()
})

test('food leaves without its money only after a question', async () => {
  const [unpaid, paid] = [card(1, { status: 'ready' }), card(2, { status: 'ready', paymentStatus: 'paid' })]
  server.on('/updateMultipleOrderStatuses', moved([unpaid, paid], []))
  const { told, bar } = await chosen([unpaid, paid])
  await bar.getByRole('button', { name: 'Mark as Completed (2)' }).click()
  await expect.poll(() => told.ask).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unpaid', orders: [unpaid] }))
  expect(server.sent('/updateMultipleOrderStatuses')).toEqual([])
  told.ask.mock.lastCall?.[0].complete()
  await expect.poll(() => server.sent('/updateMultipleOrderStatuses')).toHaveLength(1)
})

test('a batch is taken back with one press, and what cannot be taken back says so', async () => {
  const orders = [card(1), card(2)]
  server.on('/updateMultipleOrderStatuses', moved(orders, []))
  const current = { status: 'pending', at: '2026-11-20T21:44:00.000Z', by: 'Mia Chen' } as const
  const back = { oldStatus: 'preparing', newStatus: 'pending', changed: true, version: 5, current } as const
  server.on(
    '/undoMove',
    { success: true, orderId: card(1).orderId, ...back },
    { success: false, code: 'undo_too_late', current },
  )
  const { screen, bar } = await chosen(orders)
  await bar.getByRole('button', { name: 'Start Preparing (2)' }).click()
  const undo = screen.getByRole('button', { name: 'Undo 2 orders' })
  await undo.click()
  await expect.element(screen.toasts.getByText(/^TRU-002: /)).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(screen.getByText('TRU-001 back in Pending Orders')).toBeInTheDocument()
  await expect
    .poll(() => server.sent('/undoMove').map(({ input }) => input))
    .toEqual(orders.map(({ orderId }) => ({ orderId, status: 'preparing' })))
})
