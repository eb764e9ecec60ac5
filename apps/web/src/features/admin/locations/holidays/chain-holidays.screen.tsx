import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { expect, test } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { aBookingInTheWay } from '../../../../testing/samples-locations.ts'
import { aServer, LOST } from '../../../../testing/server.ts'
import type { ManagedLocation } from '../locations-query.ts'
import { ChainHolidays } from './chain-holidays.tsx'

// The holidays for all locations: what is entered, what is sent, and what lies in the hours that would be gone.

const server = aServer()
const { date: today } = localAt(HOUSE_ZONE, new Date())
const PARTY = { date: addDays(today, 40), closed: true, open: null, close: null, name: 'Staff party' }
const OVER = { ...PARTY, date: addDays(today, -3), name: 'Open house' }
const CALENDAR = {
  success: true as const,
  exceptions: [OVER, PARTY],
  version: 2,
  updatedAt: '2026-11-20T21:40:00.000Z',
  updatedBy: 'Anita Rao',
  suggestions: [{ date: addDays(today, 20), name: 'Christmas Day' }],
}

type Calendars = Partial<Omit<typeof CALENDAR, 'exceptions'>> & { exceptions?: ManagedLocation['exceptions'] }

async function calendar(change: Calendars = {}) {
  server.on('/getChainHours', { ...CALENDAR, ...change })
  const { screen, onClose } = await renderDialog((close) => <ChainHolidays onClose={close} />)
  const row = (name: string) => screen.getByRole('group', { name })
  return { screen, onClose, row, save: screen.getByRole('button', { name: 'Save holidays' }) }
}
type Calendar = Awaited<ReturnType<typeof calendar>>

/** The choice of a statutory day. */
const day = (screen: Calendar['screen'], name: string) =>
  screen.getByRole('radiogroup', { name: new RegExp(`^${name},`) })

const add = ({ screen }: Calendar) => screen.getByRole('button', { name: 'Add a date' }).click()

test('a calendar without dates says so, and has nothing to save', async () => {
  const { screen, save } = await calendar({ exceptions: [] })
  await expect.element(screen.getByText('No other dates. A location’s own dates are in its form.')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await expect.element(save).toHaveAccessibleDescription('No changes yet.')
  await expect.element(screen.getByRole('heading', { name: 'Holidays for all locations' })).toHaveFocus()
})

test('a statutory day is closed by a word, before later dates, and saved with those that are over', async () => {
  const { screen, save, onClose } = await calendar()
  server.on('/setChainHours', { ...CALENDAR, version: 3 })
  await expect.element(screen.getByText('1 past date is kept.')).toBeVisible()
  const christmasDay = day(screen, 'Christmas Day')
  await expect.element(christmasDay.getByRole('radio', { name: 'Open' })).toBeChecked()
  // What is chosen looks as it does everywhere else, whichever of the two it is.
  for (const words of ['Open', 'Closed']) await expect.element(christmasDay.getByText(words)).toHaveClass('choice')
  await christmasDay.getByText('Closed').click()
  await expect.element(christmasDay.getByRole('radio', { name: 'Closed' })).toBeChecked()
  await save.click()
  await expect.element(screen.toasts.getByText('The holidays for all locations are saved')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  const christmas = { date: addDays(today, 20), closed: true, open: null, close: null, name: 'Christmas Day' }
  await expect
    .poll(() => server.sent('/setChainHours').map(({ input }) => input))
    .toEqual([{ exceptions: [OVER, christmas, PARTY], expectedVersion: 2 }])
})

test('all statutory days are closed by one press, and one is opened again', async () => {
  const boxing = { date: addDays(today, 21), name: 'Boxing Day' }
  const { screen, save } = await calendar({ suggestions: [...CALENDAR.suggestions, boxing] })
  server.on('/setChainHours', { ...CALENDAR, version: 3 })
  await screen.getByRole('button', { name: 'Close on all 2 days' }).click()
  await expect.element(day(screen, 'Boxing Day').getByRole('radio', { name: 'Closed' })).toBeChecked()
  await day(screen, 'Christmas Day').getByText('Open').click()
  await save.click()
  await expect
    .poll(() => server.sent('/setChainHours')[0]?.input.exceptions.map(({ name }) => name))
    .toEqual(['Open house', 'Boxing Day', 'Staff party'])
})

test('a statutory day that is closed stands in its list, and one with other hours among the other dates', async () => {
  const closed = { ...PARTY, date: addDays(today, 20), name: 'Christmas Day' }
  const early = { date: addDays(today, 21), closed: false, open: null, close: '15:00', name: 'Boxing Day' }
  const suggestions = [...CALENDAR.suggestions, { date: addDays(today, 21), name: 'Boxing Day' }]
  const { screen, row } = await calendar({ exceptions: [closed, early], suggestions })
  await expect.element(day(screen, 'Christmas Day').getByRole('radio', { name: 'Closed' })).toBeChecked()
  await expect.element(row('Christmas Day')).not.toBeInTheDocument()
  await expect.element(day(screen, 'Boxing Day').getByRole('radio', { name: 'Open' })).toBeChecked()
  await expect.element(screen.getByText(/other hours$/)).toBeVisible()
  await expect.element(row('Boxing Day')).toMatchTextContent('until 3 p.m.')
})

test('hours of a statutory day are entered among the other dates, and a second press leads there', async () => {
  const { screen, row, save } = await calendar({ exceptions: [] })
  server.on('/setChainHours', { ...CALENDAR, version: 3 })
  const hours = screen.getByRole('button', { name: 'Hours… on Christmas Day' })
  await hours.click()
  const christmas = row('Christmas Day')
  await expect.element(christmas.getByLabelText('Date')).toHaveFocus()
  await christmas.getByLabelText('Closes').fill('15:00')
  await hours.click()
  await expect.element(christmas.getByLabelText('Date')).toHaveFocus()
  await save.click()
  const early = { date: addDays(today, 20), closed: false, open: null, close: '15:00', name: 'Christmas Day' }
  await expect.poll(() => server.sent('/setChainHours')[0]?.input.exceptions).toEqual([early])
})

test('other hours are sent with their times, and a removed date is gone', async () => {
  const form = await calendar()
  server.on('/setChainHours', { ...CALENDAR, version: 3 })
  await form.screen.getByRole('button', { name: 'Remove Staff party' }).click()
  await add(form)
  await form.row('New date').getByLabelText('Date').fill(addDays(today, 9))
  const row = form.row(addDays(today, 9))
  await row.getByText('Open', { exact: true }).click()
  await expect.element(row.getByText('A time left empty is the usual one of that weekday.')).toBeVisible()
  await row.getByLabelText('Closes').fill('18:00')
  await form.save.click()
  await expect.poll(() => server.sent('/setChainHours').length).toBe(1)
  const early = { date: addDays(today, 9), closed: false, open: null, close: '18:00', name: null }
  await expect.poll(() => server.sent('/setChainHours')[0]?.input.exceptions).toEqual([OVER, early])
})

test('a date that is missing or there twice is told at its field, which has the focus', async () => {
  const form = await calendar()
  await add(form)
  const date = form.row('New date').getByLabelText('Date')
  await form.save.click()
  await expect.element(date).toHaveFocus()
  await expect.element(date).toHaveAccessibleDescription('Please enter a valid date')
  await date.fill(PARTY.date)
  await form.save.click()
  await expect.element(form.screen.getByText('This date is in the list already')).toBeVisible()
  expect(server.sent('/setChainHours')).toEqual([])
})

test('hours that no business day has are told at their date', async () => {
  const form = await calendar()
  const sentence = 'Closing at 6 a.m. is after the business day ends at 4 a.m. in Truro'
  const fields = [{ field: 'exceptions.1.times', sentence }]
  server.on('/setChainHours', { success: false, code: 'invalid_input', fields })
  await form.screen.getByRole('button', { name: 'Change Staff party' }).click()
  const row = form.row('Staff party')
  await row.getByText('Open', { exact: true }).click()
  await row.getByLabelText('Opens').fill('10:00')
  await row.getByLabelText('Closes').fill('06:00')
  await form.save.click()
  await expect.element(row.getByLabelText('Opens')).toHaveFocus()
  await expect.element(row.getByLabelText('Opens')).toHaveAccessibleDescription(sentence)
})

test('bookings in hours that would be gone are listed, and kept by a press', async () => {
  const form = await calendar()
  const found = { orders: 0, bookings: 51, visits: [aBookingInTheWay(PARTY.date)] }
  server.on('/setChainHours', { success: false, code: 'hours_shortened', ...found }, { ...CALENDAR, version: 3 })
  await form.screen.getByRole('button', { name: 'Change Staff party' }).click()
  await form.row('Staff party').getByLabelText('Name (optional)').fill('Summer party')
  await form.save.click()
  const list = form.screen.getByRole('dialog', { name: 'Orders and bookings in these hours' })
  await expect.element(list.getByRole('heading', { name: '51 bookings lie in these hours' })).toBeVisible()
  await expect.element(list.getByText('And 50 more.')).toBeVisible()
  const link = list.getByRole('link', { name: /Li Wei.*7 p.m.*2 guests.*Truro/ })
  await expect.element(link).toHaveAttribute('target', '_blank')
  const address = `/admin/dashboard?location=truro#reservations/RSV-7KQ2?day=${PARTY.date}`
  await expect.element(link).toHaveAttribute('href', address)
  await list.getByRole('button', { name: 'Keep them and save' }).click()
  await expect.element(form.screen.toasts.getByText('The holidays for all locations are saved')).toBeVisible()
  await expect.poll(() => server.sent('/setChainHours').map(({ input }) => input.keepThem)).toEqual([undefined, true])
})

test('Back leads to the calendar with what was entered', async () => {
  const form = await calendar()
  const found = { orders: 0, bookings: 1, visits: [aBookingInTheWay(PARTY.date)] }
  server.on('/setChainHours', { success: false, code: 'hours_shortened', ...found })
  await form.screen.getByRole('button', { name: 'Change Staff party' }).click()
  await form.row('Staff party').getByLabelText('Name (optional)').fill('Summer party')
  await form.save.click()
  await form.screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(form.row('Summer party')).toBeVisible()
  await expect.element(form.save).toBeEnabled()
})

/** Mine is entered when the server says that Sam was first. */
async function conflict() {
  const form = await calendar()
  await form.screen.getByRole('button', { name: 'Change Staff party' }).click()
  await form.row('Staff party').getByLabelText('Name (optional)').fill('Mine')
  const current = { version: 3, changedBy: 'Sam Oduya', changedAt: '2026-11-20T22:04:00.000Z' }
  server.on('/setChainHours', { success: false, code: 'chain_hours_changed', current }, { ...CALENDAR, version: 4 })
  const theirs = [{ ...PARTY, name: 'Theirs' }]
  server.on('/getChainHours', { ...CALENDAR, exceptions: theirs, version: 3, updatedBy: 'Sam Oduya' })
  await form.save.click()
  await expect.element(form.screen.getByText('Sam Oduya has changed the holidays.')).toBeVisible()
  await expect.element(form.row('Mine')).toBeVisible()
  return form
}

test('who was first is named, and my entries go over theirs when I keep them (times 22)', async () => {
  const form = await conflict()
  await expect.element(form.save).toBeDisabled()
  await form.screen.getByRole('button', { name: 'Keep my entries' }).click()
  await form.save.click()
  await expect.poll(() => server.sent('/setChainHours').length).toBe(2)
  await expect
    .poll(() => server.sent('/setChainHours')[1]?.input)
    .toMatchObject({
      exceptions: [{ name: 'Open house' }, { name: 'Mine' }],
      expectedVersion: 3,
    })
})

test('theirs are loaded by a press', async () => {
  const form = await conflict()
  await form.screen.getByRole('button', { name: 'Load what is there now' }).click()
  await expect.element(form.row('Theirs')).toBeVisible()
  await expect.element(form.save).toBeDisabled()
})

test('a calendar that does not come is asked for again, and an answer that is lost keeps the entries', async () => {
  server.on('/getChainHours', LOST, CALENDAR)
  server.on('/setChainHours', LOST)
  const { screen } = await renderDialog((close) => <ChainHolidays onClose={close} />)
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await day(screen, 'Christmas Day').getByText('Closed').click()
  await screen.getByRole('button', { name: 'Save holidays' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(day(screen, 'Christmas Day').getByRole('radio', { name: 'Closed' })).toBeChecked()
})

test('leaving with something entered asks first', async () => {
  const form = await calendar()
  await form.screen.getByRole('button', { name: 'Change Staff party' }).click()
  await form.row('Staff party').getByLabelText('Name (optional)').fill('Mine')
  await form.screen.getByRole('button', { name: 'Cancel' }).click()
  const question = form.screen.getByRole('dialog', { name: /^Leave without saving\?/ })
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.poll(() => form.onClose).toHaveBeenCalledOnce()
})

test('the focus goes to a new row, and from a removed one to its neighbour', async () => {
  const form = await calendar()
  await add(form)
  await expect.element(form.row('New date').getByLabelText('Date')).toHaveFocus()
  await form.screen.getByRole('button', { name: 'Remove New date' }).click()
  await expect.element(form.screen.getByRole('button', { name: 'Change Staff party' })).toHaveFocus()
  await form.screen.getByRole('button', { name: 'Change Staff party' }).click()
  await expect.element(form.row('Staff party').getByLabelText('Date')).toHaveFocus()
  await form.screen.getByRole('button', { name: 'Remove Staff party' }).click()
  await expect.element(form.screen.getByRole('button', { name: 'Add a date' })).toHaveFocus()
})
