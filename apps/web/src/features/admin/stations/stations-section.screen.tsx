import type { Role } from '@sizzle/domain/people/rights.ts'
import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser, PLACES } from '../../../testing/samples-admin.ts'
import { aManagedMenu } from '../../../testing/samples-menu.ts'
import { aTicket, aTicketOrder, BAR, HOT, PASS } from '../../../testing/samples-stations.ts'
import { aServer } from '../../../testing/server.ts'
import { StationsSection } from './stations-section.tsx'
import type { Stations, TicketOrder } from './tickets-query.ts'

const server = aServer()

function aPlan(change: Partial<Stations> = {}): Stations {
  return {
    locationId: 'truro',
    version: 1,
    stations: [HOT, BAR, PASS],
    defaultStationId: HOT.id,
    routes: [],
    readyByLastTicket: false,
    readyToken: 'a-token',
    unrouted: [],
    ...change,
  }
}

async function section(orders: readonly TicketOrder[], where = '#stations', role: Role = 'manager', plan = aPlan()) {
  const user = server.signedIn(aUser(role))
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: PLACES.length })
  server.on('/getStations', { success: true, stations: plan })
  server.on('/getTickets', { success: true, orders })
  return renderInOffice(<StationsSection user={user} />, where)
}
const TICKED = {
  success: true as const,
  ticketId: 'a',
  orderId: aTicketOrder([]).orderId,
  changed: true,
  version: 2,
  done: [2],
  doneAt: null,
  recalledAt: null,
  status: 'preparing' as const,
}

test('a cook ticks a line and a ticket, also by its number key', async () => {
  const screen = await section([aTicketOrder([aTicket('a', HOT)], { note: 'Allergic to peanuts' })])
  server.on('/bumpTicket', TICKED)
  await expect.element(screen.getByRole('heading', { name: 'TRU-042' })).toBeVisible()
  await expect.element(screen.getByText('Allergic to peanuts')).toBeVisible()
  await screen.getByRole('button', { name: /Naan/ }).click()
  await expect.poll(() => server.sent('/bumpTicket').map(({ input }) => input)).toEqual([{ ticketId: 'a', line: 2 }])
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => server.sent('/bumpTicket').length).toBe(2)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
  await expect.poll(() => server.sent('/bumpTicket').at(-1)?.input).toEqual({ ticketId: 'a' })
})

test('a refused tick says why', async () => {
  const screen = await section([aTicketOrder([aTicket('a', HOT)])])
  server.on('/bumpTicket', { success: false, code: 'ticket_void' })
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.element(screen.getByText(/This order was cancelled/)).toBeVisible()
})

test('the pass says what is missing, and that an order is ready', async () => {
  const orders = [aTicketOrder([aTicket('h', HOT), aTicket('x', PASS)])]
  const screen = await section(orders, `#stations?station=${PASS.id}`, 'staff')
  await expect.element(screen.getByText('Missing: Hot 3')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Mark as Ready' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Set up stations' })).not.toBeInTheDocument()
})

test('a manager is warned of dishes that reach no station, and adds one', async () => {
  const empty = aPlan({ version: 0, stations: [], defaultStationId: null, readyToken: null })
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/saveStations', { success: true, stations: aPlan() })
  const screen = await section([], '#stations', 'manager', empty)
  await expect.element(screen.getByText('No stations yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Set up stations' }).click()
  await screen.getByRole('button', { name: 'Add a station' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Hot')
  await screen.getByRole('combobox', { name: 'Default station' }).selectOptions('None')
  await expect.element(screen.getByText(/no station:/)).toBeVisible()
  await screen.getByRole('combobox', { name: 'Default station' }).selectOptions('Hot')
  await expect.element(screen.getByText(/no station:/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Save stations' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  const [sent] = server.sent('/saveStations')
  const [station] = sent?.input.stations ?? []
  expect(sent?.input).toMatchObject({
    locationId: 'truro',
    expectedVersion: 0,
    defaultStationId: station?.id,
    stations: [{ name: 'Hot', kind: 'prep', soonMinutes: 10, lateMinutes: 20 }],
  })
})
