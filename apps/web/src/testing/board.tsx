import type { Role } from '@sizzle/domain/people/rights.ts'
import { BoardScreen } from '../features/admin/board/board-screen.tsx'
import { renderInOffice } from './office.tsx'
import { aKitchen, anOrder, aUser, PLACES } from './samples-admin.ts'
import type { aServer } from './server.ts'

type Order = ReturnType<typeof anOrder>
/** An answer with these orders, of the board or of a search. */
export const pageOf = (orders: readonly Order[]) => ({
  success: true as const,
  orders: [...orders],
  total: orders.length,
  metadata: { locationId: 'truro', limit: 200, offset: 0, hasMore: false, acceptsApart: false },
})

/** Each reading of the board asks for what is under way and then for what is over. */
export function boardIs(server: ReturnType<typeof aServer>, open: readonly Order[], finished: readonly Order[] = []) {
  const reading = [pageOf(open), pageOf(finished)]
  server.on('/getLocationOrders', ...reading, ...reading)
}

/** The board of these locations, of Truro unless it is said otherwise. */
export async function openBoard(
  server: ReturnType<typeof aServer>,
  role: Role = 'manager',
  where = '#orders',
  places = PLACES.slice(0, 1),
) {
  const user = server.signedIn(aUser(role))
  const count = { total: 0, pending: 0, later: 0, preparing: 0, ready: 0, completed: 5, cancelled: 0 }
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: PLACES.length })
  const lastUpdated = '2026-11-20T21:30:00.000Z'
  server.on('/getLocationOrderCounts', { success: true, ...count, counts: count, lastUpdated })
  server.on('/getKitchen', { success: true, kitchen: aKitchen() })
  server.on('/getPrinters', { success: true, printers: [] })
  const chosen = places.length > 1 ? 'all' : 'truro'
  const screen = await renderInOffice(
    <BoardScreen
      user={user}
      locations={places}
      total={places.length}
      chosen={chosen}
      shown={places}
      onLocation={() => undefined}
    />,
    where,
  )
  const column = (title: string) => screen.getByRole('region', { name: title, exact: true })
  return { screen, column }
}

/** The answer to a move of the sample order. */
export function movedTo(newStatus: Order['status'], version: number) {
  const current = { status: newStatus, at: '2026-11-20T21:44:00.000Z', by: 'Mia Chen' }
  const { orderId } = anOrder()
  return { orderId, oldStatus: 'pending' as const, newStatus, changed: true, version, current, message: '' }
}
