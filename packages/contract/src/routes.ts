import * as accounts from './accounts.ts'
import * as analytics from './analytics.ts'
import * as approvals from './approvals.ts'
import * as audit from './audit.ts'
import * as board from './board.ts'
import * as campaigns from './campaigns.ts'
import * as cancelOrder from './cancel-order.ts'
import * as chainHours from './chain-hours.ts'
import * as clientErrors from './client-errors.ts'
import * as closing from './closing.ts'
import * as customers from './customers.ts'
import * as dashboard from './dashboard.ts'
import * as editOrder from './edit-order.ts'
import * as emails from './emails.ts'
import * as health from './health.ts'
import * as invitations from './invitations.ts'
import { joinTables } from './join-tables.ts'
import * as kitchen from './kitchen.ts'
import * as letterTexts from './letter-texts.ts'
import * as locationGroups from './location-groups.ts'
import * as locations from './locations.ts'
import * as locationsOffice from './locations-office.ts'
import * as loyalty from './loyalty.ts'
import * as menu from './menu.ts'
import * as menuCategories from './menu-categories.ts'
import * as menuCopy from './menu-copy.ts'
import * as menuCsv from './menu-csv.ts'
import * as menuGroups from './menu-groups.ts'
import * as menuOffice from './menu-office.ts'
import * as menuPhotos from './menu-photos.ts'
import * as menuPrices from './menu-prices.ts'
import * as menus from './menus.ts'
import * as mergeUsers from './merge-users.ts'
import * as messages from './messages.ts'
import * as metrics from './metrics.ts'
import * as moves from './moves.ts'
import * as myOrders from './my-orders.ts'
import * as openMoney from './open-money.ts'
import * as orderTimes from './order-times.ts'
import * as orders from './orders.ts'
import * as ownLocations from './own-locations.ts'
import * as ownSessions from './own-sessions.ts'
import * as passkeys from './passkeys.ts'
import * as paymentLinks from './payment-links.ts'
import * as paymentLists from './payment-lists.ts'
import * as payments from './payments.ts'
import * as payouts from './payouts.ts'
import * as pricing from './pricing.ts'
import * as printing from './printing.ts'
import * as profile from './profile.ts'
import * as promotions from './promotions.ts'
import * as receipts from './receipts.ts'
import * as reservations from './reservations.ts'
import * as reservationsGuest from './reservations-guest.ts'
import * as reservationsOffice from './reservations-office.ts'
import type { AnyRoute } from './route.ts'
import * as secondFactor from './second-factor.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as sharedTablets from './shared-tablets.ts'
import * as staffOrders from './staff-orders.ts'
import * as stations from './stations.ts'
import * as tickets from './tickets.ts'
import * as till from './till.ts'
import * as userHistory from './user-history.ts'
import * as userNotes from './user-notes.ts'
import * as users from './users.ts'

/** Every route that operations answer, by the file that describes it. Sign-in, webhooks and files have addresses of their own. */
const contract = {
  accounts: routesIn(accounts),
  analytics: routesIn(analytics),
  approvals: routesIn(approvals),
  audit: routesIn(audit),
  board: routesIn(board),
  campaigns: routesIn(campaigns),
  cancelOrder: routesIn(cancelOrder),
  chainHours: routesIn(chainHours),
  clientErrors: routesIn(clientErrors),
  closing: routesIn(closing),
  customers: routesIn(customers),
  dashboard: routesIn(dashboard),
  editOrder: routesIn(editOrder),
  emails: routesIn(emails),
  health: routesIn(health),
  invitations: routesIn(invitations),
  kitchen: routesIn(kitchen),
  letterTexts: routesIn(letterTexts),
  locationGroups: routesIn(locationGroups),
  locations: routesIn(locations),
  locationsOffice: routesIn(locationsOffice),
  loyalty: routesIn(loyalty),
  menu: routesIn(menu),
  menus: routesIn(menus),
  menuCategories: routesIn(menuCategories),
  menuCopy: routesIn(menuCopy),
  menuCsv: routesIn(menuCsv),
  menuGroups: routesIn(menuGroups),
  menuOffice: routesIn(menuOffice),
  menuPhotos: routesIn(menuPhotos),
  menuPrices: routesIn(menuPrices),
  mergeUsers: routesIn(mergeUsers),
  messages: routesIn(messages),
  metrics: routesIn(metrics),
  moves: routesIn(moves),
  myOrders: routesIn(myOrders),
  openMoney: routesIn(openMoney),
  orderTimes: routesIn(orderTimes),
  orders: routesIn(orders),
  ownLocations: routesIn(ownLocations),
  ownSessions: routesIn(ownSessions),
  paymentLinks: routesIn(paymentLinks),
  paymentLists: routesIn(paymentLists),
  passkeys: routesIn(passkeys),
  payments: routesIn(payments),
  payouts: routesIn(payouts),
  pricing: routesIn(pricing),
  printing: routesIn(printing),
  profile: routesIn(profile),
  promotions: routesIn(promotions),
  receipts: routesIn(receipts),
  reservationsGuest: routesIn(reservationsGuest),
  reservations: routesIn(reservations),
  reservationsOffice: routesIn(reservationsOffice),
  secondFactor: routesIn(secondFactor),
  session: routesIn(session),
  settings: routesIn(settings),
  sharedTablets: routesIn(sharedTablets),
  stations: routesIn(stations),
  tickets: routesIn(tickets),
  till: routesIn(till),
  staffOrders: routesIn(staffOrders),
  userHistory: routesIn(userHistory),
  userNotes: routesIn(userNotes),
  users: routesIn(users),
}

/** The same by the routes' own names: server, client, OpenAPI and the access matrix read this table. */
export const routes = joinTables(contract)
export type Routes = typeof routes

type RoutesIn<M> = {
  readonly [K in keyof M as M[K] extends { readonly may: string; readonly refusals: object } ? K : never]: M[K]
}

/** The routes that a file exports, without the shapes beside them. */
function routesIn<M extends object>(exported: M): RoutesIn<M> {
  return Object.fromEntries(Object.entries(exported).filter(([, value]) => isRoute(value))) as RoutesIn<M>
}

function isRoute(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'may' in value && 'refusals' in value
}
