import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as board from './board.ts'
import * as chainHours from './chain-hours.ts'
import * as clientErrors from './client-errors.ts'
import * as customers from './customers.ts'
import * as health from './health.ts'
import { joinTables } from './join-tables.ts'
import * as kitchen from './kitchen.ts'
import * as locations from './locations.ts'
import * as locationsOffice from './locations-office.ts'
import * as menu from './menu.ts'
import * as menuCategories from './menu-categories.ts'
import * as menuCopy from './menu-copy.ts'
import * as menuCsv from './menu-csv.ts'
import * as menuGroups from './menu-groups.ts'
import * as menuOffice from './menu-office.ts'
import * as menuPhotos from './menu-photos.ts'
import * as menuPrices from './menu-prices.ts'
import * as menus from './menus.ts'
import * as messages from './messages.ts'
import * as moves from './moves.ts'
import * as myOrders from './my-orders.ts'
import * as openMoney from './open-money.ts'
import * as orderTimes from './order-times.ts'
import * as orders from './orders.ts'
import * as ownLocations from './own-locations.ts'
import * as paymentLinks from './payment-links.ts'
import * as paymentLists from './payment-lists.ts'
import * as payments from './payments.ts'
import * as pricing from './pricing.ts'
import * as printing from './printing.ts'
import * as profile from './profile.ts'
import * as receipts from './receipts.ts'
import * as reservations from './reservations.ts'
import * as reservationsGuest from './reservations-guest.ts'
import * as reservationsOffice from './reservations-office.ts'
import type { AnyRoute } from './route.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as staffOrders from './staff-orders.ts'
import * as stations from './stations.ts'
import * as tickets from './tickets.ts'
import * as users from './users.ts'

/** Every route that operations answer, by the file that describes it. Sign-in, webhooks and files have addresses of their own. */
const contract = {
  accounts: routesIn(accounts),
  audit: routesIn(audit),
  board: routesIn(board),
  chainHours: routesIn(chainHours),
  clientErrors: routesIn(clientErrors),
  customers: routesIn(customers),
  health: routesIn(health),
  kitchen: routesIn(kitchen),
  locations: routesIn(locations),
  locationsOffice: routesIn(locationsOffice),
  menu: routesIn(menu),
  menus: routesIn(menus),
  menuCategories: routesIn(menuCategories),
  menuCopy: routesIn(menuCopy),
  menuCsv: routesIn(menuCsv),
  menuGroups: routesIn(menuGroups),
  menuOffice: routesIn(menuOffice),
  menuPhotos: routesIn(menuPhotos),
  menuPrices: routesIn(menuPrices),
  messages: routesIn(messages),
  moves: routesIn(moves),
  myOrders: routesIn(myOrders),
  openMoney: routesIn(openMoney),
  orderTimes: routesIn(orderTimes),
  orders: routesIn(orders),
  ownLocations: routesIn(ownLocations),
  paymentLinks: routesIn(paymentLinks),
  paymentLists: routesIn(paymentLists),
  payments: routesIn(payments),
  pricing: routesIn(pricing),
  printing: routesIn(printing),
  profile: routesIn(profile),
  receipts: routesIn(receipts),
  reservationsGuest: routesIn(reservationsGuest),
  reservations: routesIn(reservations),
  reservationsOffice: routesIn(reservationsOffice),
  session: routesIn(session),
  settings: routesIn(settings),
  stations: routesIn(stations),
  tickets: routesIn(tickets),
  staffOrders: routesIn(staffOrders),
  users: routesIn(users),
}

/** The same by the routes' own names: server, client, OpenAPI and the access matrix read this table. */
export const routes = joinTables(contract)
export type Routes = typeof routes

type RoutesIn<M> = { readonly [K in keyof M as M[K] extends AnyRoute ? K : never]: M[K] }

/** The routes that a file exports, without the shapes beside them. */
function routesIn<M extends object>(exported: M): RoutesIn<M> {
  return Object.fromEntries(Object.entries(exported).filter(([, value]) => isRoute(value))) as RoutesIn<M>
}

function isRoute(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'may' in value && 'refusals' in value
}
