import type { Role } from '@sizzle/domain/people/rights.ts'
import { expect, test, vi } from 'vitest'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { emptyStats, someOpenMoney, someOwnLocations, someStats } from '../../../testing/samples-dashboard.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { DashboardSection } from './dashboard-section.tsx'

// The first screen of the back office: how the house is doing.

const server = aServer()

async function section(where = '#dashboard', role: Role = 'admin', owed?: Parameters<typeof someOpenMoney>[0]) {
  server.on('/getOwnLocations', someOwnLocations())
  server.on('/getOpenMoney', someOpenMoney(owed))
  return renderInOffice(<DashboardSection user={server.signedIn(aUser(role))} />, where)
}
type Screen = Awaited<ReturnType<typeof section>>
const asked = () => server.sent('/getDashboardStats').map(({ input }) => input)
const NOTHING_BEFORE = { orders: 0, revenue: 0, customers: 0, avgOrderValue: 0 }
const cardsOf = () => [...document.querySelectorAll('dl')][0]?.textContent

test('four cards in whole dollars, averages with cents, growth with one decimal (money 39)', async () => {
  server.on('/getDashboardStats', someStats())
  const screen = await section()
  await expect.element(screen.getByText('Total Orders')).toBeVisible()
  await expect
    .poll(cardsOf)
    .toBe(
      [
        'Total Orders1,042+5.0% from 992 against last Friday until this time',
        'Total Revenue$41,681+12.5% from $37,036 against last Friday until this time',
        'Total Customers837−2.6% from 859 against last Friday until this time',
        'Avg Order Value$40.000.0% from $40.00 against last Friday until this time',
      ].join(''),
    )
  await expect.element(screen.getByText('Welcome back, Mia')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '2 orders late: to the board' })).toBeVisible()
  await expect.element(screen.getByText(/^Last updated: /)).toBeVisible()
})

test('what was completed and is not paid leads to the payments', async () => {
  server.on('/getDashboardStats', someStats())
  const screen = await section('?location=truro#dashboard', 'admin', { count: 2, amount: 132.42, inCash: 132.42 })
  const link = screen.getByRole('link', { name: '2 finished, unpaid: to the payments' })
  await expect.element(link).toHaveAttribute('href', '/admin/dashboard?location=truro#payments')
})

test('five of ten dishes and orders are shown, with their ages and a way to the board (money 40)', async () => {
  server.on('/getDashboardStats', someStats())
  const screen = await section()
  const dishes = screen.getByRole('region', { name: 'Top Menu Items' })
  await expect.element(dishes.getByText('Dish 1', { exact: true })).toBeVisible()
  await expect.poll(() => dishes.getByRole('listitem').elements()).toHaveLength(5)
  const activity = screen.getByRole('region', { name: 'Recent Activity' })
  await expect.poll(() => activity.getByRole('listitem').elements()).toHaveLength(5)
  const first = activity.getByRole('link').first()
  await expect.element(first).toHaveTextContent('Priya NairTRU-040 · Just nowPending$40.28')
  const board = '/admin/dashboard?location=truro#orders/0190a000-0000-7000-8000-000000000000'
  await expect.element(first).toHaveAttribute('href', board)
})

test('tax, tips, fees and refunds stand apart and add up to revenue', async () => {
  server.on('/getDashboardStats', someStats())
  const screen = await section()
  const parts = screen.getByRole('region', { name: 'What revenue is made of' })
  await expect
    .element(parts)
    .toMatchTextContent('Dishes$34,402.18Fees$312.00Tax$4,897.99Tips$2,088.33Refunds−$20.00Revenue$41,680.50')
})

test('a period is chosen, stands in the address, and its figures are asked for', async () => {
  server.on('/getDashboardStats', someStats())
  const screen = await section()
  const period = screen.getByLabelText('Period')
  await period.selectOptions('This Week')
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#dashboard?period=week')
  await period.selectOptions('This Month')
  await expect.poll(asked).toContainEqual({ period: 'month' })
  await period.selectOptions('Today')
  await expect.element(screen.address).toMatchTextContent(/^\/admin\/dashboard#dashboard(\?period=today)?$/)
})

test('on a phone a period is chosen in a list beside the location', async () => {
  server.on('/getDashboardStats', someStats())
  const screen = await section()
  await screen.getByRole('combobox', { name: 'Period' }).selectOptions('Yesterday')
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#dashboard?period=yesterday')
  await expect.poll(asked).toContainEqual({ period: 'yesterday' })
})

test('a chosen location shows its address and phone; closed ones are not offered', async () => {
  server.on('/getDashboardStats', someStats())
  const screen = await section()
  const choice = screen.getByRole('combobox', { name: 'Location' })
  await expect.element(choice.getByRole('option', { name: 'New Glasgow' })).toBeInTheDocument()
  const options = choice.getByRole('option').elements()
  expect(options.map(({ textContent }) => textContent)).toEqual(['All Locations', 'Truro', 'New Glasgow'])
  await choice.selectOptions('New Glasgow')
  await expect.element(screen.getByText('12 New Glasgow Road')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '(902) 555-0100' })).toHaveAttribute('href', 'tel:+19025550100')
  await expect.poll(asked).toContainEqual({ period: 'today', locationId: 'new-glasgow' })
  await expect
    .element(screen.getByRole('link', { name: /^Manage Orders/ }))
    .toHaveAttribute('href', '/admin/dashboard?location=new-glasgow#orders')
})

test('a location that is not theirs leaves the address', async () => {
  server.on('/getDashboardStats', someStats())
  const screen = await section('?location=moncton#dashboard')
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#dashboard')
})

test.each([
  ['admin', ['Manage Orders', 'Update Menu', 'Manage Users', 'Locations']],
  ['manager', ['Manage Orders', 'Update Menu', 'Locations']],
] as const)('quick actions of %s lead to %j', async (role, expected) => {
  server.on('/getDashboardStats', someStats())
  const screen = await section('#dashboard', role)
  const actions = screen.getByRole('region', { name: 'Quick Actions' })
  await expect.element(actions).toBeVisible()
  const labels = actions.getByRole('link').elements()
  expect(labels.map((link) => link.querySelector('span > span')?.textContent)).toEqual(expected)
})

test('a new order moves the figures', async () => {
  server.on('/getDashboardStats', someStats(), someStats({ orders: 1043 }))
  const screen = await section()
  await expect.element(screen.getByText('1,042', { exact: true })).toBeVisible()
  await askAgainAbout('order.changed')
  await expect.element(screen.getByText('1,043', { exact: true })).toBeVisible()
})

test('a day without an order is calm: one sentence says it, and nothing seems to be lost', async () => {
  server.on('/getDashboardStats', emptyStats())
  const screen = await section()
  const quiet = screen.getByRole('region', { name: 'No orders yet today' })
  await expect.element(quiet.getByText(/^New orders, .* appear here\.$/)).toBeVisible()
  await expect.element(screen.getByText('$20 last Friday until this time')).toBeVisible()
  await expect.element(screen.getByText('−100.0%')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Top Menu Items' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Quick Actions' })).toBeVisible()
})

test('before the very first order there is nothing to compare with', async () => {
  server.on('/getDashboardStats', { ...emptyStats(), before: NOTHING_BEFORE })
  const screen = await section()
  await expect.element(screen.getByText('With the first order, its figures appear here.')).toBeVisible()
  await expect.element(screen.getByText(/^Amounts are with tax and tips\. No orders last Friday/)).toBeVisible()
})

test('a period after nothing at all does not seem to have doubled', async () => {
  server.on('/getDashboardStats', { ...someStats(), before: NOTHING_BEFORE })
  const screen = await section()
  await expect.element(screen.getByText(/No orders last Friday until this time to compare with\.$/)).toBeVisible()
  await expect.element(screen.getByText('+5.0%', { exact: true })).not.toBeInTheDocument()
})

test('where all orders so far were cancelled and nothing was before, no figure is compared with nothing', async () => {
  const { statusBreakdown } = someStats()
  server.on('/getDashboardStats', {
    ...emptyStats(),
    before: NOTHING_BEFORE,
    statusBreakdown: { ...statusBreakdown, pending: 0, preparing: 0, ready: 0, completed: 0, cancelled: 1 },
  })
  const screen = await section()
  await expect.element(screen.getByText(/No orders last Friday until this time to compare with\.$/)).toBeVisible()
  await expect.element(screen.getByText('0.0%').first()).not.toBeInTheDocument()
})

const said = (screen: Screen, text: string) => expect.element(screen.getByRole('alert')).toMatchTextContent(text)

test('with no figures at all that is said, and asked for again', async () => {
  server.on('/getDashboardStats', { success: false, code: 'invalid_input', fields: [] })
  const screen = await section()
  await said(screen, 'Unable to Load Dashboard Stats')
  await said(screen, 'Failed to load dashboard statistics')
  server.on('/getDashboardStats', LOST)
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await said(screen, 'An error occurred while loading dashboard data')
  server.on('/getDashboardStats', someStats())
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByText('1,042', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('another period that cannot be read shows noughts and says so; what was read stays with the error', async () => {
  server.on('/getDashboardStats', someStats(), { success: false, code: 'invalid_input', fields: [] })
  const screen = await section()
  await expect.element(screen.getByText('1,042', { exact: true })).toBeVisible()
  await screen.getByLabelText('Period').selectOptions('This Month')
  await said(screen, 'Failed to load dashboard statistics')
  await expect.poll(cardsOf).toMatch(/^Total Orders00\.0%/)
  await screen.getByLabelText('Period').selectOptions('Today')
  await expect.element(screen.getByText('1,042', { exact: true })).toBeVisible()
  await askAgainAbout('order.changed')
  await said(screen, 'Failed to load dashboard statistics')
  await expect.element(screen.getByText('1,042', { exact: true })).toBeVisible()
})

test('offline is said above the figures', async () => {
  server.on('/getDashboardStats', someStats())
  const screen = await section()
  await expect.element(screen.getByText('1,042', { exact: true })).toBeVisible()
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(screen.getByText('Working offline - data may be limited')).toBeVisible()
  offline.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Working offline - data may be limited')).not.toBeInTheDocument()
})
