import { expect, test, vi } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aUser } from '../../../../testing/samples-admin.ts'
import { someOwnLocations, someStats } from '../../../../testing/samples-dashboard.ts'
import { aServer } from '../../../../testing/server.ts'
import { DashboardSection } from '../dashboard-section.tsx'

// Pictures over weeks and months: each says in a table and in a file what it shows.

const server = aServer()
const TRURO = { id: 'truro', name: 'Truro', orders: 64, revenue: 2515.85, avgOrderValue: 39.31 }
const NEW_GLASGOW = { id: 'new-glasgow', name: 'New Glasgow', orders: 41, revenue: 1690.02, avgOrderValue: 41.22 }

async function room(where = '#dashboard/analytics') {
  server.on('/getOwnLocations', someOwnLocations())
  server.on('/getDashboardStats', someStats())
  server.on('/getRevenueAnalytics', {
    success: true,
    range: 'week',
    revenue: [
      { date: '2026-11-16', revenue: 1204.1, orders: 31 },
      { date: '2026-11-17', revenue: 0, orders: 0 },
      { date: '2026-11-18', revenue: 1311.75, orders: 33 },
    ],
    location: null,
  })
  server.on('/getLocationSales', { success: true, range: 'week', locations: [TRURO, NEW_GLASGOW] })
  server.on('/getOrderHours', {
    success: true,
    hours: [
      { weekday: 'friday', hour: 1, orders: 2 },
      { weekday: 'friday', hour: 22, orders: 61 },
    ],
    location: null,
  })
  server.on('/getCustomerAnalytics', {
    success: true,
    totalCustomers: 412,
    repeatCustomers: 187,
    repeatCustomerRate: 45.388,
    avgOrdersPerCustomer: 2.43,
    avgSpentPerCustomer: 96.13,
    topCustomers: [
      {
        id: 'priya@example.com',
        totalOrders: 9,
        totalSpent: 412.35,
        firstOrder: '2026-10-02T21:15:00.000Z',
        lastOrder: '2026-11-20T22:41:07.000Z',
      },
    ],
    location: null,
  })
  return renderInOffice(<DashboardSection user={server.signedIn(aUser('admin'))} />, where)
}
type Screen = Awaited<ReturnType<typeof room>>

/** Opens the table below a picture, and reads it row by row. */
async function tableOf(screen: Screen, name: string) {
  const part = screen.getByRole('region', { name, exact: true })
  await part.getByText('As a table').click()
  const rows = part.getByRole('row').elements()
  return rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
}

test('the rooms are links, and the way back stands in the address', async () => {
  const screen = await room('?location=truro#dashboard')
  await screen.getByRole('link', { name: 'Analytics' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Revenue by day' })).toBeVisible()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard?location=truro#dashboard/analytics')
  await expect.element(screen.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page')
  expect(server.sent('/getOrderHours').map(({ input }) => input)).toEqual([{ locationId: 'truro' }])
  await screen.getByRole('link', { name: 'Overview' }).click()
  await expect.element(screen.getByText('Total Orders')).toBeVisible()
})

test('revenue is a picture with a sentence, and a table of every day', async () => {
  const screen = await room()
  const said = '$2,516 in all, the most on Wed, Nov 18 with $1,312.'
  await expect.element(screen.getByRole('img', { name: said })).toBeVisible()
  expect(await tableOf(screen, 'Revenue by day')).toEqual([
    ['Day', 'Orders', 'Revenue'],
    ['Mon, Nov 16', '31', '$1,204.10'],
    ['Tue, Nov 17', '0', '$0.00'],
    ['Wed, Nov 18', '33', '$1,311.75'],
  ])
})

test('another range is asked for and stands in the address', async () => {
  const screen = await room()
  await screen.getByRole('tab', { name: 'This Year' }).click()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#dashboard/analytics?range=year')
  await expect
    .poll(() => server.sent('/getRevenueAnalytics').map(({ input }) => input))
    .toEqual([{ range: 'week' }, { range: 'year' }])
})

test('the hours after midnight end the evening', async () => {
  const screen = await room()
  const rows = await tableOf(screen, 'Orders by hour and weekday')
  expect(rows.map(([hour, , , , , friday]) => [hour, friday])).toEqual([
    ['Hour', 'Friday'],
    ['10 p.m.', '61'],
    ['11 p.m.', '0'],
    ['12 a.m.', '0'],
    ['1 a.m.', '2'],
  ])
})

test('locations stand beside each other, and customers below their figures', async () => {
  const screen = await room()
  expect((await tableOf(screen, 'Locations compared'))[1]).toEqual(['Truro', '64', '$2,515.85', '$39.31'])
  const customers = screen.getByRole('region', { name: 'Customers', exact: true })
  await expect.element(customers).toMatchTextContent('187 (45.4%)')
  await expect.element(customers.getByRole('rowheader', { name: 'priya@example.com' })).toBeVisible()
})

test('a picture is taken as a file for a spreadsheet', async () => {
  const made: Blob[] = []
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return '#'
  })
  const screen = await room()
  await screen.getByRole('button', { name: 'Download CSV: Revenue by day' }).click()
  address.mockRestore()
  expect(await made[0]?.text()).toContain('"Day","Orders","Revenue"\r\n"2026-11-16","31","1204.1"\r\n')
})
