import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aServer } from '../../../testing/server.ts'
import { useReservationsView } from './list-filters.ts'
import { ReservationList } from './reservation-list.tsx'

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

const NEVER = 'No reservations have been made yet.'
const NARROWED = 'Try adjusting your filters to see more results.'

test.each([
  ['#reservations', 0, NEVER],
  ['#reservations?date=all', 0, NEVER],
  ['#reservations?search=rita', 0, NEVER],
  ['?location=truro#reservations', 0, NARROWED],
  ['#reservations', 7, NARROWED],
])('nobody at %s, where %i were ever made: “%s”', async (where, total, hint) => {
  server.on('/getAllReservations', {
    success: true,
    reservations: [],
    total: 0,
    page: 1,
    pages: 1,
    days: [],
    alerts: [],
    stats: { total, confirmedToday: 0, upcoming: 0, cancelled: 0 },
  })
  const screen = await renderInOffice(<List />, where)
  await expect.element(screen.getByText(hint)).toBeVisible()
  if (hint === NEVER) await expect.element(screen.getByRole('button', { name: /Clear/ })).not.toBeInTheDocument()
})
