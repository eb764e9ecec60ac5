import { type ESTree, Visitor } from 'vite'
import { isTest, type SourceFile } from './source-files.ts'

const SERVER = 'apps/server/src/'

/** Tables that could be distributed by location: each row has one, and it stands first in the key. */
const AT_A_LOCATION = [
  ...['orders', 'order_numbers', 'order_lines', 'order_events'],
  ...['payments', 'refunds', 'payment_sessions', 'payment_alerts'],
  ...['reservations', 'reservation_events', 'reservation_holds', 'reservation_alerts', 'slot_guests'],
  ...['categories', 'menu_items'],
]
/** Has a location in every row, and is asked by person: it says where somebody works. */
const BY_PERSON = ['user_locations']

/** Statements that have no location to name, and why. */
const ASKED_EVERYWHERE: Readonly<Record<string, readonly string[]>> = {
  // Whoever brings a link's code, a hold or a provider's number does not know where it belongs: the row that is found says it.
  'checkouts/sessions.sql.ts': ['sessionByLink', 'sessionsToCheck', 'unaccountedSessions'],
  'payments/payments.sql.ts': ['paymentAtProvider', 'refundsUnderWay', 'refundsToRestart'],
  'reservations/slots.sql.ts': ['holdById', 'heldBy', 'slotsWithExpiredHolds'],
  // All that belongs to one person, mailbox, phone or address.
  'my-orders/my-orders.sql.ts': ['ordersOfPerson', 'countOrdersOfPerson'],
  'orders/erase-person.sql.ts': ['eraseFromEvents', 'eraseFromRows'],
  'orders/unpaid.sql.ts': ['countOrders'],
  'orders/wishes.sql.ts': ['orderOfWish', 'earlierOrder'],
  'privacy/person-parts.sql.ts': [
    ...[
      'ordersOf',
      'reservationsOf',
      'hasOrdersUnderWay',
      'hasReservationsAhead',
      'eraseFromReservations',
      'eraseMessages',
    ],
  ],
  'privacy/person-payments.sql.ts': ['paymentsOf', 'hasPaymentUnderWay', 'eraseFromPayments'],
  'reservations/bookers.sql.ts': ['bookedLately', 'forgetSources'],
  'reservations/reservations.sql.ts': ['reservationsOfUser', 'reservationInWords', 'overduePending'],
  // Jobs, figures and pages that go through every location.
  'menu/menu.sql.ts': ['markedSpecials'],
  'messages/messages.sql.ts': ['leaseMessages'],
  'payments/payment-lists.sql.ts': ['moneyState'],
}
/** They put in rows for every location before anybody is served. */
const FILLERS = ['demo/', 'demo.ts', 'built-in/']

/**
 * Statements that name a table of the locations without saying which location: each table that is named needs a condition on
 * `location_id`, and one of them a value from outside.
 */
export function statementsWithoutLocation(files: readonly SourceFile[]): string[] {
  return productOf(files).flatMap(({ path, program }) => {
    if (!program) return []
    const allowed = ASKED_EVERYWHERE[path.slice(SERVER.length)] ?? []
    return statementsOf(program)
      .filter(({ text, name }) => !allowed.includes(name) && !saysWhere(text))
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

/** Who comes with nothing but an id: a customer, whoever holds a private link, and the payment provider. */
const KNOWS_ONLY_AN_ID = [
  'kit/lookup.ts',
  'checkouts/get-order-by-session-id.ts',
  'checkouts/seen-elsewhere.ts',
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
