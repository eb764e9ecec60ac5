import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { noteEnteredHere, useAtWork } from '../../../../kit/at-desk.ts'
import { BarPlace, FootBars } from '../../../../kit/foot-bars.tsx'
import { queries } from '../../../../kit/server/queries.tsx'
import { aNetwork, goOffline, goOnline } from '../../../../testing/network.ts'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aKitchen, anOrder, aUser, PLACES } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { boardQuery } from '../state/board-query.ts'
import { AlertCenter } from './alert-center.tsx'
import { BoardLine } from './board-line.tsx'

// New orders in every section of the back office: the popup, how long it stands, and whose keyboard it leaves alone.

const server = aServer()
aNetwork()
type Order = ReturnType<typeof anOrder>
const SECOND_ID = '0190a000-0000-7000-8000-000000000007'
const SECOND = { id: SECOND_ID, orderId: SECOND_ID, shortNumber: 'TRU-007' } as const

function boardIs(orders: readonly Order[]) {
  const metadata = { locationId: 'truro', limit: 200, offset: 0, hasMore: false, acceptsApart: false }
  const page = (list: readonly Order[]) => ({ success: true as const, orders: [...list], total: list.length, metadata })
  // Each reading of the board asks for what is under way and then for what is over.
  const reading = [page(orders), page([])]
  server.on('/getLocationOrders', ...reading, ...reading, ...reading)
}

type Office = {
  where?: string
  isOnBoard?: boolean
  isAtWork?: boolean
  isAtStation?: boolean
  hasPlace?: boolean
  accepting?: ReturnType<typeof aKitchen>['accepting']
}

function Desk({ isAtWork }: { isAtWork: boolean }) {
  useAtWork(isAtWork)
  return null
}

async function office({
  where = '#menu',
  isOnBoard = false,
  isAtWork = false,
  isAtStation = false,
  hasPlace = false,
  accepting = 'with_start',
}: Office = {}) {
  const user = server.signedIn(aUser('staff'))
  server.on('/getOwnLocations', { success: true, locations: PLACES.slice(0, 1), total: 1 })
  server.on('/getKitchen', { success: true, kitchen: aKitchen({ accepting }) })
  boardIs([])
  const screen = await renderInOffice(
    <>
      <input aria-label="Name of the dish" />
      {hasPlace && <BarPlace className="" />}
      <Desk isAtWork={isAtWork} />
      <AlertCenter user={user} isOnBoard={isOnBoard} isAtStation={isAtStation} />
      <BoardLine user={user} isInKitchen={isOnBoard || isAtStation} isOnBoard={isOnBoard} />
      <FootBars>{null}</FootBars>
    </>,
    where,
  )
  // What is there when the screen comes up is not announced: it has to be read before anything new comes.
  await expect.poll(() => queries.getQueryData(boardQuery('truro').queryKey)).toBeDefined()
  const come = async (...orders: Order[]) => {
    boardIs(orders)
    await queries.refetchQueries(boardQuery('truro'))
  }
  const popup = (number: string) => screen.getByRole('dialog', { name: `New order ${number}` })
  return { screen, come, popup }
}

test('a new order covers every section, and whoever stays keeps the page', async () => {
  const { screen, come, popup } = await office()
  await come(anOrder())
  await expect.element(popup('TRU-001')).toBeVisible()
  await popup('TRU-001').getByRole('button', { name: 'Not now: stay on this page' }).click()
  await expect.element(popup('TRU-001')).not.toBeInTheDocument()
  await expect.element(screen.getByText('1 new order waiting: TRU-001')).toBeVisible()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#menu')
})

test('the popup names what comes in cash as it is collected (money 64)', async () => {
  const { come, popup } = await office()
  await come(
    anOrder({ orderType: 'delivery', deliveryInfo: { address: '12 Main St', instructions: 'Door code 1234' } }),
  )
  await expect.element(popup('TRU-001').getByText('2 items, $20.52 · $20.50 in cash')).toBeVisible()
  await expect.element(popup('TRU-001').getByText('Door code 1234')).toBeVisible()
})

test('a section with a place in its head tells there what waits, in one short row', async () => {
  const { screen, come } = await office({ isAtWork: true, hasPlace: true })
  await come(anOrder(), anOrder(SECOND))
  const chip = screen.getByRole('region', { name: 'New orders' })
  await expect.element(chip.getByRole('alert')).toMatchTextContent('2 new orders waiting: TRU-001')
  await expect.element(chip.getByRole('link')).toHaveAttribute('href', '/admin/dashboard?location=truro#orders')
  await expect.element(screen.getByRole('button', { name: 'Accept all…' })).not.toBeInTheDocument()
})

test('a station keeps its tickets and its keys: what is new is told beside them (kitchen 8)', async () => {
  const { screen, come, popup } = await office({ where: '#stations', isAtStation: true, hasPlace: true })
  await come(anOrder())
  const chip = screen.getByRole('region', { name: 'New orders' })
  await expect.element(chip.getByRole('alert')).toMatchTextContent('1 new order waiting: TRU-001')
  await expect.element(popup('TRU-001')).not.toBeInTheDocument()
})

test('from another section the popup leads to the board of its order', async () => {
  const { screen, come, popup } = await office()
  await come(anOrder())
  await popup('TRU-001').getByRole('button', { name: 'Look at the board first' }).click()
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard?location=truro#orders')
  await expect.element(popup('TRU-001')).not.toBeInTheDocument()
})

test('on the board itself there is only one way to put the popup away', async () => {
  const { come, popup } = await office({ where: '#orders', isOnBoard: true })
  await come(anOrder())
  await expect.element(popup('TRU-001').getByRole('button', { name: 'Look at the board first' })).toBeVisible()
  await expect.element(popup('TRU-001').getByRole('button', { name: /^Not now/ })).not.toBeInTheDocument()
})

test('nobody is interrupted in the middle of a word, and the keyboard goes back to where it was', async () => {
  const { screen, come, popup } = await office()
  const field = screen.getByLabelText('Name of the dish')
  await userEvent.type(field, 'Mango')
  await come(anOrder())
  await userEvent.type(field, ' lassi')
  await expect.element(screen.getByText('1 new order waiting: TRU-001')).toBeVisible()
  await expect.element(popup('TRU-001')).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Mango lassi')
  await expect.element(popup('TRU-001')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
})

test('whoever is entering an order goes on, and the new ones wait in the bar', async () => {
  const { screen, come, popup } = await office({ isAtWork: true })
  await come(anOrder())
  await expect.element(screen.getByText('1 new order waiting: TRU-001')).toBeVisible()
  await expect.element(popup('TRU-001')).not.toBeInTheDocument()
})

test('an order that was entered on this device is in the bar alone; one from elsewhere comes up', async () => {
  const { screen, come, popup } = await office()
  const id = '0190a000-0000-7000-8000-00000000000a'
  const own = anOrder({ id, orderId: id, shortNumber: 'TRU-010' })
  noteEnteredHere(id)
  await come(own)
  await expect.element(screen.getByText('1 new order waiting: TRU-010')).toBeVisible()
  await come(own, anOrder(SECOND))
  await expect.element(popup('TRU-007')).toBeVisible()
  await expect.element(popup('TRU-010')).not.toBeInTheDocument()
})

test('untouched it makes room after 15 seconds, and the next reminder brings it back (kitchen 8)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { screen, come, popup } = await office()
  const start = Date.now()
  await come(anOrder())
  await expect.element(popup('TRU-001')).toBeVisible()
  vi.setSystemTime(start + 16_000)
  await expect.element(popup('TRU-001')).not.toBeInTheDocument()
  await expect.element(screen.getByText('1 new order waiting: TRU-001')).toBeVisible()
  vi.setSystemTime(start + 22_000)
  await expect.element(popup('TRU-001')).toBeVisible()
})

test('another order brings a folded popup back at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { come, popup } = await office()
  const start = Date.now()
  await come(anOrder())
  await expect.element(popup('TRU-001')).toBeVisible()
  vi.setSystemTime(start + 16_000)
  await expect.element(popup('TRU-001')).not.toBeInTheDocument()
  await come(anOrder(), anOrder(SECOND))
  await expect.element(popup('TRU-001').getByText(/and 1 more waiting/)).toBeVisible()
})

const accepted = { success: true, acceptedAt: '2026-11-20T21:31:00.000Z', changed: true, version: 4 } as const
const FIRST_ID = anOrder().orderId

test('where accepting is apart, it ends the alarm and starts nothing (kitchen 35)', async () => {
  const { screen, come, popup } = await office({ accepting: 'apart' })
  server.on('/acceptOrder', { ...accepted, orderId: FIRST_ID })
  await come(anOrder())
  await popup('TRU-001').getByRole('button', { name: 'Accept Order', exact: true }).click()
  await expect.element(popup('TRU-001')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/new order waiting/)).not.toBeInTheDocument()
  await expect.poll(() => server.sent('/acceptOrder').map(({ input }) => input)).toEqual([{ orderId: FIRST_ID }])
})

test('an order that could not be accepted calls again and says why', async () => {
  const { screen, come, popup } = await office({ accepting: 'apart' })
  const current = { status: 'preparing', at: '2026-11-20T21:44:00.000Z', by: 'Ravi Shah' } as const
  server.on('/acceptOrder', { success: false, code: 'accept_not_pending', current })
  await come(anOrder())
  await popup('TRU-001').getByRole('button', { name: 'Accept Order', exact: true }).click()
  await expect.element(screen.toasts.getByText(/^TRU-001: This order is not waiting any more/)).toBeVisible()
  await expect.element(popup('TRU-001')).toBeVisible()
})

test('all that waits is listed before it is accepted, and what comes meanwhile is not among it', async () => {
  const { screen, come, popup } = await office({ accepting: 'apart' })
  server.on('/acceptOrder', { ...accepted, orderId: FIRST_ID }, { ...accepted, orderId: SECOND_ID })
  const both = [anOrder({ specialInstructions: 'No peanuts' }), anOrder(SECOND)]
  await come(...both)
  await popup('TRU-001').getByRole('button', { name: 'Accept all 2…' }).click()
  const question = screen.getByRole('dialog', { name: 'Accept all' })
  await expect.element(question.getByRole('list', { name: 'Accept all, 2' }).getByText(/No peanuts/)).toBeVisible()
  const third = '0190a000-0000-7000-8000-000000000009'
  await come(...both, anOrder({ id: third, orderId: third, shortNumber: 'TRU-009' }))
  await expect.element(question.getByText('TRU-009')).not.toBeInTheDocument()
  await question.getByRole('button', { name: 'Accept 2 orders' }).click()
  await expect.element(popup('TRU-009')).toBeVisible()
  const sent = server.sent('/acceptOrder').map(({ input }) => input.orderId)
  expect(sent).toEqual([FIRST_ID, SECOND_ID])
})

test('what was accepted by mistake is taken back in any section, also from under the next popup, and calls again (kitchen 21)', async () => {
  const { screen, come, popup } = await office()
  const step = { success: true, orderId: FIRST_ID, changed: true, message: '' } as const
  const current = { at: '2026-11-20T21:31:00.000Z', by: 'Mia Chen' }
  const begun = { newStatus: 'preparing', current: { ...current, status: 'preparing' } } as const
  const back = { newStatus: 'pending', current: { ...current, status: 'pending' } } as const
  server.on('/updateOrderStatus', { ...step, ...begun, oldStatus: 'pending', version: 4 })
  server.on('/undoMove', { ...step, ...back, oldStatus: 'preparing', version: 5 })
  await come(anOrder(), anOrder(SECOND))
  await popup('TRU-001').getByRole('button', { name: 'Accept Order & Start Preparing' }).click()
  const covering = popup('TRU-007').getByRole('button', { name: 'Undo TRU-001' })
  await expect.element(covering).toBeVisible()
  await popup('TRU-007').getByRole('button', { name: 'Not now: stay on this page' }).click()
  await expect.element(covering).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo TRU-001' }).click()
  await expect.element(popup('TRU-001').getByText(/and 1 more waiting/)).toBeVisible()
  await expect
    .poll(() => server.sent('/undoMove').map(({ input }) => input))
    .toEqual([{ orderId: FIRST_ID, status: 'preparing' }])
})

test('where orders accept themselves, the server is told that this screen is there', async () => {
  server.on('/watchKitchens', { success: true, until: '2026-11-20T21:31:00.000Z' })
  await office({ accepting: 'by_itself' })
  await expect.poll(() => server.sent('/watchKitchens').map(({ input }) => input)).toEqual([{ locationIds: ['truro'] }])
})

test('an order whose promise passes is said in every section', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { screen, come } = await office()
  const said = screen.getByText('Late now: TRU-001', { exact: true })
  const promisedAt = new Date(Date.now() + 60_000).toISOString()
  await come(anOrder({ status: 'preparing', promisedAt }))
  await expect.element(screen.getByRole('status').first()).toBeInTheDocument()
  await expect.element(said).not.toBeInTheDocument()
  vi.setSystemTime(Date.parse(promisedAt) + 1)
  await expect.element(said).toBeInTheDocument()
})

test.for([
  { where: '#menu', means: '' },
  { where: '#orders', means: ' – moves are sent later' },
  { where: '#stations', means: ' – Done is off' },
])(
  'a network that is lost is said at once, with the time, before it is sure, and gone with it: $where',
  async ({ where, means }) => {
    const isOnBoard = where === '#orders'
    const { screen } = await office({ where, isOnBoard, isAtStation: where === '#stations' })
    goOffline()
    const said = screen.getByText(/^New orders may be missing: no connection/)
    await expect.element(said).toBeVisible()
    await expect
      .element(said)
      .toMatchTextContent(new RegExp(`^New orders may be missing: no connection since \\d[^–]+m\\.${means}$`))
    goOnline()
    await expect.element(screen.getByText(/^New orders may be missing/)).not.toBeInTheDocument()
  },
)
