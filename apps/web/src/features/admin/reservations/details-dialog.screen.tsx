import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { withoutMail } from '../../../testing/no-mail.ts'
import { renderDialog, renderInOffice } from '../../../testing/office.tsx'
import { aReservation } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DetailsDialog } from './details-dialog.tsx'

// What can be done with one booking depends on where it stands, on the time and on who looks.

const server = aServer()
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
type Reservation = ReturnType<typeof aReservation>
const story = (reservation: Reservation, emailEnabled = true) => ({
  success: true as const,
  reservation,
  source: null,
  history: [],
  told: null,
  emailEnabled,
  textsEnabled: true,
})
const isStored = (...reservations: Reservation[]) =>
  server.on('/getReservationHistory', ...reservations.map((reservation) => story(reservation)))

async function details(change: Parameters<typeof aReservation>[0], mayCancel = true, emailEnabled = true) {
  const onCancel = vi.fn()
  server.on('/getReservationHistory', story(aReservation(change), emailEnabled))
  const screen = await renderInOffice(
    <DetailsDialog
      id="RES"
      whyNoCancel={() => (mayCancel ? undefined : 'Only managers and admins cancel reservations.')}
      onCancel={onCancel}
      mayChange={() => true}
      onClose={() => undefined}
    />,
  )
  await expect.element(screen.getByText('4 guests at Truro')).toBeVisible()
  const buttons = () =>
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.textContent)
      .filter((text) => text !== '')
  return { screen, onCancel, buttons }
}

test.each([
  ['pending', ['Cancel reservation', 'Confirm the reservation of Sam Oduya']],
  ['confirmed', ['No-show', 'Complete', 'Change', 'Cancel reservation', 'Seat']],
  ['seated', ['Complete']],
  ['no-show', ['Seat']],
  ['completed', []],
  ['cancelled', []],
] as const)('a booking that is %s offers %j', async (status, expected) => {
  const { buttons } = await details({ status, startsAt: inHours(-1) })
  expect(buttons()).toEqual(expected)
})

test('marks wait for the evening: none is offered before, and a line says from when', async () => {
  const { screen, buttons } = await details({ startsAt: inHours(5) })
  await expect.element(screen.getByText(/^Can be seated from .+[ap]\.m\.$/)).toBeVisible()
  expect(buttons()).toEqual(['Change', 'Send confirmation', 'Cancel reservation'])
})

test('guests who come early are seated; they cannot have failed to come yet', async () => {
  const { buttons } = await details({ startsAt: inHours(1) })
  expect(buttons()).toEqual(['Change', 'Send confirmation', 'Cancel reservation', 'Seat'])
})

test('only who may cancel can, and everybody else reads why not', async () => {
  const { screen } = await details({ startsAt: inHours(5) }, false)
  const cancel = screen.getByRole('button', { name: 'Cancel reservation' })
  await expect.element(cancel).toBeDisabled()
  await expect.element(cancel).toHaveAccessibleDescription('Only managers and admins cancel reservations.')
})

test('without a connection a table is neither seated nor confirmed here', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  const { screen } = await details({ status: 'confirmed', startsAt: inHours(-1) })
  await expect
    .element(screen.getByRole('button', { name: 'Seat', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
  screen
    .getByRole('button', { name: 'Seat', exact: true })
    .query()
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(server.sent('/updateReservationStatus')).toEqual([])
  network.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByRole('button', { name: 'Seat', exact: true })).not.toHaveAttribute('aria-disabled')
})

test('a pending table says how long it is held, and staff keep it', async () => {
  const { screen } = await details({ status: 'pending', startsAt: inHours(5), pendingUntil: inHours(1) })
  await expect.element(screen.getByText(/^Not confirmed yet, held until /)).toBeVisible()
  isStored(aReservation({ startsAt: inHours(5) }))
  server.on('/confirmReservation', { success: true, reservation: aReservation(), message: 'Confirmed' })
  await screen.getByRole('button', { name: 'Confirm the reservation of Sam Oduya' }).click()
  await expect.element(screen.toasts.getByText('Sam Oduya: Confirmed')).toBeVisible()
  await expect.element(screen.getByText(/^Not confirmed yet/)).not.toBeInTheDocument()
})

test('it is changed in the same drawer, which leads back to the details', async () => {
  server.on('/getReservationDay', { success: true, isClosed: false, slots: [] })
  const { screen } = await details({ startsAt: inHours(5) })
  const change = screen.getByRole('button', { name: 'Change', exact: true })
  for (const back of [
    () => screen.getByRole('button', { name: 'Keep as is' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await change.click()
    await expect.element(screen.getByRole('heading', { name: 'Change reservation' })).toHaveFocus()
    expect(screen.getByRole('dialog').elements()).toHaveLength(1)
    await back()
    await expect.element(screen.getByText('4 guests at Truro')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  }
})

test('a mark can be taken back for a moment', async () => {
  const { screen, buttons } = await details({ startsAt: inHours(-1) })
  const reservation = aReservation({ status: 'no-show', startsAt: inHours(-1) })
  isStored(reservation)
  server.on('/updateReservationStatus', { success: true, reservation, oldStatus: 'confirmed', newStatus: 'no-show' })
  server.on('/undoMark', { success: true, reservation })
  await screen.getByRole('button', { name: 'No-show' }).click()
  await expect.poll(() => server.sent('/getReservationHistory')).toHaveLength(2)
  isStored(aReservation({ startsAt: inHours(-1) }))
  await screen.getByRole('button', { name: 'Undo No-show' }).click()
  await expect.element(screen.toasts.getByText('Sam Oduya: taken back')).toBeVisible()
  await expect.poll(buttons).toContain('Cancel reservation')
  await expect.element(screen.getByRole('button', { name: 'Undo No-show' })).not.toBeInTheDocument()
})

test.each([
  [true, false],
  [false, true],
])('with a mail server %s it is said that nothing was told: %s', async (emailEnabled, isSaid) => {
  const { screen, buttons } = await details({ startsAt: inHours(5) }, true, emailEnabled)
  await expect.element(screen.getByText('Booked', { exact: true })).toBeVisible()
  expect(buttons().includes('Send confirmation')).toBe(!isSaid)
  expect(screen.getByText('None sent: email is not set up').elements()).toHaveLength(isSaid ? 1 : 0)
})

test('who was faster is named', async () => {
  const { screen } = await details({ startsAt: inHours(-1) })
  const current = { status: 'cancelled', at: '2026-11-20T23:04:00.000Z', by: 'Mia Chen' } as const
  server.on('/updateReservationStatus', {
    success: false,
    code: 'invalid_reservation_transition',
    from: 'cancelled',
    to: 'seated',
    current,
  })
  await screen.getByRole('button', { name: 'Seat' }).click()
  await expect.element(screen.toasts.getByText(/^Mia Chen was first, at 7:04 p\.m\.$/)).toBeVisible()
})

async function cancelling() {
  const { screen, onClose } = await renderDialog((close) => (
    <CancelDialog reservation={aReservation()} onClose={close} />
  ))
  return { screen, onClose, act: screen.getByRole('button', { name: 'Cancel reservation' }) }
}
const CANCELLED = { success: true, reservation: aReservation({ status: 'cancelled' }), message: 'Cancelled' } as const

test('cancelling needs one of the reasons, and the guest gets exactly that one', async () => {
  server.on('/cancelReservation', CANCELLED)
  const { screen, onClose, act } = await cancelling()
  await expect.element(act).toBeDisabled()
  await screen.getByRole('radio', { name: 'Staff shortage' }).click()
  await act.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  await expect
    .poll(() => server.sent('/cancelReservation').map(({ input }) => input))
    .toEqual([{ id: aReservation().id, reason: 'Staff shortage' }])
})

test.each([
  ['with a mail server', undefined, /We’ll email the guest this reason\.$/],
  ['without one', withoutMail, /The guest gets no email: call \(902\) 555-\d{4} to tell them\.$/],
])('%s the dialog says how the guest hears of it', async (_, prepare, words) => {
  prepare?.()
  const { screen } = await cancelling()
  await expect.element(screen.getByText(words)).toBeVisible()
})

test('another reason has to be typed; choosing a listed one afterwards takes the complaint away', async () => {
  const { screen, act } = await cancelling()
  await screen.getByRole('radio', { name: 'Other' }).click()
  await act.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please select or enter a cancellation reason')
  await screen.getByLabelText('Reason').fill('x'.repeat(501))
  await expect.element(screen.getByText('501 of 500')).toBeVisible()
  await expect.element(act).toBeDisabled()
  await screen.getByRole('radio', { name: 'Weather conditions' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('')
  await expect.element(act).toBeEnabled()
})

test('a booking that was cancelled meanwhile says by whom', async () => {
  const current = { status: 'cancelled', at: '2026-11-20T23:04:00.000Z', by: 'Mia Chen', reason: null } as const
  server.on('/cancelReservation', { success: false, code: 'reservation_already_cancelled', current })
  const { screen, act } = await cancelling()
  await screen.getByRole('radio', { name: 'Staff shortage' }).click()
  await act.click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/^This reservation was already cancelled\. Mia Chen was first, at 7:04\sp\.m\.$/)
})

test('the confirmation is sent again to who left an email address, while the evening is ahead', async () => {
  const { screen } = await details({ startsAt: inHours(5) })
  const again = screen.getByRole('button', { name: 'Send confirmation' })
  server.on(
    '/sendReservationConfirmation',
    { success: false, code: 'permission-denied' },
    { success: true, message: 'The confirmation to sam@example.com waits to be sent.' },
  )
  await again.click()
  await expect.element(screen.toasts.getByText('Failed to send reservation confirmation')).toBeVisible()
  await again.click()
  await expect.element(screen.toasts.getByText('The confirmation to sam@example.com waits to be sent.')).toBeVisible()
  const { customerInfo, reservationDetails, reservationId } = aReservation()
  await expect
    .poll(() => server.sent('/sendReservationConfirmation')[1]?.input)
    .toMatchObject({
      customerEmail: customerInfo.email,
      customerName: customerInfo.name,
      reservationDate: reservationDetails.date,
      partySize: reservationDetails.partySize,
      metadata: { reservationId },
    })
})

test.each([
  ['without an email address', { startsAt: inHours(5), customerInfo: { ...aReservation().customerInfo, email: '' } }],
  ['that is over', { startsAt: inHours(-1) }],
  ['that was cancelled', { startsAt: inHours(5), status: 'cancelled' as const }],
])('a booking %s has no confirmation to send again', async (_, change) => {
  const { screen } = await details(change)
  await expect.element(screen.getByRole('button', { name: 'Send confirmation' })).not.toBeInTheDocument()
})
