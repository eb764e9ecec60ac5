import * as accounts from './accounts.ts'
import * as board from './board.ts'
import * as clientErrors from './client-errors.ts'
import * as health from './health.ts'
import * as locations from './locations.ts'
import * as menu from './menu.ts'
import * as messages from './messages.ts'
import * as moves from './moves.ts'
import * as myOrders from './my-orders.ts'
import * as openMoney from './open-money.ts'
import * as orders from './orders.ts'
import * as paymentLinks from './payment-links.ts'
import * as paymentLists from './payment-lists.ts'
import * as payments from './payments.ts'
import * as pricing from './pricing.ts'
import * as profile from './profile.ts'
import * as receipts from './receipts.ts'
import * as reservationCare from './reservation-care.ts'
import * as reservations from './reservations.ts'
import * as reservationsOffice from './reservations-office.ts'
import type { AnyRoute } from './route.ts'
import * as session from './session.ts'
import * as users from './users.ts'

// Every route of the API by its name. A route that is not here does not exist: server, client, OpenAPI and the access matrix read this table.
const modules = {
  ...accounts,
  ...board,
  ...clientErrors,
  ...health,
  ...locations,
  ...menu,
  ...messages,
  ...moves,
  ...myOrders,
  ...openMoney,
  ...orders,
  ...profile,
  ...pricing,
  ...receipts,
  ...reservationCare,
  ...reservations,
  ...reservationsOffice,
  ...session,
  ...users,
  ...orders,
  ...paymentLinks,
  ...paymentLists,
  ...payments,
  ...session,
}

function isRoute(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'may' in value && 'refusals' in value
}

type RouteIn<M> = { [K in keyof M as M[K] extends AnyRoute ? K : never]: M[K] }
export type Routes = RouteIn<typeof modules>

export const routes = Object.fromEntries(Object.entries(modules).filter(([, value]) => isRoute(value))) as Routes
