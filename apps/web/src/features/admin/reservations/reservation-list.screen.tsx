import { expect, test } from 'vitest'
import { columnsOf, HEAD_TO_COME } from '../../../testing/columns-of.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aReservation } from '../../../testing/samples-admin.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { useReservationsView } from './list-filters.ts'
import { ReservationList } from './reservation-list.tsx'
import type { ReservationList as ReservationPage } from './reservations-query.ts'

const server = aServer()

function List() {
  const { values, change } = useReservationsView()
  return (
    <ReservationList
      filters={values}
      change={change}
      places={[]}
      total={0}
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
  ['#reservations', 7, NARROWED],
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
