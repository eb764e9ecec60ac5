import { headingDate, shortDate } from '@sizzle/domain/hours/date-words.ts'
import { addDays } from '@sizzle/domain/hours/local-time.ts'
import { expect, test, vi } from 'vitest'
import { columnsOf, HEAD_TO_COME } from '../../../testing/columns-of.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aReservation } from '../../../testing/samples-admin.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { deviceClock } from '../../../ui/clock.ts'
import { useReservationsView } from './list-filters.ts'
import { ReservationList } from './reservation-list.tsx'
import type { ReservationList as ReservationPage } from './reservations-query.ts'

const server = aServer()
const TODAY = deviceClock().today()

const onBook = vi.fn()

function List() {
  const { values, change } = useReservationsView()
  return (
    <ReservationList
      filters={values}
      today={TODAY}
      change={change}
      places={[]}
      total={0}
      booking={{ whyNot: undefined, isOff: false, open: onBook }}
      onLook={() => undefined}
      whyNoCancel={() => undefined}
      onDetails={() => undefined}
      onCancel={() => undefined}
    />
  )
}

const NOBODY: ReservationPage & { success: true } = {
  success: true,
  reservations: [],
  total: 0,
  page: 1,
  pages: 1,
  days: [],
  alerts: [],
  stats: { total: 0, confirmedToday: 0, upcoming: 0, cancelled: 0 },
}

const NEVER = 'No reservations have been made yet.'
const NARROWED = 'Try adjusting your filters to see more results.'

test.each([
  ['#reservations', 0, NEVER],
  ['#reservations?date=all', 0, NEVER],
  ['#reservations?search=rita', 0, NEVER],
  ['?location=truro#reservations', 0, NARROWED],
  ['#reservations?status=cancelled', 7, NARROWED],
  [`#reservations?date=${addDays(TODAY, 2)}&search=rita`, 7, NARROWED],
  ['#reservations?date=past', 7, NARROWED],
])('nobody at %s, where %i were ever made: “%s”', async (where, total, hint) => {
  server.on('/getAllReservations', { ...NOBODY, stats: { ...NOBODY.stats, total } })
  const screen = await renderInOffice(<List />, where)
  await expect.element(screen.getByText(hint)).toBeVisible()
  if (hint === NEVER) await expect.element(screen.getByRole('button', { name: /Clear/ })).not.toBeInTheDocument()
})

const LATER = new Date(Date.now() + 3 * 60 * 60_000).toISOString()

test.each([
  ['confirmed', false],
  ['pending', true],
] as const)(
  'tonight the words above a part say how its rows stand; with %s ones among them each says it',
  async (status, isSaid) => {
    const reservations = [
      aReservation({ id: 'coming', startsAt: LATER, status }),
      aReservation({ id: 'here', startsAt: LATER, status: 'seated' }),
    ]
    server.on('/getAllReservations', { ...NOBODY, reservations, total: 2 })
    const screen = await renderInOffice(<List />, '#reservations')
    await expect.element(screen.getByText(/^To come/)).toBeVisible()
    const heads = document.querySelector('div > p[aria-hidden]')
    expect(heads?.textContent?.endsWith('Status')).toBe(isSaid)
    // Whoever hears a row alone hears it still.
    const seated = screen.getByRole('article').getByText('Seated', { exact: true })
    await expect.element(seated).toBeInTheDocument()
    expect(seated.element().closest('.sr-only') === null).toBe(isSaid)
  },
)

test('while the list is on its way its columns stand where they will', async () => {
  let answer: () => void = () => undefined
  server.on(
    '/getAllReservations',
    new Promise((resolve) => {
      answer = () => resolve({ ...NOBODY, reservations: [aReservation({})], total: 1 })
    }),
  )
  await renderInOffice(<List />, '#reservations?date=all')
  await expect.poll(() => columnsOf(HEAD_TO_COME).cells).toBeGreaterThan(3)
  const toCome = columnsOf(HEAD_TO_COME)
  answer()
  await expect.poll(() => columnsOf('div > p[aria-hidden]').cells).toBeGreaterThan(3)
  expect(toCome.grid).toEqual(columnsOf('div > p[aria-hidden]').grid)
  expect(toCome.cells).toBeGreaterThanOrEqual(columnsOf('div > p[aria-hidden]').cells)
})

test.each(['#reservations', '?location=truro#reservations'])(
  'at %s a list that did not come has its search off',
  async (where) => {
    server.on('/getAllReservations', LOST)
    const screen = await renderInOffice(<List />, where)
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to load reservations')
    await expect.element(screen.getByLabelText('Search')).toBeDisabled()
  },
)

const IN_TWO_DAYS = addDays(TODAY, 2)
const PICKED = 'nav[aria-label="Days"] [aria-current]'

test('a day of the strip is one press away, stands in the address and is what everything there says', async () => {
  server.on('/getAllReservations', {
    ...NOBODY,
    reservations: ['confirmed', 'confirmed', 'cancelled'].map((status, at) =>
      aReservation({ id: `${at}`, status: status as 'confirmed' }),
    ),
    total: 3,
    days: [{ date: IN_TWO_DAYS, tables: 2, guests: 6 }],
  })
  const screen = await renderInOffice(<List />, '#reservations?status=all&page=2')
  const day = screen.getByRole('button', { name: headingDate(IN_TWO_DAYS, TODAY) })
  await day.click()
  await expect.element(screen.address).toHaveTextContent(`/admin/dashboard#reservations?date=${IN_TWO_DAYS}`)
  await expect.element(day).toHaveAttribute('aria-current', 'date')
  await expect.element(screen.getByLabelText('Date')).toHaveDisplayValue(shortDate(IN_TWO_DAYS, IN_TWO_DAYS))
  await expect
    .element(screen.getByText(`${headingDate(IN_TWO_DAYS, TODAY)} · 2 tables, 6 guests, 1 cancelled`))
    .toBeVisible()
  expect(server.sent('/getAllReservations').at(-1)?.input).toMatchObject({ date: IN_TWO_DAYS, page: '1' })
  await screen.getByRole('button', { name: /^Today/ }).click()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#reservations')
  await expect.element(screen.getByLabelText('Date')).toHaveDisplayValue('Today')
})

test.each(['upcoming', 'past', 'all'])('the list of %s picks no day of the strip', async (date) => {
  server.on('/getAllReservations', NOBODY)
  const screen = await renderInOffice(<List />, `#reservations?date=${date}`)
  await expect.element(screen.getByText('No reservations', { exact: true })).toBeVisible()
  expect(document.querySelector(PICKED)).toBeNull()
  await expect.element(screen.getByLabelText('Date')).toHaveValue(date)
})

test('a day beyond the strip stands on the tile of the calendar', async () => {
  server.on('/getAllReservations', NOBODY)
  const far = addDays(TODAY, 40)
  await renderInOffice(<List />, `#reservations?date=${far}`)
  await expect.poll(() => document.querySelector(PICKED)?.textContent).toMatch(/, another day$/)
  expect(document.querySelectorAll(PICKED)).toHaveLength(1)
})

test.each([
  ['today', TODAY, 'No reservations today'],
  ['a day to come', IN_TWO_DAYS, `No reservations on ${headingDate(IN_TWO_DAYS, TODAY)}`],
  ['a day that is over', addDays(TODAY, -2), `No reservations on ${headingDate(addDays(TODAY, -2), TODAY)}`],
])('%s without anybody blames no filter, and leads to a booking or back', async (_, day, title) => {
  server.on('/getAllReservations', { ...NOBODY, stats: { ...NOBODY.stats, total: 7 } })
  const screen = await renderInOffice(<List />, `#reservations?date=${day === TODAY ? 'today' : day}`)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(NARROWED).elements()).toHaveLength(0)
  expect(screen.getByRole('button', { name: /Clear/ }).elements()).toHaveLength(0)
  const book = screen.getByRole('button', { name: 'New reservation' })
  expect(book.elements()).toHaveLength(day < TODAY ? 0 : 1)
  if (day >= TODAY) await book.click()
  expect(onBook).toHaveBeenCalledTimes(day < TODAY ? 0 : 1)
  const back = screen.getByRole('button', { name: 'Back to today' })
  expect(back.elements()).toHaveLength(day === TODAY ? 0 : 1)
  if (day === TODAY) return
  await back.click()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#reservations')
  await expect.element(screen.getByRole('heading', { name: 'No reservations today' })).toBeVisible()
})

test('a day without anybody is said of the day that was asked for, once it is known', async () => {
  server.on('/getAllReservations', { ...NOBODY, stats: { ...NOBODY.stats, total: 7 } })
  const screen = await renderInOffice(<List />, '#reservations')
  await expect.element(screen.getByRole('heading', { name: 'No reservations today' })).toBeVisible()
  server.on('/getAllReservations', new Promise(() => undefined))
  await screen.getByRole('button', { name: headingDate(IN_TWO_DAYS, TODAY) }).click()
  await expect.element(screen.getByText('Loading reservations…')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: /^No reservations/ }).elements()).toHaveLength(0)
})

test.each([
  ['where nothing is pressed yet the name has the room of it', 'confirmed', 48, '[--acts:6.25rem]'],
  ['of a table that waits for its guest', 'pending', 48, '[--acts:11.5rem]'],
  ['of a table that is seated today', 'confirmed', 1, '[--acts:11.5rem]'],
] as const)('the presses: %s', async (_, status, hours, room) => {
  const startsAt = new Date(Date.now() + hours * 60 * 60_000).toISOString()
  server.on('/getAllReservations', { ...NOBODY, reservations: [aReservation({ status, startsAt })], total: 1 })
  const screen = await renderInOffice(<List />, '#reservations?date=all')
  await expect.element(screen.getByRole('article')).toBeVisible()
  const row = screen.getByRole('article').element()
  expect([...row.classList]).toContain(room)
  expect(document.querySelector('div > p[aria-hidden]')?.classList).toContain(room)
})
