import { expect, test } from 'vitest'
import { session } from '../../../kit/session/session.ts'
import { onDevice } from '../../../kit/storage.ts'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { withoutMail } from '../../../testing/no-mail.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { aBooking } from '../../../testing/samples-reservations.ts'
import { aServer } from '../../../testing/server.ts'
import { ConfirmedBooking } from './confirmed-booking.tsx'
import { OwnBookings } from './own-bookings.tsx'
import { keepLink } from './own-links.ts'
import { QueuedBookings } from './queued-bookings.tsx'
import type { GuestReservation } from './reservation-calls.ts'

// A booking that stands on the screen while it is changed elsewhere.

const server = aServer()
aNetwork()
const NOW = new Date('2026-11-20T16:00:00Z')
const { reservation, token, awaits } = aBooking()
const CANCELLED = { ...reservation, version: 2, status: 'cancelled', cancelledAt: NOW.toISOString() } as const

async function booked() {
  session.set({ state: 'ready', user: null, apiKey: 'key' })
  server.on('/getReservation', { success: true, reservation })
  keepLink({ id: reservation.id, token, startsAt: reservation.startsAt })
  const screen = await openAt(
    '/reservations',
    <>
      <QueuedBookings />
      <ConfirmedBooking
        booking={{ reservation, token, awaits }}
        now={NOW}
        onCancelled={() => undefined}
        onAnother={() => undefined}
      />
    </>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Your table is reserved' })).toBeVisible()
  return screen
}

async function linked(found: GuestReservation, more: Record<string, string> = { confirm: 'confirm' }) {
  session.set({ state: 'ready', user: null, apiKey: 'key' })
  server.on('/getReservation', { success: true, reservation: found })
  return openAt(
    '/reservations',
    <OwnBookings
      query={new URLSearchParams({ reservation: found.reservationId, token, ...more })}
      now={NOW}
      changedAt={undefined}
      isLinkedOnly
      isOpen={false}
      onKnown={() => undefined}
      onCancelled={() => undefined}
    />,
  )
}

/** Somebody cancels it elsewhere, and this tab is looked at again. */
function cancelledElsewhere(): void {
  server.on('/getReservation', { success: true, reservation: CANCELLED })
  dispatchEvent(new Event('visibilitychange'))
}

test('a table that was cancelled without a network is shown as cancelled once that is sent', async () => {
  const screen = await booked()
  goOffline()
  await screen.getByRole('button', { name: 'Cancel reservation' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click()
  await expect.element(screen.getByText('Cancel: Queued for when online')).toBeVisible()
  server.on('/cancelReservation', { success: true, reservation: CANCELLED, message: 'Cancelled.' })
  server.on('/getReservation', { success: true, reservation: CANCELLED })
  goOnline()
  await expect.element(screen.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible()
  await expect.element(screen.getByText(/^The confirmation goes to/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
  expect(onDevice.getItem('sizzle_spice_reservations')).toBeNull()
})

test('the confirmation of a table goes to an address, unless no mail server is set (messages 63)', async () => {
  const mailed = await booked()
  await expect.element(mailed.getByText(/^The confirmation goes to/)).toBeVisible()
  await mailed.unmount()
  withoutMail()
  const screen = await booked()
  await expect.element(screen.getByText('Please note the day and the time.')).toBeVisible()
  expect(screen.getByText(/confirmation goes to/).elements()).toEqual([])
})

test('who opens a table that is not confirmed yet waits for a letter, or for the restaurant where none leaves (messages 63)', async () => {
  const held = { ...reservation, status: 'pending', pendingUntil: '2026-11-20T16:15:00.000Z' } as const
  const mailed = await linked(held, {})
  await expect.element(mailed.getByText(/^Open our email and press its link by/)).toBeVisible()
  await mailed.unmount()
  withoutMail()
  const screen = await linked(held, {})
  await expect.element(screen.getByText(/still has to confirm it by 12:15 p\.m\./)).toBeVisible()
  await expect.element(screen.getByText(/This page says so when it has\./)).toBeVisible()
  expect(screen.getByText(/email/i).elements()).toEqual([])
})

test('a table that was cancelled in another tab is shown as cancelled when this one is looked at again', async () => {
  const screen = await booked()
  cancelledElsewhere()
  await expect.element(screen.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible()
})

test('so is the one behind a private link', async () => {
  const screen = await linked(reservation)
  await expect.element(screen.getByText('Confirmed', { exact: true })).toBeVisible()
  cancelledElsewhere()
  await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible()
})

test('and one that was confirmed by its link a moment ago', async () => {
  const screen = await linked({ ...reservation, status: 'pending', pendingUntil: '2026-11-20T16:15:00.000Z' })
  server.on('/confirmReservation', { success: true, reservation, message: 'Your table is confirmed' })
  await screen.getByRole('button', { name: 'Confirm my table' }).click()
  await expect.element(screen.getByText(/^Your table is confirmed\./)).toBeVisible()
  cancelledElsewhere()
  await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^Your table is confirmed\./)).not.toBeInTheDocument()
})
