import { expect, onTestFinished, test, vi } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { anOrder, aUser } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { useBoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { MoreDialog } from './more-dialog.tsx'

// What can be done with an order beside its next step.

const server = aServer()
const told = { ask: vi.fn(), open: vi.fn() }
const NONE: readonly never[] = []
const [MANAGER, STAFF] = [aUser('manager'), aUser('staff')]
type MoreProps = { order: ShownOrder; isManager: boolean; onClose: () => void }

function More({ order, isManager, onClose }: MoreProps) {
  return (
    <MoreDialog
      order={order}
      actions={useBoardActions(isManager ? MANAGER : STAFF, { ...told, kitchens: NONE })}
      onClose={onClose}
    />
  )
}

async function more(change: Partial<ShownOrder> = {}, isManager = true) {
  for (const one of Object.values(told)) one.mockReset()
  const order = { ...anOrder(), isWaiting: false, isSending: false, ...change }
  const { screen, onClose } = await renderDialog((close) => (
    <More order={order} isManager={isManager} onClose={close} />
  ))
  return { screen, dialog: screen.getByRole('dialog', { name: 'More for order TRU-001' }), onClose }
}

test('unpaid cash is collected', async () => {
  const { dialog } = await more()
  await dialog.getByRole('button', { name: 'Collect Cash Payment' }).click()
  await expect.poll(() => told.ask).toHaveBeenCalledWith({ kind: 'payment', orderId: anOrder().orderId })
})

test('what can be done stands in rows like those behind every other three dots, cancelling last and red', async () => {
  const { dialog } = await more({ status: 'preparing' })
  await expect.element(dialog.getByRole('listitem').first()).toMatchTextContent('Collect Cash Payment')
  await expect.element(dialog.getByRole('listitem').last()).toMatchTextContent('Cancel order')
  await expect.element(dialog.getByText('Cancel order')).toHaveClass('text-chilli')
  await expect
    .element(dialog.getByRole('button', { name: 'Cancel order' }))
    .toHaveAttribute('data-act', `${anOrder().orderId}:cancel`)
})

test('what is paid already is not asked for', async () => {
  const { dialog } = await more({ paymentStatus: 'paid', paymentMethod: 'card' })
  await expect.element(dialog.getByRole('button', { name: /^Details/ })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /Payment/ })).not.toBeInTheDocument()
})

test('an open payment that staff began is recorded, not collected', async () => {
  const { dialog } = await more({ paymentStatus: 'pending', metadata: { adminCreated: true } })
  await expect.element(dialog.getByRole('button', { name: 'Record Payment' })).toBeVisible()
})

test('details take the place of this question', async () => {
  const { dialog, onClose } = await more()
  await dialog.getByRole('button', { name: /^Details/ }).click()
  await expect.poll(() => told.open).toHaveBeenCalledWith(anOrder().orderId)
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test.each([
  ['a manager, while it is being made', 'preparing', true, false, 1],
  ['staff', 'preparing', false, false, 0],
  ['a manager, once it is ready', 'ready', true, false, 0],
  ['a manager, while its last move has not been sent', 'preparing', true, true, 0],
] as const)('%s: %s', async (_, status, isManager, isWaiting, buttons) => {
  const { dialog } = await more({ status, isWaiting }, isManager)
  await expect.element(dialog.getByRole('button', { name: /^Details/ })).toBeVisible()
  await expect.poll(() => dialog.getByRole('button', { name: /^Cancel/ }).elements()).toHaveLength(buttons)
})

test('an order that takes longer is promised for later, from now on when it is late (kitchen 20)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime('2026-11-20T22:06:30.000Z')
  const promisedAt = '2026-11-20T22:27:00.000Z'
  server.on('/movePromise', { success: true, orderId: anOrder().orderId, promisedAt, changed: true, version: 4 })
  const { dialog, screen, onClose } = await more({ status: 'preparing' })
  await dialog.getByRole('button', { name: /^\+20 min/ }).click()
  await expect.element(screen.toasts.getByText('TRU-001 is promised for 6:27 p.m.')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  const input = { orderId: anOrder().orderId, promisedAt, reason: 'The kitchen is busy' }
  await expect.poll(() => server.sent('/movePromise').map((sent) => sent.input)).toEqual([input])
})

test('ten minutes more are ten more than the time that stands on the card', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime('2026-11-20T21:40:30.000Z')
  const { dialog } = await more({ status: 'preparing', promisedAt: '2026-11-20T22:00:40.000Z' })
  await expect.element(dialog.getByRole('button', { name: /^\+10 min/ })).toMatchTextContent('+10 min6:10 p.m.')
  await expect.element(dialog.getByRole('button', { name: /^\+30 min/ })).toMatchTextContent('+30 min6:30 p.m.')
})

test('what is ready is not promised for later', async () => {
  const { dialog } = await more({ status: 'ready' })
  await expect.element(dialog.getByRole('button', { name: /^Details/ })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /^\+20 min/ })).not.toBeInTheDocument()
})
