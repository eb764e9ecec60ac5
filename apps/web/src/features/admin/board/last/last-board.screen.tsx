import { expect, test } from 'vitest'
import { keepLastBoard, lastBoard } from '../../../../kit/offline/last-board.ts'
import { session } from '../../../../kit/session/session.ts'
import { SessionGate } from '../../../../kit/session/session-gate.tsx'
import { onDevice } from '../../../../kit/storage.ts'
import { boardIs } from '../../../../testing/board.tsx'
import { renderInOffice } from '../../../../testing/office.tsx'
import { anOrder, aUser, PLACES } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { BoardLine } from '../alerts/board-line.tsx'
import { LastBoard } from './last-board.tsx'

// The board of a browser that is opened while nobody can be reached.

const server = aServer()

const TEN_MINUTES_MS = 600_000
const mia = aUser('manager')
const office = () =>
  renderInOffice(
    <SessionGate meanwhile={(checking) => <LastBoard otherwise={checking} />}>{() => <p>at work</p>}</SessionGate>,
  )

function keptTenMinutesAgo() {
  const order = {
    number: 'TRU-001',
    status: 'preparing',
    facts: 'Pickup, 6 p.m.',
    note: 'No nuts',
    dishes: ['2 × Dal'],
  }
  keepLastBoard({ userId: mia.id, at: Date.now() - TEN_MINUTES_MS, orders: [order] })
}

test('while nobody can be asked, the board stands as it was, with its age and nothing to press (offline 31)', async () => {
  keptTenMinutesAgo()
  session.set({ state: 'unknown' })
  const screen = await office()
  const card = screen.getByRole('region', { name: 'Under Preparation' }).getByRole('article', { name: 'Order TRU-001' })
  for (const text of ['Pickup, 6 p.m.', 'No nuts', '2 × Dal']) await expect.element(card.getByText(text)).toBeVisible()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/No connection\. This is the board of .+, 10 min ago\./)
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('without a board there is that nobody could be asked', async () => {
  session.set({ state: 'unknown' })
  const screen = await office()
  await expect.element(screen.getByText('We could not check who you are')).toBeVisible()
})

test('it is kept as it changes, without name, phone and address', async () => {
  server.signedIn(mia)
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: PLACES.length })
  const order = anOrder()
  boardIs(server, [order])
  await renderInOffice(<BoardLine user={mia} isInKitchen />)
  await expect.poll(() => lastBoard(Date.now())?.orders.map(({ number }) => number)).toEqual(['TRU-001'])
  expect(lastBoard(Date.now())).toMatchObject({
    userId: mia.id,
    orders: [{ status: 'pending', facts: expect.stringMatching(/^Pickup, /) }],
  })
  const stored = onDevice.getItem('sizzle_spice_last_board') ?? ''
  for (const own of [order.customerInfo.name, order.customerInfo.phone]) expect(stored).not.toContain(own)
})
