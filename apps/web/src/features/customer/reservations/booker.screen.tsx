import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type BookerProps, BookerScreen } from '../../../testing/booker.tsx'
import { withoutMail } from '../../../testing/no-mail.ts'
import { openAt } from '../../../testing/open-at.tsx'
import { aBooking } from '../../../testing/samples-reservations.ts'
import { aServer, LOST } from '../../../testing/server.ts'

const server = aServer()
const HOLD = '0c9a3a5e-6f0e-4c3b-9d43-6c1c8e7d2a11'
const NOON = { time: '12:00', label: '12 p.m.' }
const SIX = { time: '18:00', label: '6 p.m.' }
const SEVEN = { time: '19:00', label: '7 p.m.' }
const CONTACT = { name: 'Priya Nair', email: 'priya@example.ca', phone: '902 555 0123' }
const NOBODY = { name: '', email: '', phone: '' }

const BOOKED = aBooking()
const RESERVATION = BOOKED.reservation

const onBooked = vi.fn()

async function opened({ known = CONTACT, ...more }: Partial<BookerProps> = {}) {
  onBooked.mockClear()
  const screen = await openAt('/reservations', <BookerScreen known={known} onBooked={onBooked} {...more} />)
  return { screen, six: screen.getByRole('button', { name: '6 p.m.', exact: true }) }
}

function free(...slots: (typeof SIX)[]) {
  server.on('/getReservationSlots', { success: true, slots, isClosed: false, notice: null })
}
function held() {
  server.on('/holdReservationSlot', { success: true, holdId: HOLD, expiresAt: '2026-11-20T16:05:00.000Z' })
}

test('a time is asked for once there are times to pick from', async () => {
  const asked = /^Pick a time/
  free()
  const { screen } = await opened()
  await expect.element(screen.getByText('A table may still come free: call us.')).toBeVisible()
  await expect.element(screen.getByText(asked)).not.toBeInTheDocument()
  await screen.unmount()

  server.on('/getReservationSlots', new Promise(() => undefined))
  const asking = await opened()
  await expect.element(asking.screen.getByText('Looking for free tables…').first()).toBeInTheDocument()
  await expect.element(asking.screen.getByRole('link', { name: /902/ })).not.toBeInTheDocument()
  await asking.screen.unmount()

  server.on('/getReservationSlots', LOST)
  const lost = await opened()
  await expect.element(lost.screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  // The number to call stands where the failure is said, and only there.
  await expect.element(lost.screen.getByRole('alert').getByRole('link', { name: /902/ })).toBeVisible()
  await expect.poll(() => lost.screen.getByRole('link', { name: /902/ }).elements()).toHaveLength(1)
  await expect.element(lost.screen.getByText(asked)).not.toBeInTheDocument()
  await lost.screen.unmount()

  free(SIX)
  const { screen: found } = await opened()
  await expect.element(found.getByText(asked)).toBeVisible()
})

test('a chosen time is held, and the table booked with the hold', async () => {
  free(NOON, SIX)
  held()
  server.on('/createReservation', BOOKED)
  const { screen, six } = await opened()
  await expect.element(screen.getByText('2 free times on Saturday, November 21, 2026')).toBeInTheDocument()
  await six.click()
  await expect.element(six).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('heading', { name: '6 p.m., 2 guests' })).toHaveFocus()
  await expect.element(screen.getByText('Held for 5 more minutes')).toBeVisible()
  await screen.getByRole('button', { name: 'Add a request' }).click()
  await screen.getByLabelText('Special requests (optional)').fill(' A high chair ')
  await screen.getByRole('button', { name: 'Reserve for 6 p.m.' }).click()
  await expect.poll(() => onBooked.mock.calls).toMatchObject([[{ reservation: RESERVATION }]])
  await expect
    .poll(() => server.sent('/createReservation')[0]?.input)
    .toMatchObject({
      location: 'truro',
      customerInfo: { name: 'Priya Nair', phone: '+19025550123' },
      reservationDetails: { date: '2026-11-21', time: '18:00', partySize: 2, specialRequests: 'A high chair' },
      holdId: HOLD,
    })
})

test('the evening is shown first, another part of the day at a press, and a day is called what its tile says', async () => {
  free(NOON, SIX)
  const { screen, six } = await opened()
  await expect.element(six).toBeVisible()
  const noon = screen.getByRole('button', { name: '12 p.m.', exact: true })
  await expect.element(noon).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Lunch' }).click()
  await expect.element(noon).toBeVisible()
  await expect.element(six).not.toBeInTheDocument()
  await expect.element(screen.getByRole('radio', { name: /^Saturday, November 21/ })).toBeChecked()
})

test('a later day is chosen behind the last tile, which then shows it', async () => {
  free(SIX)
  const { screen } = await opened()
  const tile = screen.getByRole('button', { name: /nother day/ })
  await expect.element(tile).toHaveAttribute('aria-pressed', 'false')
  await tile.click()
  await screen.getByLabelText('Another day', { exact: true }).fill('2026-12-19')
  await expect.element(screen.getByLabelText('Another day', { exact: true })).not.toBeInTheDocument()
  await expect.element(tile).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tile).toHaveTextContent('Sat Dec 19 Saturday, December 19, 2026, another day')
  await expect.element(tile).toHaveFocus()
  // Who types a date is done with it at Enter.
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Another day', { exact: true })).toHaveFocus()
  await userEvent.keyboard('12202026')
  await expect.element(screen.getByLabelText('Another day', { exact: true })).toHaveValue('2026-12-20')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Another day', { exact: true })).not.toBeInTheDocument()
  await expect.element(tile).toHaveTextContent('Sun Dec 20 Sunday, December 20, 2026, another day')
  await expect.element(screen.getByText('1 free time on Sunday, December 20, 2026')).toBeInTheDocument()
})

test('a day without a table says so, and a closed day says that', async () => {
  server.on(
    '/getReservationSlots',
    { success: true, slots: [], isClosed: false, notice: null },
    { success: true, slots: [], isClosed: true, notice: null },
    { success: true, slots: [], isClosed: true, notice: 'Closed Monday, November 23 (Staff party)' },
  )
  const { screen } = await opened()
  await expect.element(screen.getByText(/^No table for 2 guests is left on Sat, Nov 21\.$/)).toBeVisible()
  await screen.getByRole('button', { name: 'See Sun, Nov 22' }).click()
  await expect.element(screen.getByText(/^We are closed on Sun, Nov 22\./)).toBeVisible()
  await screen.getByRole('radio', { name: /Monday, November 23/ }).click()
  const holiday = 'Closed Monday, November 23 (Staff party). Please choose another day.'
  await expect.element(screen.getByText(holiday)).toBeVisible()
})

test('a day that nobody chose and that is full is passed over, and what leads on from a full one takes the focus along (tables 29)', async () => {
  server.on(
    '/getReservationSlots',
    { success: true, slots: [], isClosed: false, notice: null },
    { success: true, slots: [SIX], isClosed: false, notice: null },
    { success: true, slots: [], isClosed: false, notice: null },
    { success: true, slots: [SIX], isClosed: false, notice: null },
  )
  const { screen, six } = await opened({ isUnasked: true })
  await expect.element(six).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Sunday, November 22/ })).toBeChecked()
  await expect
    .element(screen.getByRole('radio', { name: /^Full Saturday, November 21, .*, no table left$/ }))
    .toBeVisible()
  await screen.getByRole('radio', { name: /Saturday, November 21/ }).click()
  await expect.element(screen.getByText('A table may still come free: call us.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reserve' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'See Sun, Nov 22' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Which time' })).toHaveFocus()
  await expect.element(six).toBeVisible()
})

test('times that cannot be loaded are asked for again at a press', async () => {
  server.on('/getReservationSlots', { success: false, code: 'hours_not_configured' })
  const { screen, six } = await opened()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  free(SIX)
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(six).toBeVisible()
})

test('a time that has just filled up offers the nearest ones, and one press takes one', async () => {
  free(SIX, SEVEN)
  const { screen, six } = await opened()
  const nearest = [
    { date: '2026-11-21', ...SEVEN },
    { date: '2026-11-22', ...SIX },
  ]
  server.on(
    '/holdReservationSlot',
    { success: false, code: 'slot_full', nearest },
    { success: true, holdId: HOLD, expiresAt: '2026-11-20T16:05:00.000Z' },
  )
  await six.click()
  const offer = screen.getByRole('alert').filter({ hasText: 'That time has just filled up.' })
  await expect.element(offer.getByRole('button', { name: '7 p.m.', exact: true })).toBeVisible()
  await offer.getByRole('button', { name: '6 p.m., Sunday, November 22, 2026' }).click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: '6 p.m., 2 guests' })).toBeVisible()
  await expect.element(screen.getByText('Sun, Nov 22 · Truro')).toBeVisible()
  await expect.poll(() => server.sent('/holdReservationSlot')[1]?.input).toMatchObject({ date: '2026-11-22' })
})

test('a free time that cannot be held says so, and is booked without a hold', async () => {
  free(SIX)
  server.on('/holdReservationSlot', { success: false, code: 'too-many-requests' })
  server.on('/createReservation', { success: false, code: 'slot_full', nearest: [] })
  const { screen, six } = await opened()
  await six.click()
  await expect.element(screen.getByText('Not held for you, so reserve soon.')).toBeVisible()
  await screen.getByRole('button', { name: 'Reserve for 6 p.m.' }).click()
  await expect.poll(() => server.sent('/createReservation')).toHaveLength(1)
  expect(server.sent('/createReservation')[0]?.input).not.toHaveProperty('holdId')
})

test('a table that is gone while the form is sent leads to the nearest ones, and what was typed stays', async () => {
  free(SIX, SEVEN)
  held()
  server.on('/createReservation', {
    success: false,
    code: 'slot_full',
    nearest: [{ date: '2026-11-21', ...SEVEN }],
  })
  const { screen, six } = await opened({ known: NOBODY })
  await six.click()
  await screen.getByLabelText('Full Name').fill('Sam Lee')
  await screen.getByLabelText('Email Address').fill('sam@example.ca')
  await screen.getByLabelText('Phone Number').fill('902 555 0199')
  await screen.getByRole('button', { name: 'Add a request' }).click()
  await screen.getByLabelText('Special requests (optional)').fill('A window')
  await screen.getByRole('button', { name: 'Reserve for 6 p.m.' }).click()
  const offer = screen.getByRole('alert').filter({ hasText: 'That time has just filled up.' })
  await offer.getByRole('button', { name: '7 p.m.' }).click()
  await expect.element(screen.getByRole('button', { name: 'Reserve for 7 p.m.' })).toBeVisible()
  await expect.element(screen.getByLabelText('Full Name')).toHaveValue('Sam Lee')
  await expect.element(screen.getByLabelText('Special requests (optional)')).toHaveValue('A window')
})

test('an incomplete form says what is wrong at each field, and leads to the first', async () => {
  free(SIX)
  held()
  const { screen, six } = await opened({ known: NOBODY })
  await six.click()
  await screen.getByLabelText('Email Address').fill('priya@')
  await screen.getByRole('button', { name: 'Reserve for 6 p.m.' }).click()
  const name = screen.getByLabelText('Full Name')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Name must be at least 2 characters')
  await expect
    .element(screen.getByLabelText('Email Address'))
    .toHaveAccessibleDescription('Please enter a valid email address')
  await expect
    .element(screen.getByLabelText('Phone Number'))
    .toHaveAccessibleDescription('Please enter a valid phone number')
  await name.fill('Priya')
  await expect.element(name).toBeValid()
  expect(server.sent('/createReservation')).toEqual([])
})

test('after a lost answer the same press repeats the booking under its key', async () => {
  free(SIX)
  held()
  server.on('/createReservation', LOST, BOOKED)
  const { screen, six } = await opened()
  await six.click()
  const reserve = screen.getByRole('button', { name: 'Reserve for 6 p.m.' })
  await reserve.click()
  await expect.poll(() => server.sent('/createReservation')).toHaveLength(1)
  await reserve.click()
  await expect.poll(() => onBooked.mock.calls).toHaveLength(1)
  const [first, again] = server.sent('/createReservation')
  expect(again).toEqual(first)
})

test('where no mail server is set, others are told whom to call about the booking in the way (messages 63)', async () => {
  withoutMail()
  free(SIX)
  held()
  server.on('/createReservation', { success: false, code: 'already_booked_here' })
  const { screen, six } = await opened()
  await six.click()
  await screen.getByRole('button', { name: 'Reserve for 6 p.m.' }).click()
  await expect.element(screen.getByText(/To change or cancel it, call \(902\) 555-0142\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Email me the link' }).elements()).toEqual([])
})

test('a booking that is in the way is shown to its owner, and others are sent its link', async () => {
  free(SIX)
  held()
  server.on('/createReservation', { success: false, code: 'already_booked_here' })
  server.on('/sendReservationLink', { success: true, message: 'It is on its way.' })
  const { screen, six } = await opened()
  await six.click()
  await screen.getByRole('button', { name: 'Reserve for 6 p.m.' }).click()
  await screen.getByRole('button', { name: 'Email me the link' }).click()
  await expect.element(screen.getByText('It is on its way.')).toBeVisible()
  await expect
    .poll(() => server.sent('/sendReservationLink')[0]?.input)
    .toEqual({ location: 'truro', email: 'priya@example.ca' })
  await screen.unmount()

  const own = await opened({ upcoming: [{ reservation: RESERVATION }] })
  await own.six.click()
  await expect.element(own.screen.getByRole('button', { name: /^Cancel/ })).toBeVisible()
  await expect.element(own.screen.getByLabelText('Full Name')).not.toBeInTheDocument()
  await own.screen.getByRole('button', { name: 'Use another email address' }).click()
  await own.screen.getByLabelText('Email Address').fill(RESERVATION.customerInfo.email)
  await own.screen.getByRole('button', { name: 'Reserve for 6 p.m.' }).click()
  await expect.element(own.screen.getByRole('button', { name: /^Cancel/ })).toBeVisible()
  await expect.poll(() => server.sent('/createReservation')).toHaveLength(1)
})
