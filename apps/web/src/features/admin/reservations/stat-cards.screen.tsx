import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { useReservationsView } from './list-filters.ts'
import { StatCards } from './stat-cards.tsx'

const STATS = { total: 75, confirmedToday: 5, upcoming: 12, cancelled: 3 }

function Cards() {
  const { values, change } = useReservationsView()
  return <StatCards stats={STATS} isPending={false} filters={values} onChange={change} />
}

test.each([
  ['Show Total Reservations: 75', '?date=all'],
  ['Show Confirmed Today: 5', '?status=confirmed'],
  ['Show Upcoming: 12', '?status=confirmed&date=upcoming'],
  ['Show Cancelled: 3', '?status=cancelled&date=all'],
])('"%s" shows the reservations that it counts', async (name, filters) => {
  const screen = await renderInOffice(<Cards />, '#reservations?search=sam&page=2')
  const figure = screen.getByRole('button', { name })
  await expect.element(figure).toHaveAttribute('aria-pressed', 'false')
  await figure.click()
  await expect.element(screen.address).toHaveTextContent(`/admin/dashboard#reservations${filters}`)
  await expect.element(figure).toHaveAttribute('aria-pressed', 'true')
})

test('the figure of the cancelled ones says that it is of all dates', async () => {
  const screen = await renderInOffice(<Cards />, '#reservations')
  await expect.element(screen.getByText('Cancelled, all dates')).toBeVisible()
})
