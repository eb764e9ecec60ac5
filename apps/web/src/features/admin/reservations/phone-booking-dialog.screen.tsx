import { expect, test } from 'vitest'
import { renderDialog } from '../../../testing/office.tsx'
import { ASHA } from '../../../testing/order-desk.tsx'
import { aReservation, aSlot } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import type { KnownGuest } from '../../shared/known-guest/use-known-guest.ts'
import { PhoneBookingDialog } from './phone-booking-dialog.tsx'

// A table is taken while the guest is on the phone.

const server = aServer()
const HALIFAX = 'America/Halifax'
const PLACES = [
  { id: 'truro', name: 'Truro', timeZone: HALIFAX },
  { id: 'new-glasgow', name: 'New Glasgow', timeZone: HALIFAX },
]
const SLOTS = [
  aSlot('18:00', '6 p.m.', { guests: 10, held: 2 }),
  aSlot('19:00', '7 p.m.', { guests: 10, held: 2, pending: 8 }),
]
const dayIs = (slots: typeof SLOTS, isClosed = false) =>
  server.on('/getReservationDay', { success: true, slots, isClosed })

async function booking(customer: KnownGuest | null = null, location = 'truro', places = PLACES) {
  server.on('/findCustomerByPhone', { success: true, customer })
  const start = { location, date: '2026-11-20', time: '' }
  const { screen, onClose } = await renderDialog((close) => (
    <PhoneBookingDialog places={places} start={start} onClose={close} />
  ))
  const sent = () => server.sent('/createPhoneReservation').map(({ input }) => input)
  return { screen, onClose, sent, reserve: screen.getByRole('button', { name: 'Reserve' }) }
}
type Screen = Awaited<ReturnType<typeof booking>>['screen']

const SIX = '6 p.m., 8 of 20 free'
/** Its circle is drawn by the chip that it lies on. */
const time = (screen: Screen, name: string) => screen.getByRole('radio', { name })

async function fillIn(screen: Screen) {
  await time(screen, SIX).click()
  await screen.getByLabelText('Name').fill(' Sam Oduya ')
  await screen.getByLabelText('Phone').fill('902 555 0122')
}
const described = (screen: Screen, label: string) => expect.element(screen.getByLabelText(label))

test('Reserve waits for what is missing and says what that is', async () => {
  dayIs(SLOTS)
  const { screen, reserve } = await booking()
  await expect.element(reserve).toBeDisabled()
  await expect.element(screen.getByText('Choose a time.')).toBeVisible()
  await time(screen, SIX).click()
  await expect.element(screen.getByText('Enter the phone number.')).toBeVisible()
  await screen.getByLabelText('Phone').fill('902 555 0122')
  await expect.element(screen.getByText('Enter the name.')).toBeVisible()
  await screen.getByLabelText('Name').fill('Sam Oduya')
  await expect.element(reserve).toBeEnabled()
})

test('the only time that is left is chosen already, and not for a party that has no room in it', async () => {
  dayIs(SLOTS.slice(0, 1))
  const { screen } = await booking()
  await expect.element(time(screen, SIX)).toBeChecked()
  await expect.element(screen.getByText('Enter the phone number.')).toBeVisible()
  await screen.getByLabelText('Guests').selectOptions('9 guests')
  await expect.element(time(screen, SIX)).not.toBeChecked()
  await expect.element(screen.getByText('Choose a time.')).toBeVisible()
})

test('what is wrong is said at its field, and nothing is sent', async () => {
  dayIs(SLOTS)
  const { screen, reserve, sent } = await booking()
  await fillIn(screen)
  await screen.getByLabelText('Name').fill('S')
  await screen.getByLabelText('Phone').fill('12')
  await screen.getByLabelText('Email (optional)').fill('sam@')
  await reserve.click()
  await described(screen, 'Name').toHaveAccessibleDescription(/name/i)
  await described(screen, 'Phone').toHaveAccessibleDescription(/phone/i)
  await described(screen, 'Email (optional)').toHaveAccessibleDescription(/email/i)
  await screen.getByLabelText('Phone').fill('902 555 0122')
  await described(screen, 'Phone').not.toHaveAccessibleDescription(/valid/i)
  expect(sent()).toEqual([])
})

test('a guest without an email gets a table', async () => {
  dayIs(SLOTS)
  server.on('/createPhoneReservation', { success: true, reservation: aReservation() })
  const { screen, onClose, reserve, sent } = await booking()
  await fillIn(screen)
  await reserve.click()
  await expect.element(screen.toasts.getByText('Reserved: RES-TRU-20261120-ABCD')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect
    .poll(() => sent())
    .toEqual([
      {
        location: 'truro',
        customerInfo: { name: 'Sam Oduya', phone: '902 555 0122' },
        reservationDetails: { date: '2026-11-20', time: '18:00', partySize: 2, specialRequests: null },
      },
    ])
})

test('the phone number finds who has been here before: what is empty is filled in, and allergies reach the table', async () => {
  dayIs(SLOTS)
  const { screen } = await booking({ ...ASHA, allergies: 'Peanuts', note: 'Likes the window' })
  await screen.getByLabelText('Name').fill('Asha R.')
  await screen.getByLabelText('Phone').fill('902 555 0166')
  await described(screen, 'Phone').toHaveAccessibleDescription('Existing Customer Found Asha Rao: 3 orders')
  await expect.element(screen.getByLabelText('Email (optional)')).toHaveValue('asha@example.ca')
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Asha R.')
  await expect.element(screen.getByRole('note', { name: 'Notes' })).toMatchTextContent('Likes the window')
  await screen.getByRole('button', { name: 'Add to special requests' }).click()
  await expect.element(screen.getByLabelText('Special requests (optional)')).toHaveValue('Allergies: Peanuts')
})

test('a time says its free seats: those held and those not confirmed are taken', async () => {
  dayIs(SLOTS)
  const { screen } = await booking()
  await expect.element(time(screen, SIX)).toBeEnabled()
  await expect.element(time(screen, '7 p.m., 0 of 20 free')).toBeDisabled()
  await screen.getByLabelText('Guests').selectOptions('9 guests')
  await expect.element(time(screen, SIX)).toBeDisabled()
})

test('a larger party gives up a time that has no room for it', async () => {
  dayIs(SLOTS)
  const { screen, reserve, sent } = await booking()
  await fillIn(screen)
  await screen.getByLabelText('Guests').selectOptions('9 guests')
  await expect.element(time(screen, SIX)).not.toBeChecked()
  await expect.element(screen.getByText('Choose a time.')).toBeVisible()
  await expect.element(reserve).toBeDisabled()
  expect(sent()).toEqual([])
})

test('another location is another day: the time is chosen anew', async () => {
  dayIs(SLOTS)
  const { screen } = await booking()
  await time(screen, SIX).click()
  await screen.getByRole('radio', { name: 'New Glasgow' }).click()
  await expect.element(time(screen, SIX)).not.toBeChecked()
  await expect
    .poll(() => server.sent('/getReservationDay').map(({ input }) => input.location))
    .toEqual(['truro', 'new-glasgow'])
})

test('from the list of all locations, which one the caller means is asked first', async () => {
  dayIs(SLOTS)
  const { screen } = await booking(null, '')
  await expect.element(screen.getByText('Choose a location.')).toBeVisible()
  expect(server.sent('/getReservationDay')).toEqual([])
  await screen.getByRole('radio', { name: 'New Glasgow' }).click()
  await expect.element(time(screen, SIX)).not.toBeChecked()
  await expect.element(screen.getByText('Choose a time.')).toBeVisible()
})

test('many locations are chosen from a list', async () => {
  dayIs(SLOTS)
  const more = ['Amherst', 'Bridgewater'].map((name) => ({ id: name.toLowerCase(), name, timeZone: HALIFAX }))
  const { screen } = await booking(null, '', [...PLACES, ...more])
  await screen.getByLabelText('Location').selectOptions('Bridgewater')
  await expect.element(screen.getByText('Choose a time.')).toBeVisible()
})

test('a closed day says so', async () => {
  dayIs([], true)
  const { screen } = await booking()
  await expect.element(screen.getByText('Closed on this day')).toBeVisible()
  await expect.element(screen.getByText('Choose another day.')).toBeVisible()
})

test('from a day without times one press leads to the next', async () => {
  dayIs([])
  const { screen } = await booking()
  await screen.getByRole('button', { name: 'Next day' }).click()
  await expect.element(screen.getByLabelText('Day')).toHaveValue('2026-11-21')
  await expect.element(screen.getByRole('group', { name: 'Time' })).toHaveFocus()
  await expect.poll(() => server.sent('/getReservationDay').map(({ input }) => input.date)).toContain('2026-11-21')
})

test('a time that has filled up comes with the nearest ones, to be said on the phone', async () => {
  dayIs(SLOTS)
  server.on('/createPhoneReservation', {
    success: false,
    code: 'slot_full',
    nearest: [
      { date: '2026-11-20', time: '17:30', label: '5:30 p.m.' },
      { date: '2026-11-20', time: '19:30', label: '7:30 p.m.' },
    ],
  })
  const { screen, onClose, reserve } = await booking()
  await fillIn(screen)
  await reserve.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This time is fully booked. Please choose another one. Nearest: 5:30 p.m., 7:30 p.m.')
  await expect.element(screen.getByLabelText('Name')).toHaveValue(' Sam Oduya ')
  expect(onClose).not.toHaveBeenCalled()
})

test('the row of the email address is split in halves, as those above it', async () => {
  dayIs(SLOTS)
  const { screen } = await booking()
  const email = screen.getByRole('textbox', { name: /^Email/ })
  await expect.element(email).toBeVisible()
  const row = email.element().closest('.grid:has(textarea)')
  expect(row?.classList.contains('sm:grid-cols-2')).toBe(true)
  const wish = screen.getByRole('textbox', { name: /^Special requests/ })
  await wish.fill('x'.repeat(400))
  await expect.element(screen.getByText(/ of 500$/)).not.toBeInTheDocument()
  await wish.fill('x'.repeat(401))
  await expect.element(screen.getByText('401 of 500')).toBeVisible()
})
