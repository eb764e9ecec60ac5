import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aBooking } from '../../../testing/samples-reservations.ts'
import { aServer } from '../../../testing/server.ts'
import { MyReservations } from './my-reservations.tsx'
import type { GuestReservation } from './reservation-calls.ts'

const server = aServer()
const BOOKED = aBooking().reservation

/** The day is on nobody's calendar yet. */
const TO_COME: GuestReservation = {
  ...BOOKED,
  reservationDetails: { ...BOOKED.reservationDetails, date: '2099-11-21' },
  startsAt: '2099-11-21T22:00:00.000Z',
}
const cancelled = (id: string, cancellationReason: string): GuestReservation => ({
  ...TO_COME,
  id,
  reservationId: `RES-TRU-20991121-${id}`,
  status: 'cancelled',
  cancellationReason,
})

async function open(...reservations: GuestReservation[]) {
  server.signedIn(PRIYA)
  server.on('/getMyReservations', { success: true, reservations })
  return openAt('/dashboard#reservations', <MyReservations />)
}

test('the table to come is a card with the way there; what is over takes a row', async () => {
  const screen = await open(
    cancelled('OWNS', 'Customer requested cancellation'),
    cancelled('ROOM', 'Kitchen emergency'),
    TO_COME,
  )
  const card = screen.getByRole('article', { name: `Reservation ${TO_COME.reservationId}` })
  await expect.element(card.getByText(/^Saturday, November 21, 2099\s*6 p\.m\. · 2 guests$/)).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: /open in maps/ }))
    .toHaveAttribute('href', expect.stringContaining('maps'))
  expect(screen.getByRole('article').elements()).toHaveLength(1)
  const over = screen.getByRole('region', { name: 'Past and cancelled' })
  await expect.element(over.getByText(/RES-TRU-20991121-OWNS/)).toBeVisible()
  await expect.element(over.getByText('Kitchen emergency')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Make a reservation' })).toBeVisible()
})

test('a guest who cancelled is not told the reason back', async () => {
  const screen = await open(cancelled('OWNS', 'Customer requested cancellation'))
  await expect.element(screen.getByText('You have no table booked.')).toBeVisible()
  await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/Customer requested/)).not.toBeInTheDocument()
})

test('with the last table cancelled the focus goes on to the way to another one', async () => {
  const screen = await open(TO_COME)
  server.on('/cancelReservation', {
    success: true,
    reservation: cancelled('OWNS', 'Customer requested cancellation'),
    message: 'Cancelled.',
  })
  const press = screen.getByRole('button', { name: 'Cancel reservation' })
  await press.click()
  server.on('/getMyReservations', {
    success: true,
    reservations: [cancelled('OWNS', 'Customer requested cancellation')],
  })
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click()
  await expect.element(screen.getByText('You have no table booked.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Make a reservation' })).toHaveFocus()
})
