import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOnePress } from '../../../kit/one-press.ts'
import { askAgain } from '../../../kit/server/answers.ts'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser, PLACES } from '../../../testing/samples-admin.ts'
import { aPlan, aTicket, aTicketOrder, HOT } from '../../../testing/samples-stations.ts'
import { aServer } from '../../../testing/server.ts'
import { useFocusKept } from '../../../ui/keep-focus.ts'
import type { TicketOrder } from '../../shared/tickets/tickets-query.ts'
import { StationsSection } from './stations-section.tsx'

const server = aServer()
aNetwork()
const NUMBERS = [41, 42, 43, 44]
const TICKED = {
  success: true,
  ticketId: 't41',
  orderId: 'order-41',
  changed: true,
  version: 2,
  done: [1, 2],
  doneAt: '2026-11-20T22:10:00.000Z',
  recalledAt: null,
  status: 'preparing',
} as const

function anOrder(n: number): TicketOrder {
  return aTicketOrder([aTicket(`t${n}`, HOT)], { orderId: `order-${n}`, shortNumber: `TRU-0${n}` })
}

function Office() {
  useOnePress()
  useFocusKept()
  return (
    <>
      {/* As in the office, whose sheets are not here. */}
      <style>{`:has(> * > article) {
        display: grid; grid-template-columns: repeat(2, 300px); grid-auto-rows: 1px; align-items: start; padding: 0 }`}</style>
      <StationsSection user={aUser('staff')} />
    </>
  )
}

/** A station that shows these tickets, and no longer those that it was told are done. */
async function aStation(numbers = NUMBERS) {
  await page.viewport(1024, 768)
  server.signedIn(aUser('staff'))
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: PLACES.length })
  server.on('/getStations', { success: true, stations: aPlan() })
  server.on('/getTickets', { success: true, orders: numbers.map(anOrder) })
  server.on('/bumpTicket', TICKED)
  const screen = await renderInOffice(<Office />, '#stations')
  const done = (n: number) => screen.getByRole('button', { name: `Done – order TRU-0${n}` })
  await expect.element(done(numbers[0] ?? 0)).toBeVisible()
  // Whoever presses first has seen it for a while.
  await expect.element(done(numbers[0] ?? 0)).not.toHaveAttribute('aria-disabled')
  return { screen, done }
}

const bumped = () => server.sent('/bumpTicket').map(({ input }) => input.ticketId)

async function leavesTheList(...left: readonly number[]): Promise<void> {
  server.on('/getTickets', { success: true, orders: left.map(anOrder) })
  await askAgain('/getTickets')
}

type Point = { readonly x: number; readonly y: number }

function buttonAt({ x, y }: Point): Element | null {
  return document.elementFromPoint(x, y)?.closest('button') ?? null
}

/** A finger presses whatever lies there. */
function press(point: Point): void {
  const how = { detail: 1, bubbles: true, cancelable: true }
  buttonAt(point)?.dispatchEvent(new MouseEvent('click', how))
}

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

test('a second press at the same place does not finish the ticket that has come to lie there (kitchen 22)', async () => {
  const { done } = await aStation()
  const place = middleOf(done(41).element())
  press(place)
  await expect.poll(bumped).toEqual(['t41'])
  await leavesTheList(42, 43, 44)
  await expect.poll(() => buttonAt(place)).toBe(done(42).element())
  press(place)
  // Later, it is meant.
  await expect.element(done(42)).not.toHaveAttribute('aria-disabled')
  expect(bumped()).toEqual(['t41'])
  press(place)
  await expect.poll(bumped).toEqual(['t41', 't42'])
})

test('a key pressed twice does not finish the ticket that has come to its number (stations 23)', async () => {
  const { done } = await aStation()
  await userEvent.keyboard('1')
  await expect.poll(bumped).toEqual(['t41'])
  await leavesTheList(42, 43, 44)
  await expect.element(done(41)).not.toBeInTheDocument()
  await userEvent.keyboard('1')
  await expect.element(done(42)).not.toHaveAttribute('aria-disabled')
  expect(bumped()).toEqual(['t41'])
  await userEvent.keyboard('1')
  await expect.poll(bumped).toEqual(['t41', 't42'])
})

test('a press without a network is not sent, then or later, and is said until the network is back (stations 34)', async () => {
  const { screen, done } = await aStation()
  const ticket = screen.getByRole('article', { name: /TRU-042/ })
  goOffline()
  press(middleOf(done(42).element()))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('TRU-042 was not marked as done: no connection.')
  await expect.element(ticket.getByText('Not marked as done: no connection')).toBeVisible()
  goOnline()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(ticket.getByText(/^Not marked/)).not.toBeInTheDocument()
  expect(bumped()).toEqual([])
})

test('what is said of a press is over with the next one that succeeds (stations 34)', async () => {
  const { screen, done } = await aStation()
  server.on('/bumpTicket', { success: false, code: 'ticket_void' }, TICKED)
  press(middleOf(done(41).element()))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^TRU-041: This order was cancelled/)
  await expect.element(done(42)).not.toHaveAttribute('aria-disabled')
  press(middleOf(done(42).element()))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(bumped()).toEqual(['t41', 't42'])
})

test('a button is held while its press is under way', async () => {
  const { done } = await aStation()
  server.on('/bumpTicket', new Promise(() => undefined))
  press(middleOf(done(41).element()))
  await expect.element(done(41)).toHaveAttribute('data-held')
  await expect.element(done(42)).not.toHaveAttribute('data-held')
})

/** By Enter, on the button that has the focus. */
async function enter(button: Element): Promise<void> {
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
}

test('with a ticket that is done the next one has the focus, and the list with the last (stations 35)', async () => {
  const { screen, done } = await aStation()
  await enter(done(42).element())
  await expect.poll(bumped).toEqual(['t42'])
  await leavesTheList(41, 43, 44)
  const next = screen.getByRole('article', { name: /TRU-043/ })
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(bumped()).toEqual(['t42'])
  await enter(done(44).element())
  await expect.poll(bumped).toEqual(['t42', 't44'])
  await leavesTheList(41, 43)
  await expect.element(screen.getByRole('region', { name: 'Tickets' })).toHaveFocus()
})

test('a ticket that is recalled has the focus (stations 35)', async () => {
  const recallUntil = new Date(Date.now() + 300_000).toISOString()
  const doneAt = new Date().toISOString()
  const done41 = aTicketOrder([aTicket('t41', HOT, { doneAt, recallUntil })], {
    orderId: 'order-41',
    shortNumber: 'TRU-041',
  })
  const { screen, done } = await aStation([42, 43])
  server.on('/getTickets', { success: true, orders: [done41, anOrder(42), anOrder(43)] })
  await askAgain('/getTickets')
  server.on('/recallTicket', { ...TICKED, doneAt: null, done: [], recalledAt: doneAt })
  const recall = screen.getByRole('button', { name: 'Recall TRU-041' })
  await expect.element(recall).not.toHaveAttribute('aria-disabled')
  server.on('/getTickets', { success: true, orders: [41, 42, 43].map(anOrder) })
  await enter(recall.element())
  await expect.element(done(41)).toBeVisible()
  const back = screen.getByRole('article', { name: /TRU-041/ })
  await expect.element(back).toHaveFocus()
})
