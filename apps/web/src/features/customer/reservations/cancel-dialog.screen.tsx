import { expect, test, vi } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aBooking } from '../../../testing/samples-reservations.ts'
import { aServer } from '../../../testing/server.ts'
import { CancelDialog } from './cancel-dialog.tsx'

const server = aServer()
const RESERVATION = aBooking().reservation

test('cancelling a table asks first, sends the private key, and says why it failed', async () => {
  server.signedIn(PRIYA)
  const cancelled = { ...RESERVATION, status: 'cancelled' } as const
  server.on(
    '/cancelReservation',
    { success: false, code: 'reservation_past' },
    { success: true, reservation: cancelled, message: 'Cancelled.' },
  )
  const [onClose, onCancelled] = [vi.fn(), vi.fn()]
  const booking = { reservation: RESERVATION, token: 'a-private-token-of-the-link' }
  const screen = await openAt(
    '/reservations',
    <CancelDialog booking={booking} onClose={onClose} onCancelled={onCancelled} />,
  )
  await expect
    .element(screen.getByRole('dialog', { name: 'Cancel this reservation?' }))
    .toMatchTextContent(/Saturday, November 21, 2026 at 6 p.m., Truro/)
  const act = screen.getByRole('button', { name: 'Cancel reservation' })
  await act.click()
  await expect.element(screen.getByRole('alert')).not.toHaveTextContent('')
  expect(onClose).not.toHaveBeenCalled()
  await act.click()
  await expect.poll(() => onCancelled.mock.calls).toEqual([[{ ...booking, reservation: cancelled }, 'Cancelled.']])
  await expect
    .poll(() => server.sent('/cancelReservation')[0]?.input)
    .toMatchObject({ id: RESERVATION.id, token: booking.token })
})
