import { useState } from 'react'
import { expect, test } from 'vitest'
import { session } from '../../../kit/session/session.ts'
import { onDevice } from '../../../kit/storage.ts'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { aBooking } from '../../../testing/samples-reservations.ts'
import { aServer } from '../../../testing/server.ts'
import { TRURO } from '../../../testing/shop.ts'
import { BookingForm } from './booking-form.tsx'
import { QueuedBookings } from './queued-bookings.tsx'

// A table that is booked without a network, from the press to the answer.

const server = aServer()
aNetwork()
const AS = { label: 'Table at 6 p.m., 2 guests', timeZone: TRURO.timeZone, about: 'a table' }
const CONTACT = { name: 'Priya Nair', email: 'priya@example.ca', phone: '902 555 0123' }

function Screen() {
  const [isQueued, setQueued] = useState(false)
  return (
    <>
      <QueuedBookings />
      {!isQueued && (
        <BookingForm
          wish={{ locationId: 'truro', date: '2026-11-21', partySize: 2 }}
          slot={{ time: '18:00', label: '6 p.m.' }}
          holdId={undefined}
          known={CONTACT}
          typed={{}}
          as={AS}
          onType={() => undefined}
          onBooked={() => undefined}
          onQueued={() => setQueued(true)}
          onLost={() => undefined}
          hasOwn={() => false}
          onBlocked={() => undefined}
        />
      )}
    </>
  )
}

async function bookedOffline() {
  session.set({ state: 'ready', user: null, apiKey: 'key' })
  const screen = await openAt('/reservations', <Screen />)
  goOffline()
  await screen.getByRole('button', { name: 'Reserve for 6 p.m.' }).click()
  await expect.element(screen.getByText('Queued for when online')).toBeVisible()
  await expect.element(screen.getByText(AS.label)).toBeVisible()
  await expect.element(screen.getByText('Nothing is confirmed until it has been sent.')).toBeVisible()
  expect(server.sent('/createReservation')).toEqual([])
  return screen
}

test('a guest who books without a network has the table, and the way to it, once it is sent', async () => {
  const screen = await bookedOffline()
  server.on('/createReservation', aBooking())
  goOnline()
  await expect.element(screen.getByText(AS.label)).not.toBeInTheDocument()
  await expect
    .poll(() => server.sent('/createReservation').map(({ input }) => input.customerInfo.name))
    .toEqual(['Priya Nair'])
  await expect.poll(() => onDevice.getItem('sizzle_spice_reservations')).toContain('"token":"token"')
})

test('a table that has gone meanwhile is said, and put away by a press', async () => {
  const screen = await bookedOffline()
  server.on('/createReservation', { success: false, code: 'slot_full', nearest: [] })
  goOnline()
  const notice = screen.getByRole('region', { name: 'Not sent yet' })
  await expect.element(notice.getByText('This could not be done:')).toBeVisible()
  await notice.getByRole('button', { name: 'Discard' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})
