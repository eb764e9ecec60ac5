import { headingDate } from '@sizzle/domain/hours/date-words.ts'
import { addDays } from '@sizzle/domain/hours/local-time.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../testing/office.tsx'
import { aReservation, aSlot } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { clockOf } from '../../../ui/clock.ts'
import { DayStrip } from './day-strip.tsx'
import { DayView } from './day-view.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useReservationsView } from './list-filters.ts'

// One day as one looks at a reservation book.

const server = aServer()
const PLACE = { id: 'truro', name: 'Truro', timeZone: 'America/Halifax' }
const TODAY = clockOf(PLACE).today()
const onDetails = vi.fn()
const onBook = vi.fn()

function Book({ from }: { from: string }) {
  const [date, setDate] = useState(from)
  return (
    <DayView
      places={[PLACE]}
      total={1}
      place={PLACE}
      today={TODAY}
      date={date}
      onPlace={() => undefined}
      onDate={setDate}
      onBook={onBook}
      onDetails={onDetails}
    />
  )
}
const dayIs = (slots: ReturnType<typeof aSlot>[], isClosed = false) =>
  server.on('/getReservationDay', { success: true, slots, isClosed })
const TAKEN = aSlot('19:00', '7 p.m.', { guests: 12, held: 2, pending: 6, reservations: [aReservation()] })

test('a time with guests stands open, and its seats are counted by what they are', async () => {
  dayIs([TAKEN, aSlot('20:00', '8 p.m.')])
  const screen = await renderInOffice(<Book from="2026-11-20" />)
  await expect.element(screen.getByText('12 of 20 guests · 6 pending · 2 held · full')).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Day view' }).getByRole('status'))
    .toMatchTextContent(/November 20(, 2026)? · 12 guests in all$/)
  await screen.getByRole('button', { name: /^4 guests, ?Sam Oduya$/ }).click()
  await expect.poll(() => onDetails).toHaveBeenCalledWith(aReservation())
})

test('times without guests are folded away, and one press shows them', async () => {
  dayIs([TAKEN, aSlot('20:00', '8 p.m.'), aSlot('21:00', '9 p.m.')])
  const screen = await renderInOffice(<Book from="2026-11-20" />)
  const empty = screen.getByRole('heading', { name: '8 p.m.' })
  await expect.element(screen.getByRole('heading', { name: '7 p.m.' })).toBeVisible()
  await expect.element(empty).not.toBeInTheDocument()
  await screen.getByText('2 times without guests').click()
  await expect.element(empty).toBeVisible()
})

test('a time without guests is pressed to book a table at it, one that has passed is only read', async () => {
  const later = addDays(TODAY, 3)
  dayIs([aSlot('20:00', '8 p.m.')])
  const screen = await renderInOffice(<Book from={later} />)
  await screen.getByRole('button', { name: '8 p.m.' }).click()
  await expect.poll(() => onBook).toHaveBeenCalledWith('20:00')
  await goTo(screen, addDays(TODAY, -3))
  await expect.element(screen.getByRole('heading', { name: '8 p.m.' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '8 p.m.' })).not.toBeInTheDocument()
})

const COMER = { name: 'Mia Chen', email: 'mia@example.com', phone: '+19025550123', firebaseId: null }
const OVER = aSlot('00:00', '12 a.m.', { guests: 4, reservations: [aReservation({ status: 'completed' })] })
const LAST = aSlot('23:59', '11:59 p.m.')

test('today the times that have passed are worth no place; when little is to come, who is over stays in sight', async () => {
  dayIs([OVER, aSlot('00:00', '12:01 a.m.'), LAST])
  const screen = await renderInOffice(<Book from={TODAY} />)
  await expect.element(screen.getByText('Nobody else is expected.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '12:01 a.m.' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /Sam Oduya/ })).toBeVisible()
  await expect.element(screen.getByText('4 of 20 guests')).toBeVisible()
  await screen.getByRole('button', { name: 'Book a table at 11:59 p.m.' }).click()
  await expect.poll(() => onBook).toHaveBeenCalledWith('23:59')
})

test('while much is to come today, who is over is folded away', async () => {
  const coming = ['23:57', '23:58', '23:59'].map((time) =>
    aSlot(time, time, { guests: 4, reservations: [aReservation({ customerInfo: COMER })] }),
  )
  dayIs([OVER, ...coming])
  const screen = await renderInOffice(<Book from={TODAY} />)
  await expect.element(screen.getByRole('heading', { name: '23:57' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Sam Oduya/ })).not.toBeInTheDocument()
  await screen.getByText('1 time already over').click()
  await expect.element(screen.getByRole('button', { name: /Sam Oduya/ })).toBeVisible()
})

test('who is late is seated or marked as a no-show where the day is looked at', async () => {
  const late = aReservation({ startsAt: new Date(Date.now() - 20 * 60_000).toISOString() })
  const soon = aReservation({
    id: '0190a000-0000-7000-8000-00000000000b',
    customerInfo: COMER,
    startsAt: new Date(Date.now() + 5 * 60_000).toISOString(),
  })
  dayIs([aSlot('23:59', '11:59 p.m.', { guests: 8, reservations: [late, soon] })])
  server.on('/updateReservationStatus', {
    success: true,
    reservation: late,
    oldStatus: 'confirmed',
    newStatus: 'no-show',
  })
  const screen = await renderInOffice(<Book from={TODAY} />)
  await expect.element(screen.getByRole('button', { name: 'Seat Mia Chen' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'No-show Mia Chen' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'No-show Sam Oduya' }).click()
  await expect
    .poll(() => server.sent('/updateReservationStatus').map(({ input }) => input))
    .toEqual([{ id: late.id, status: 'no-show' }])
  await expect.element(screen.getByRole('button', { name: 'Undo the no-show of Sam Oduya' })).toBeVisible()
})

test('who may be seated already is, an hour before the time as in the list', async () => {
  const startsAt = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const tonight = aReservation({ startsAt: startsAt(60) })
  const later = aReservation({
    id: '0190a000-0000-7000-8000-00000000000b',
    customerInfo: COMER,
    startsAt: startsAt(180),
  })
  dayIs([aSlot('23:59', '11:59 p.m.', { guests: 8, reservations: [tonight, later] })])
  const screen = await renderInOffice(<Book from={TODAY} />)
  await expect.element(screen.getByRole('button', { name: 'Seat Sam Oduya' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Seat Mia Chen' })).not.toBeInTheDocument()
})

test('on a day without any guests nothing is folded', async () => {
  dayIs([aSlot('20:00', '8 p.m.')])
  const screen = await renderInOffice(<Book from="2026-11-20" />)
  await expect.element(screen.getByRole('heading', { name: '8 p.m.' })).toBeVisible()
})

test('a day without tables and a closed one say so', async () => {
  dayIs([], true)
  const screen = await renderInOffice(<Book from="2026-11-20" />)
  await expect.element(screen.getByText('No tables on this day.')).toBeVisible()
  await expect.element(screen.getByText(/closed on this day$/)).toBeVisible()
})

/** As one does with a keyboard. */
async function goTo(screen: Awaited<ReturnType<typeof renderInOffice>>, date: string) {
  const opener = screen.getByRole('button', { name: /another day$/i })
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await screen.getByLabelText('Day', { exact: true }).fill(date)
}

function Week() {
  const [date, setDate] = useState(addDays(TODAY, -3))
  return (
    <>
      <DayStrip today={TODAY} chosen={date} onDay={setDate} />
      <p role="status">{date}</p>
    </>
  )
}

test('one goes from any day to one of the week ahead and back to today', async () => {
  const screen = await renderInOffice(<Week />)
  const today = screen.getByRole('button', { name: /^Today/ })
  await expect.element(today).not.toHaveAttribute('aria-current')
  await screen.getByRole('button', { name: headingDate(addDays(TODAY, 1), TODAY) }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(addDays(TODAY, 1))
  await today.click()
  await expect.element(today).toHaveAttribute('aria-current', 'date')
})

test('any other day is picked from the calendar, and its tile says which', async () => {
  const screen = await renderInOffice(<Week />)
  const far = addDays(TODAY, 20)
  await goTo(screen, far)
  await expect.element(screen.getByRole('status')).toHaveTextContent(far)
  const tile = screen.getByRole('button', { name: `${headingDate(far, TODAY)}, another day` })
  await expect.element(tile).toHaveAttribute('aria-current', 'date')
  await screen.getByLabelText('Day', { exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(tile).toHaveFocus()
  await expect.element(screen.getByLabelText('Day', { exact: true })).not.toBeInTheDocument()
})

test('a day that could not be had is asked for again at a press', async () => {
  server.on('/getReservationDay', { success: false, code: 'location_not_found' })
  const screen = await renderInOffice(<Book from="2026-11-20" />)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  dayIs([TAKEN])
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByRole('heading', { name: '7 p.m.' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

function Filters() {
  const { values, change } = useReservationsView()
  return <FilterBar filters={values} places={[PLACE]} total={1} onChange={change} />
}

test('the filters stand in the address and begin at the first page', async () => {
  const screen = await renderInOffice(<Filters />, '#reservations?page=3')
  await screen.getByLabelText('Status').selectOptions('Confirmed')
  await screen.getByLabelText('Date').selectOptions('Upcoming')
  await screen.getByLabelText('Search').fill('sam')
  await expect
    .element(screen.address)
    .toHaveTextContent('/admin/dashboard#reservations?status=confirmed&date=upcoming&search=sam')
  await screen.getByLabelText('Location').selectOptions('Truro')
  await expect.element(screen.address).toMatchTextContent(/^\/admin\/dashboard\?location=truro#reservations/)
  await screen.getByLabelText('Location').selectOptions('All locations')
  await expect.element(screen.address).toMatchTextContent(/^\/admin\/dashboard#reservations/)
})

test('a name is looked for on every day, not only in the list of tonight', async () => {
  const screen = await renderInOffice(<Filters />, '#reservations')
  await screen.getByLabelText('Search').fill('sam')
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#reservations?date=all&search=sam')
  await expect.element(screen.getByLabelText('Date')).toHaveDisplayValue('All dates')
})
