import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useWish } from '../../kit/server/wish.ts'
import { NOT_OFFLINE } from '../../kit/use-online.ts'
import { aNetwork, goOffline, goOnline } from '../../testing/network.ts'
import { aServer } from '../../testing/server.ts'
import { TextArea } from '../text-area.tsx'
import { DialogForm } from './dialog-form.tsx'

const server = aServer()
aNetwork()
const CANCELLED = {
  success: true,
  orderId: 'TRU-001',
  oldStatus: 'pending',
  newStatus: 'cancelled',
  message: 'Cancelled',
  refund: null,
} as const

function Screen() {
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState<string>()
  const cancel = useWish('/cancelOrder', { onDone: ({ message }) => setSaid(message) })
  if (said !== undefined) return <p role="status">{said}</p>
  return (
    <DialogForm
      title="Cancel order TRU-001"
      keep="Keep the order"
      act="Cancel order"
      acting="Cancelling…"
      kind="danger"
      wish={cancel}
      isReady={reason.trim() !== ''}
      onSubmit={() => cancel.send({ orderId: 'TRU-001', cancelReason: reason, expectedVersion: 1 })}
      onClose={() => setSaid('Kept')}
    >
      <TextArea label="Reason" value={reason} onChange={({ target: { value } }) => setReason(value)} />
    </DialogForm>
  )
}

async function opened() {
  const screen = await render(<Screen />)
  return { screen, act: screen.getByRole('button', { name: 'Cancel order', exact: true }) }
}

test('nothing can be sent before the form is ready, by button or by Enter', async () => {
  const { screen, act } = await opened()
  await expect.element(screen.getByRole('dialog', { name: 'Cancel order TRU-001' })).toBeVisible()
  await expect.element(act).toBeDisabled()
  await screen.getByLabelText('Reason').fill('   ')
  await expect.element(act).toBeDisabled()
  expect(server.sent('/cancelOrder')).toEqual([])
})

test('a double press sends once, and the button says what goes on', async () => {
  const pending = Promise.withResolvers<typeof CANCELLED>()
  server.on('/cancelOrder', pending.promise)
  const { screen, act } = await opened()
  await screen.getByLabelText('Reason').fill('Oven broke')
  await act.dblClick()
  const held = screen.getByRole('button', { name: 'Cancelling…' })
  await expect.element(held).toHaveAttribute('aria-disabled', 'true')
  await expect.element(held).toHaveFocus()
  await expect.poll(() => server.sent('/cancelOrder')).toHaveLength(1)
  pending.resolve(CANCELLED)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cancelled')
  await expect.poll(() => server.sent('/cancelOrder')).toHaveLength(1)
})

test('a refusal is announced and what was typed stays', async () => {
  server.on('/cancelOrder', { success: false, code: 'permission-denied' }, CANCELLED)
  const { screen, act } = await opened()
  await screen.getByLabelText('Reason').fill('Oven broke')
  await act.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('You do not have permission to perform this action.')
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('Oven broke')
  await act.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Cancelled')
  await expect.poll(() => new Set(server.sent('/cancelOrder').map(({ key }) => key)).size).toBe(2)
})

test('Escape and the quiet button leave everything as it is', async () => {
  const { screen } = await opened()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Kept')
  expect(server.sent('/cancelOrder')).toEqual([])
})

test('without a connection what is typed stays, and the press that cannot be sent looks so and says why', async () => {
  const screen = await render(<Screen />)
  await screen.getByLabelText('Reason').fill('The oven is out')
  const act = screen.getByRole('button', { name: 'Cancel order' })
  await expect.element(act).toBeEnabled()
  goOffline()
  await expect.element(screen.getByText(NOT_OFFLINE)).toBeVisible()
  await expect.element(act).toHaveAttribute('aria-disabled', 'true')
  await expect.element(act).toHaveAttribute('title', NOT_OFFLINE)
  await screen.getByLabelText('Reason').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await act.click({ force: true })
  expect(server.sent('/cancelOrder')).toEqual([])
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('The oven is out')
  goOnline()
  await expect.element(screen.getByText(NOT_OFFLINE)).not.toBeInTheDocument()
  await expect.element(act).not.toHaveAttribute('aria-disabled')
})
