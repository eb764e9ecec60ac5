import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aUser } from '../../../../testing/samples-admin.ts'
import { emptySales, someGuests, someSales } from '../../../../testing/samples-analytics.ts'
import { someOpenMoney, someOwnLocations, someStats } from '../../../../testing/samples-dashboard.ts'
import { aServer } from '../../../../testing/server.ts'
import { DashboardSection } from '../dashboard-section.tsx'

// Pictures over weeks and months: each says in a table and in a file what it shows.

const server = aServer()
const TRURO = {
  id: 'truro',
  name: 'Truro',
  orders: 64,
  revenue: 2515.85,
  avgOrderValue: 39.31,
  ordersGrowth: 6.7,
  revenueGrowth: 5,
  avgOrderValueGrowth: -1.6,
}
const NEW_GLASGOW = {
  id: 'new-glasgow',
  name: 'New Glasgow',
  orders: 41,
  revenue: 1690.02,
  avgOrderValue: 41.22,
  ordersGrowth: 2.5,
  revenueGrowth: -2.4,
  avgOrderValueGrowth: -4.8,
}

type Sales = ReturnType<typeof someSales>
async function room(where = '#dashboard/analytics', sales: Sales | Promise<Sales> = someSales()) {
  server.on('/getOwnLocations', someOwnLocations())
  server.on('/getDashboardStats', someStats())
  server.on('/getRevenueAnalytics', {
    success: true,
    range: 'week',
    by: 'day',
    revenue: [
      { date: '2026-11-16', revenue: 1204.1, orders: 31 },
      { date: '2026-11-17', revenue: 0, orders: 0 },
      { date: '2026-11-18', revenue: 1311.75, orders: 33 },
    ],
    sums: { orders: 64, revenue: 2515.85, avgOrderValue: 39.31 },
    before: {
      revenue: [
        { date: '2026-11-09', revenue: 1100, orders: 29 },
        { date: '2026-11-10', revenue: 20.5, orders: 1 },
        { date: '2026-11-11', revenue: 1275, orders: 31 },
        { date: '2026-11-12', revenue: 900, orders: 22 },
      ],
      sums: { orders: 60, revenue: 2395.5, avgOrderValue: 39.93 },
      trends: { ordersGrowth: 6.67, revenueGrowth: 5.02, avgOrderValueGrowth: -1.55 },
    },
    location: null,
  })
  server.on('/getSalesAnalytics', sales)
  server.on('/getSoldTogether', {
    success: true,
    orders: 260,
    pairs: [{ first: 'Butter Chicken', second: 'Garlic Naan', orders: 88 }],
    location: null,
  })
  server.on('/getGuestAnalytics', someGuests())
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
        name: 'Priya Sharma',
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
  await part.getByRole('button', { name: `As a table: ${name}` }).click()
  const rows = part.getByRole('row').elements()
  return rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
}

test('the rooms are links, and the way back stands in the address', async () => {
  server.on('/getOpenMoney', someOpenMoney())
  const screen = await room('?location=truro#dashboard')
  await screen.getByRole('link', { name: 'Analytics' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Revenue by day' })).toBeVisible()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard?location=truro#dashboard/analytics')
  await expect.element(screen.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => server.sent('/getOrderHours').map(({ input }) => input)).toEqual([{ locationId: 'truro' }])
  await screen.getByRole('link', { name: 'Overview' }).click()
  await expect.element(screen.getByText('Total Orders')).toBeVisible()
})

test('revenue is a picture with a sentence, and a table of every day', async () => {
  const screen = await room()
  const said = '$2,516 so far. Highest on Wed, Nov 18: $1,312.'
  await expect.element(screen.getByRole('img', { name: said })).toBeVisible()
  expect(await tableOf(screen, 'Revenue by day')).toEqual([
    ['Day', 'Orders', 'Revenue', 'Before'],
    ['Mon, Nov 16', '31', '$1,204.10', '$1,100.00'],
    ['Tue, Nov 17', '0', '$0.00', '$20.50'],
    ['Wed, Nov 18', '33', '$1,311.75', '$1,275.00'],
  ])
  const picture = screen.getByRole('region', { name: 'Revenue by day', exact: true })
  await expect.element(picture).toMatchTextContent('Last week by this time: $2,396 from 60 orders, $39.93 on average.')
  await expect.element(picture).toMatchTextContent('+5.0%')
})

test('how guests paid adds up with what is not paid yet, and types and discounts have their tables', async () => {
  const screen = await room()
  expect(await tableOf(screen, 'How guests paid')).toEqual([
    ['Tender', 'Payments', 'Amount', 'Given back'],
    ['Card', '41', '$1,801.40', '$20.00'],
    ['Cash', '21', '$694.17', '$0.00'],
    ['Not paid yet', '0', '$40.28', '$0.00'],
  ])
  expect((await tableOf(screen, 'Order types'))[1]).toEqual(['Pickup', '40', '62.5%'])
  expect((await tableOf(screen, 'Discounts'))[1]).toEqual(['Happy hour', '5', '$35.00'])
})

test('dishes, their options and what sells together have a room', async () => {
  const screen = await room('#dashboard/dishes')
  expect((await tableOf(screen, 'Dishes sold'))[1]).toEqual(['Butter Chicken', '38', '$682.10'])
  expect((await tableOf(screen, 'Options chosen'))[1]).toEqual(['Protein: Paneer', '14', '$28.00'])
  expect((await tableOf(screen, 'Sold together'))[1]).toEqual(['Butter Chicken + Garlic Naan', '88', '33.8%'])
})

test('new customers and those who come back, and tables with those of which nobody came', async () => {
  const screen = await room('#dashboard/guests')
  await expect.element(screen.getByRole('img', { name: '52 customers: 19 new, 33 returning (63.5%).' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'New and returning' })).toMatchTextContent('279 new')
  expect((await tableOf(screen, 'New and returning'))[1]).toEqual(['Mon, Nov 16', '9', '18'])
  const seats = (await tableOf(screen, 'Seats by day')).map((row) => row.join(' '))
  expect(seats.slice(1)).toEqual(['Mon, Nov 16 21 7 1', 'Tue, Nov 17 31 10 0', 'Wed, Nov 18 8 3 0'])
  await expect.element(screen.getByRole('region', { name: 'Seats by day' })).toMatchTextContent('No-shows1 5.9%')
})

test('the kitchen is measured against its promise, and cancellations have their reasons', async () => {
  const screen = await room('#dashboard/kitchen')
  const said =
    /^61 orders: a typical order took 3 min to make, the slowest 10% over 6 min\. 86\.9% were ready by the promised time\.$/
  await expect.element(screen.getByRole('img', { name: said })).toBeVisible()
  const facts =
    'Typical to make3 minSlowest 10% to makeOver 6 minTypical vs. promise6 min earlySlowest 10% vs. promiseOver 3 min late'
  const times = screen.getByRole('region', { name: 'Preparation times', exact: true })
  await expect.element(times).toMatchTextContent(facts)
  expect(times.element().querySelectorAll('dl')).toHaveLength(1) // all four as high as the one with a label of two lines
  const rows = await tableOf(screen, 'Preparation times')
  expect(rows.slice(1, 3)).toEqual([
    ['1 to 5', '60'],
    ['6 to 10', '1'],
  ])
  expect(rows).toContainEqual(['Typical vs. promise', '6 min early'])
  expect((await tableOf(screen, 'Cancellations by reason'))[1]).toEqual(['Out of paneer', '2', '$61.90'])
})

test('before the first order each picture says what is not there', async () => {
  const screen = await room('#dashboard/kitchen', emptySales())
  await expect.element(screen.getByText('No order became ready in this range.')).toBeVisible()
  await expect.element(screen.getByText('No order was cancelled in this range.')).toBeVisible()
})

test('another range is asked for and stands in the address', async () => {
  const screen = await room()
  await screen.getByLabelText('Range').selectOptions('This Year')
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

test('pictures are compared with the stretch before until this time, of many locations until the same day (money 93)', async () => {
  const { range: _range, before: _before, location: _location, ...before } = someSales()
  const dishes = [{ name: 'Butter Chicken', count: 51, revenue: 915.45 }]
  const screen = await room(
    '#dashboard/dishes',
    someSales({ before: { ...before, through: '2026-11-11', until: '2026-11-11T16:00:00Z', dishes } }),
  )
  expect(await tableOf(screen, 'Dishes sold')).toEqual([
    ['Dish', 'Sold', 'Revenue', 'Before'],
    ['Butter Chicken', '38', '$682.10', '51'],
    ['Garlic Naan', '31', '$123.69', '–'],
  ])
  await screen.getByRole('link', { name: 'Kitchen' }).click()
  const kitchen = screen.getByRole('region', { name: 'Preparation times', exact: true })
  await expect.element(kitchen).toMatchTextContent('The same as last week by this time')
  await expect.element(kitchen).toMatchTextContent('Last week by this time, 61 orders: a typical order took 3 min')
})

test('the arrow keys go from bar to bar and say each', async () => {
  const screen = await room()
  const picture = screen.getByRole('region', { name: 'Revenue by day', exact: true })
  const bars = picture.getByRole('group', { name: 'Bars' })
  await expect.element(bars).toBeVisible()
  bars.element().focus()
  await expect
    .element(picture.getByRole('status'))
    .toHaveTextContent('Mon, Nov 16: $1,204.10, 31 orders; before: $1,100.00')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect
    .element(picture.getByRole('status'))
    .toHaveTextContent('Wed, Nov 18: $1,311.75, 33 orders; before: $1,275.00')
  await userEvent.keyboard('{End}')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(picture.getByRole('status')).toHaveTextContent('Sat, Nov 21: still to come')
})

test('the arrow keys go from hour to hour and from day to day, and stay within', async () => {
  const screen = await room()
  const picture = screen.getByRole('region', { name: 'Orders by hour and weekday' })
  const hours = picture.getByRole('group', { name: 'Hours and weekdays' })
  await expect.element(hours).toBeVisible()
  hours.element().focus()
  const said = picture.getByRole('status')
  await expect.element(said).toHaveTextContent('Monday, 10 p.m.: 0 orders')
  await userEvent.keyboard('{ArrowUp}{ArrowRight>4/}')
  await expect.element(said).toHaveTextContent('Friday, 10 p.m.: 61 orders')
  await userEvent.keyboard('{ArrowDown>3/}')
  await expect.element(said).toHaveTextContent('Friday, 1 a.m.: 2 orders')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(said).toHaveTextContent('Sunday, 1 a.m.: 0 orders')
})

test('locations stand beside each other', async () => {
  const screen = await room()
  const locations = screen.getByRole('region', { name: 'Locations compared', exact: true })
  await expect.element(locations).toMatchTextContent('Last week by this time')
  expect((await tableOf(screen, 'Locations compared'))[1]).toEqual([
    'Truro',
    '64',
    '+6.7%',
    '$2,515.85',
    '+5.0%',
    '$39.31',
    '−1.6%',
  ])
})

test('customers stand below their figures', async () => {
  const screen = await room('#dashboard/guests')
  const customers = screen.getByRole('region', { name: 'Regular customers' })
  await expect.element(customers).toMatchTextContent('Ordered again187 45.4%')
  await expect.element(customers.getByRole('rowheader', { name: /Priya Sharma.*priya@example\.com/ })).toBeVisible()
})

test.each([
  ['Revenue by day', '"Day","Orders","Revenue","Before"\r\n"2026-11-16","31","1204.10","1100.00"\r\n'],
  ['How guests paid', '"Card","41","1801.40","20.00"\r\n"Cash","21","694.17","0.00"\r\n'],
])('%s is taken as a file for a spreadsheet, amounts with their cents (money 104)', async (title, lines) => {
  const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  const screen = await room()
  await screen.getByRole('button', { name: `Download CSV: ${title}` }).click()
  const [file] = address.mock.calls[0] ?? []
  address.mockRestore()
  expect(file instanceof Blob && (await file.text())).toContain(lines)
})

test('pictures that still load have their titles', async () => {
  const screen = await room('#dashboard/kitchen', new Promise<never>(() => undefined))
  await expect.element(screen.getByRole('heading', { name: 'Preparation times' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Cancellations by reason' })).toBeVisible()
})
