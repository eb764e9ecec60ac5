import { type ESTree, Visitor } from 'vite'
import { isTest, type SourceFile } from './source-files.ts'

const SERVER = 'apps/server/src/'

/** Tables that could be distributed by location: each row has one, and it stands first in the key. */
const AT_A_LOCATION = [
  'orders',
  'order_numbers',
  'order_lines',
  'order_charges',
  'order_taxes',
  'order_events',
  'order_edits',
  'payments',
  'refunds',
  'payment_sessions',
  'payment_alerts',
  'till_orders',
  'reservations',
  'reservation_events',
  'reservation_holds',
  'reservation_alerts',
  'slot_guests',
  'pauses',
  'slot_load',
  'prep_facts',
  'menus',
  'categories',
  'menu_items',
  'option_groups',
  'options',
  'item_option_groups',
  'stock',
  'stations',
  'station_routes',
  'station_plans',
  'tickets',
  'ticket_lines',
  'dish_ticks',
  'printers',
  'print_jobs',
  'sales_days',
  'sales_marks',
  'sales_months',
  'location_sums',
  'sales_years',
  'month_marks',
  'customer_visits',
  'cash_moves',
  'cash_counts',
  'z_reports',
  'reported_days',
]
/** Have a location in every row, and are asked by person or group, or by a person's code: it counts in the whole house. */
const BY_PERSON = ['user_locations', 'location_group_members', 'devices', 'approvals', 'promotion_uses']

// Statements that have no location to name.

/** The code of a link, a guest's hold, a booking's number for people, a provider's own number: the row that is found says where everything else is. */
const NAMES_WITHOUT_LOCATION = [
  'checkouts/sessions.sql.ts sessionByLink',
  'payments/payments.sql.ts paymentAtProvider',
  'payments/payouts.sql.ts paymentsByNumber',
  'reservations/reservations.sql.ts insertReservation',
  'reservations/slots.sql.ts holdById',
  'stations/ticket-lists.sql.ts locationOfReadyScreen',
]
/** All that belongs to one person, mailbox, phone or address. */
const OF_A_PERSON = [
  'checkouts/holds.sql.ts endHoldsOf',
  'my-orders/my-orders.sql.ts ordersOfPerson',
  'my-orders/my-orders.sql.ts countOrdersOfPerson',
  'orders/erase-person.sql.ts eraseFromEdits',
  'orders/erase-person.sql.ts eraseFromEvents',
  'orders/erase-person.sql.ts eraseFromLines',
  'orders/erase-person.sql.ts eraseFromRows',
  'orders/erase-person.sql.ts eraseFromTickets',
  'orders/erase-person.sql.ts moveRowsTo',
  'orders/unpaid.sql.ts countOrders',
  'orders/wishes.sql.ts orderOfWish',
  'orders/wishes.sql.ts earlierOrder',
  'people/find-customer.sql.ts personWithPhone',
  'people/user-history.sql.ts latestOrdersOf',
  'people/user-history.sql.ts latestReservationsOf',
  'people/user-ledger.sql.ts ledgerPage',
  'privacy/belongings.sql.ts ordersOwned',
  'privacy/belongings.sql.ts tablesOwned',
  'privacy/belongings.sql.ts sessionsOwned',
  'privacy/merge-accounts.sql.ts moveReservations',
  'privacy/merge-accounts.sql.ts moveNames',
  'privacy/person-parts.sql.ts ordersOf',
  'privacy/person-parts.sql.ts reservationsOf',
  'privacy/person-parts.sql.ts eraseFromReservations',
  'privacy/person-parts.sql.ts eraseMessages',
  'privacy/person-payments.sql.ts paymentsOf',
  'privacy/person-payments.sql.ts eraseFromPayments',
  'promotions/promotions.sql.ts codeFor',
  'promotions/promotions.sql.ts newcomer',
  'reservations/bookers.sql.ts bookedLately',
  'reservations/reservations.sql.ts reservationsOfUser',
  'reservations/reservations.sql.ts reservationInWords',
  'reservations/slots.sql.ts heldBy',
]
/** Jobs, figures, the front page and the chain's holidays, which go through every location. */
const THROUGH_EVERYTHING = [
  'printing/printers.sql.ts allPrinters',
  'printing/print-jobs.sql.ts dueTimes',
  'printing/print-jobs.sql.ts lockWaitingSince',
  'printing/print-jobs.sql.ts giveUp',
  'printing/print-jobs.sql.ts markTold',
  'printing/print-jobs.sql.ts forgetJobs',
  'checkouts/holds.sql.ts lapsedHolds',
  'dashboard/marked-days.sql.ts takeMarkedDays',
  'emails/campaigns/orders-after.sql.ts ordersAfter',
  'dashboard/months.sql.ts forgetMonthsOf',
  'dashboard/months.sql.ts takeMarkedMonths',
  'dashboard/newest.sql.ts newestOfHouse',
  'dashboard/newest.sql.ts newestVisitsOfHouse',
  'dashboard/months.sql.ts addUp',
  'dashboard/months.sql.ts addUpYears',
  'dashboard/months.sql.ts countCustomersOfMonths',
  'kitchen/slot-load.sql.ts forgetOldLoads',
  'checkouts/sessions.sql.ts sessionsToCheck',
  'checkouts/sessions.sql.ts unaccountedSessions',
  'locations/promised.sql.ts promisedAhead',
  'locations/promised.sql.ts promisedVisits',
  'locations/locations.sql.ts activeLocationsNow',
  'menu/menu.sql.ts markedSpecials',
  'menu/pictures.sql.ts markUnused',
  'messages/messages.sql.ts leaseMessages',
  'payments/payment-lists.sql.ts moneyState',
  'payments/payments.sql.ts refundsUnderWay',
  'payments/payments.sql.ts refundsToRestart',
  'reservations/bookers.sql.ts forgetSources',
  'reservations/reservations.sql.ts overduePending',
  'reservations/slots.sql.ts slotsWithExpiredHolds',
  'stations/ticket-lists.sql.ts ordersToFire',
  'stations/ticket-lists.sql.ts strayTickets',
]
const ASKED_EVERYWHERE = new Set(
  [...NAMES_WITHOUT_LOCATION, ...OF_A_PERSON, ...THROUGH_EVERYTHING].map((one) => SERVER + one),
)

/** They put in rows for every location before anybody is served. */
const FILLERS = ['demo/', 'demo.ts', 'built-in/']

/**
 * Statements that name a table of the locations without saying which location: each table that is named needs a condition on
 * `location_id`, and one of them a value from outside.
 */
export function statementsWithoutLocation(files: readonly SourceFile[]): string[] {
  return productOf(files).flatMap(({ path, program }) => {
    if (!program) return []
    return statementsOf(program)
      .filter(({ text, name }) => !ASKED_EVERYWHERE.has(`${path} ${name}`) && !saysWhere(text))
      .map(({ text, name }) => `${path} ${name} asks ${tablesIn(text).join(', ')} without a location`)
  })
}

function saysWhere(text: string): boolean {
  const tables = tablesIn(text)
  const inserted = text.match(/\binto\s+\w+(?:\s+as\s+\w+)?\s*\(\s*location_id\b/gi)?.length ?? 0
  const compared = text.match(/\blocation_id\s*=|\blocation_id,\s*[\w.]+\)\s*(?:=|in\b)/gi)?.length ?? 0
  const given = inserted > 0 || /\blocation_id\s*=\s*(?:any\()?\$/i.test(text)
  return tables.length === 0 || (given && inserted + compared >= tables.length)
}

function tablesIn(text: string): string[] {
  const named = text.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?([a-z_]+)/gi)
  return [...named].map(([, table = '']) => table.toLowerCase()).filter((table) => AT_A_LOCATION.includes(table))
}

type Range = { readonly start: number; readonly end: number }

/** Every text of the file with `$` for its values, and the function that it stands in. */
function statementsOf(program: ESTree.Program) {
  const functions: (Range & { name: string })[] = []
  const texts: (Range & { text: string })[] = []
  new Visitor({
    FunctionDeclaration: ({ id, start, end }) => void functions.push({ name: id?.name ?? '', start, end }),
    TemplateLiteral: ({ quasis, start, end }) =>
      void texts.push({ text: quasis.map(({ value }) => value.raw).join('$'), start, end }),
  }).visit(program)
  return texts.map(({ text, start, end }) => {
    const around = functions.find((one) => one.start <= start && end <= one.end)
    return { text, name: around?.name ?? '' }
  })
}

/** Callers that bring nothing but an id: a customer, the holder of a private link, and the payment provider. */
const KNOWS_ONLY_AN_ID = [
  'kit/lookup.ts',
  'checkouts/get-order-by-session-id.ts',
  'checkouts/provider-reports.ts',
  'checkouts/settle-event.ts',
  'checkouts/watch-refunds.ts',
  'my-orders/cancel-my-order.ts',
  'orders/get-customer-order-details.ts',
  'receipts/receipt-facts.ts',
  'reservations/cancel-reservation.ts',
  'reservations/confirm-reservation.ts',
  'reservations/get-reservation.ts',
].map((file) => SERVER + file)

/** Files that look for a row at every location although somebody could have told them where it is. */
export function lookedForEverywhere(files: readonly SourceFile[]): string[] {
  return productOf(files)
    .filter(({ path }) => !KNOWS_ONLY_AN_ID.includes(path))
    .filter(({ text }) => /\bEVERYWHERE\b|\bat: null\b/.test(text))
    .map(({ path }) => `${path} looks everywhere`)
}

/** Tables with a location in every row that the list above does not know. */
export function tablesAtNoLocation(files: readonly SourceFile[]): string[] {
  const migrations = files.filter(({ path }) => path.startsWith('apps/server/migrations/'))
  const made = migrations.flatMap(({ text }) => [...text.matchAll(/^create table (\w+) \(([^;]*)\);/gim)])
  return made
    .filter(([, , columns = '']) => /\blocation_id text not null\b/i.test(columns))
    .map(([, table = '']) => table)
    .filter((table) => !AT_A_LOCATION.includes(table) && !BY_PERSON.includes(table))
    .map((table) => `${table} has a location in every row`)
}

function productOf(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(
    ({ path }) =>
      path.startsWith(SERVER) && !isTest(path) && !FILLERS.some((place) => path.startsWith(`${SERVER}${place}`)),
  )
}
