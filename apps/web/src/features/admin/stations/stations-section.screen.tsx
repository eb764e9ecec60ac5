import type { Role } from '@sizzle/domain/people/rights.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser, PLACES } from '../../../testing/samples-admin.ts'
import { aManagedGroup, aManagedMenu } from '../../../testing/samples-menu.ts'
import { aPlan, aTicket, aTicketOrder, BAR, HOT, PASS } from '../../../testing/samples-stations.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import type { TicketOrder } from '../../shared/tickets/tickets-query.ts'
import { StationsSection } from './stations-section.tsx'

const server = aServer()

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
  await screen.getByRole('button', { name: 'Done – order TRU-042' }).click()
  await expect.poll(() => server.sent('/bumpTicket').length).toBe(2)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
  await expect.poll(() => server.sent('/bumpTicket').at(-1)?.input).toEqual({ ticketId: 'a' })
})

test('a button of a ticket says which order it is of', async () => {
  const screen = await section([
    aTicketOrder([aTicket('a', HOT)], { shortNumber: 'TRU-041' }),
    aTicketOrder([aTicket('b', HOT)], { shortNumber: 'TRU-042' }),
  ])
  for (const number of ['TRU-041', 'TRU-042']) {
    await expect.element(screen.getByRole('button', { name: `Done – order ${number}` })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: new RegExp(`Naan.* – order ${number}$`) })).toBeVisible()
  }
})

test('tickets that do not load say so, also while they are asked for again', async () => {
  const user = server.signedIn(aUser('manager'))
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: PLACES.length })
  server.on('/getStations', LOST, new Promise(() => undefined))
  const screen = await renderInOffice(<StationsSection user={user} />, '#stations')
  await expect.element(screen.getByRole('heading', { name: 'Tickets aren’t loading' })).toBeVisible()
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => server.sent('/getStations').length).toBe(2)
  await expect.element(screen.getByRole('heading', { name: 'Tickets aren’t loading' })).toBeVisible()
})

test('on a kitchen wall the way out stands in the bar of the stations', async () => {
  const screen = await section([])
  await screen.getByRole('button', { name: 'Full screen' }).click()
  await screen.getByRole('button', { name: 'Leave kitchen view' }).click()
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible()
})

test('a refused tick says why', async () => {
  const screen = await section([aTicketOrder([aTicket('a', HOT)])])
  server.on('/bumpTicket', { success: false, code: 'ticket_void' })
  await screen.getByRole('button', { name: 'Done – order TRU-042' }).click()
  await expect.element(screen.getByText(/This order was cancelled/)).toBeVisible()
})

test('the pass says what is missing, and that an order is ready', async () => {
  const orders = [aTicketOrder([aTicket('h', HOT), aTicket('x', PASS)])]
  const screen = await section(orders, `#stations?station=${PASS.id}`, 'staff')
  await expect.element(screen.getByText('Missing: 3 at Hot')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Mark as Ready – order TRU-042' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Set up stations' })).not.toBeInTheDocument()
})

test('a ticket of an order that nobody has begun with says so, beside how long it is there (stations 33)', async () => {
  const firedAt = new Date(Date.now() - 6 * 60_000).toISOString()
  const screen = await section([
    aTicketOrder([aTicket('a', HOT, { firedAt })], { status: 'pending', shortNumber: 'TRU-041' }),
    aTicketOrder([aTicket('b', HOT, { firedAt })], { status: 'preparing', shortNumber: 'TRU-042' }),
  ])
  const ticket = (number: string) => screen.getByRole('article', { name: new RegExp(number) })
  for (const number of ['TRU-041', 'TRU-042']) await expect.element(ticket(number).getByText('6 min old')).toBeVisible()
  await expect.element(ticket('TRU-041').getByText('Not started')).toBeVisible()
  await expect.element(ticket('TRU-042').getByText('Not started')).not.toBeInTheDocument()
})

test('how long a ticket is here is not said as what is left of the time (stations 30)', async () => {
  const now = Date.now()
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  const at = (minutes: number) => ({ promisedAt: new Date(now + minutes * 60_000).toISOString() })
  const screen = await section([
    aTicketOrder([aTicket('a', HOT, { firedAt: ago(24) })], { ...at(9), shortNumber: 'TRU-041' }),
    aTicketOrder([aTicket('b', HOT, { firedAt: ago(1) })], { ...at(30), shortNumber: 'TRU-042' }),
    aTicketOrder([aTicket('c', HOT, { firedAt: ago(1) })], { ...at(-20), shortNumber: 'TRU-043' }),
    aTicketOrder([aTicket('d', HOT, { firedAt: ago(0) })], { ...at(30), shortNumber: 'TRU-044' }),
  ])
  const ticket = (number: string) => screen.getByRole('article', { name: new RegExp(number) })
  await expect.element(ticket('TRU-041').getByText('24 min old')).toBeVisible()
  await expect.element(ticket('TRU-041').getByText('due in 9 min')).toBeVisible()
  await expect.element(ticket('TRU-042').getByText('due in 30 min')).toBeVisible()
  await expect.element(ticket('TRU-043').getByText('20 min late')).toBeVisible()
  // Also where nothing is late, and where the promise calls.
  for (const number of ['TRU-042', 'TRU-043']) await expect.element(ticket(number).getByText('1 min old')).toBeVisible()
  await expect.element(ticket('TRU-044').getByText('Just in')).toBeVisible()
})

test('a station says how many tickets stand below the screen, and goes on to them (stations 31)', async () => {
  const orders = Array.from({ length: 24 }, (_, n) =>
    aTicketOrder([aTicket(`t${n}`, HOT)], { orderId: `order-${n}`, shortNumber: `TRU-${100 + n}` }),
  )
  const screen = await section(orders)
  await expect.element(screen.getByRole('heading', { name: 'TRU-100' })).toBeVisible()
  // The office around it gives it its height.
  document.querySelector('.fade-bottom')?.setAttribute('style', 'flex: none; height: 20rem; overflow-y: auto')
  const more = screen.getByRole('button', { name: /^\d+ more below$/ })
  await expect.element(more).toMatchTextContent(/^\d\d /)
  const before = Number.parseInt(more.element().textContent ?? '', 10)
  await more.click()
  await expect.poll(() => Number.parseInt(more.query()?.textContent ?? '0', 10)).toBeLessThan(before)
})

test('a ticket whose button is covered is gone on to as well, without being counted', async () => {
  const screen = await section([aTicketOrder([aTicket('a', HOT)])])
  const ticket = screen.getByRole('article')
  await expect.element(ticket).toBeVisible()
  const most = ticket.element().getBoundingClientRect().height
  const more = screen.getByRole('button', { name: 'More below', exact: true })
  const isHigh = (px: number) =>
    document
      .querySelector('.fade-bottom')
      ?.setAttribute('style', `flex: none; height: ${px}px; padding-bottom: 28px; overflow-y: auto`)
  isHigh(most + 100)
  await expect.element(more).not.toBeInTheDocument()
  isHigh(most - 10)
  await more.click()
  await expect.element(more).not.toBeInTheDocument()
})

test('a manager is warned of dishes that reach no station, and adds one', async () => {
  const empty = aPlan({ version: 0, stations: [], defaultStationId: null, readyToken: null })
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/getOptionGroups', { success: true, groups: [aManagedGroup()] })
  server.on('/saveStations', { success: true, stations: aPlan() })
  const screen = await section([], '#stations', 'manager', empty)
  await expect.element(screen.getByText('No stations yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Set up stations' }).click()
  await screen.getByRole('button', { name: 'Add a station' }).click()
  await expect.element(screen.getByText('Default (New station)').first()).toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Hot')
  await expect.element(screen.getByText('Default (Hot)').first()).toBeInTheDocument()
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

test('a manager finds the address of the screen for guests, makes a new one, and saves what was typed meanwhile', async () => {
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/getOptionGroups', { success: true, groups: [aManagedGroup()] })
  server.on('/renewReadyLink', { success: true, stations: aPlan({ version: 2, readyToken: 'another' }) })
  server.on('/saveStations', { success: true, stations: aPlan({ version: 3, readyToken: 'another' }) })
  const screen = await section([], '#stations?show=setup')
  await screen.getByRole('textbox', { name: 'Name' }).first().fill('Stove')
  const link = screen.getByRole('link', { name: 'Open the screen' })
  await expect.element(link).toHaveAttribute('href', `${location.origin}/ready/a-token`)
  await expect.element(screen.getByText(`${location.origin}/ready/a-token`)).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'QR code of this address' })).toBeVisible()
  await screen.getByRole('button', { name: 'Make a new address' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click()
  await expect.element(link).toHaveAttribute('href', `${location.origin}/ready/another`)
  await screen.getByRole('button', { name: 'Save stations' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  await expect
    .poll(() => server.sent('/saveStations')[0]?.input)
    .toMatchObject({
      expectedVersion: 2,
      stations: [{ name: 'Stove' }, {}, {}],
    })
})

test('a station is removed after a question, and nothing is kept before it is saved', async () => {
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/getOptionGroups', { success: true, groups: [] })
  const screen = await section([], '#stations?show=setup')
  await expect.element(screen.getByText('No changes to save')).toBeVisible()
  await screen.getByRole('button', { name: `Remove ${BAR.name}` }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('No changes to save')).toBeVisible()
  await screen.getByRole('button', { name: `Remove ${BAR.name}` }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByRole('button', { name: `Remove ${BAR.name}` })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Not saved yet')).toBeVisible()
  expect(server.sent('/saveStations')).toEqual([])
})

test('a manager sends an option to a station of its own', async () => {
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/getOptionGroups', { success: true, groups: [aManagedGroup()] })
  server.on('/saveStations', { success: true, stations: aPlan({ version: 2 }) })
  const screen = await section([], '#stations?show=setup')
  const group = aManagedGroup()
  const [option] = group.options
  await screen.getByText('Option groups (1)').click()
  await screen.getByRole('button', { name: `Options of ${group.name} that go elsewhere` }).click()
  await screen.getByRole('combobox', { name: option?.name ?? '', exact: true }).selectOptions('Bar')
  const whole = screen.getByRole('combobox', { name: group.name, exact: true })
  await expect.element(whole).toHaveDisplayValue('Several')
  await screen.getByRole('button', { name: 'Save stations' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  await expect
    .poll(() => server.sent('/saveStations')[0]?.input.routes)
    .toEqual([{ match: 'option', id: `${group.id}/${option?.id}`, stationId: BAR.id }])
})

test('a group of options is sent to a station as a whole', async () => {
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/getOptionGroups', { success: true, groups: [aManagedGroup()] })
  server.on('/saveStations', { success: true, stations: aPlan({ version: 2 }) })
  const screen = await section([], '#stations?show=setup')
  const group = aManagedGroup()
  await screen.getByText('Option groups (1)').click()
  await screen.getByRole('combobox', { name: group.name, exact: true }).selectOptions('Bar')
  await screen.getByRole('button', { name: 'Save stations' }).click()
  await expect
    .poll(() => server.sent('/saveStations')[0]?.input.routes)
    .toEqual(group.options.map(({ id }) => ({ match: 'option', id: `${group.id}/${id}`, stationId: BAR.id })))
})

test('a cook teaches the bar its keys by pressing them; one key is one ticket (stations 23)', async () => {
  const screen = await section([aTicketOrder([aTicket('a', HOT)])])
  server.on('/bumpTicket', TICKED)
  await screen.getByRole('button', { name: 'Ticket keys' }).click()
  await screen.getByRole('button', { name: 'Change the key for ticket 1' }).click()
  await expect.element(screen.getByText(/Press the key for ticket 1/)).toBeVisible()
  await userEvent.keyboard('3')
  await expect.element(screen.getByText(/This key is already ticket 3/)).toBeVisible()
  await userEvent.keyboard('b')
  await expect.element(screen.getByRole('listitem', { name: 'Ticket 1' })).toMatchTextContent(/B/)
  await userEvent.keyboard('b')
  expect(server.sent('/bumpTicket')).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await userEvent.keyboard('1')
  expect(server.sent('/bumpTicket')).toEqual([])
  await userEvent.keyboard('b')
  await expect.poll(() => server.sent('/bumpTicket').map(({ input }) => input)).toEqual([{ ticketId: 'a' }])
  await expect.poll(() => JSON.parse(localStorage.getItem('bump-keys') ?? '')).toEqual({ 1: 'KeyB' })
})

test('stations that were saved without an answer are what is built upon', async () => {
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/getOptionGroups', { success: true, groups: [] })
  server.on('/saveStations', LOST, { success: true, stations: aPlan({ version: 3 }) })
  const screen = await section([], '#stations?show=setup')
  const [first, ...others] = aPlan().stations
  if (!first) throw new Error('The sample has stations')
  const name = screen.getByRole('textbox', { name: 'Name' }).first()
  const save = screen.getByRole('button', { name: 'Save stations' })
  await name.fill('Stove')
  server.on('/getStations', {
    success: true,
    stations: aPlan({ version: 2, stations: [{ ...first, name: 'Stove' }, ...others] }),
  })
  await save.click()
  await expect.element(screen.getByText('No changes to save')).toBeVisible()
  await expect.element(screen.getByText(/^Service temporarily unavailable/)).not.toBeInTheDocument()
  await name.fill('Grill')
  await save.click()
  await expect.poll(() => server.sent('/saveStations')[1]?.input.expectedVersion).toBe(2)
})
