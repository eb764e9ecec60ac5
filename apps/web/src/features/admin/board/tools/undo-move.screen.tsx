import { expect, test, vi } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { anOrder } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { useUndo } from '../state/undo.ts'
import { useMoves } from '../state/use-moves.ts'
import { UndoMove } from './undo-move.tsx'

// A wrong press is taken back before the customer hears of it.

const server = aServer()
const onBack = vi.fn()
const order = anOrder()
const ID = order.orderId
const at = { at: '2026-11-20T21:44:00.000Z' }

function Board() {
  const moveTo = useMoves('Mia Chen')
  return (
    <>
      <button type="button" onClick={() => void moveTo(order, 'preparing')}>
        Move
      </button>
      <UndoMove undo={useUndo(onBack)} place="board" />
    </>
  )
}

async function moved(changed = true) {
  onBack.mockReset()
  const current = { status: 'preparing' as const, ...at, by: changed ? 'Mia Chen' : 'Ravi Shah' }
  const step = { oldStatus: 'pending' as const, newStatus: 'preparing' as const, version: 4, message: '' }
  server.on('/updateOrderStatus', { success: true, orderId: ID, changed, current, ...step })
  const screen = await renderInOffice(<Board />)
  await screen.getByRole('button', { name: 'Move' }).click()
  return screen
}

test('a move is said, and can be taken back for some seconds (kitchen 21)', async () => {
  const current = { status: 'pending' as const, ...at, by: 'Mia Chen' }
  const back = { oldStatus: 'preparing' as const, newStatus: 'pending' as const, changed: true, version: 5 }
  server.on('/undoMove', { success: true, orderId: ID, current, ...back })
  const screen = await moved()
  await expect.element(screen.getByRole('status')).toHaveTextContent('TRU-001 moved to Under Preparation')
  const undo = screen.getByRole('button', { name: 'Undo TRU-001' })
  await undo.click()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(screen.getByRole('status')).toHaveTextContent('TRU-001 back in Pending Orders')
  await expect.poll(() => onBack).toHaveBeenCalledExactlyOnceWith(ID)
  await expect
    .poll(() => server.sent('/undoMove').map(({ input }) => input))
    .toEqual([{ orderId: ID, status: 'preparing' }])
})

test('a move that somebody has built on stays, and it is said why', async () => {
  const current = { status: 'ready' as const, ...at, by: 'Ravi Shah' }
  server.on('/undoMove', { success: false, code: 'order_changed', current })
  const screen = await moved()
  const undo = screen.getByRole('button', { name: 'Undo TRU-001' })
  await undo.click()
  await expect.element(screen.toasts.getByText(/^TRU-001: /)).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  expect(onBack).not.toHaveBeenCalled()
})

test('a move that somebody else had made is not taken back', async () => {
  const screen = await moved(false)
  await expect.element(screen.toasts.getByText(/Ravi Shah was first/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})
