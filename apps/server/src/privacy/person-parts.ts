import type { Db, Tx } from '../kit/db/sql.ts'
import { eraseFromOrders } from '../orders/erase-person.ts'
import { ledgerOf } from '../people/ledger.sql.ts'
import type { DepartingPerson } from './person-parts.sql.ts'
import * as rows from './person-parts.sql.ts'
import * as payments from './person-payments.sql.ts'

/**
 * Where a person is kept: what they get when they ask for it, and what becomes of it when they leave. A new table that
 * holds people gets its entry here; a test compares this list with the database.
 */
type Part = {
  readonly tables: readonly string[]
  readonly read?: readonly [name: string, rows: (db: Db, userId: string) => Promise<unknown>]
  readonly erase: (tx: Tx, leaving: DepartingPerson) => Promise<unknown>
}

export const PERSON_PARTS: readonly Part[] = [
  { tables: ['user_locations'], erase: (tx, { userId }) => rows.eraseLocations(tx, userId) },
  {
    tables: ['sessions'],
    read: ['sessions', rows.sessionsOf],
    erase: (tx, { userId }) => rows.eraseSessions(tx, userId),
  },
  {
    tables: ['accounts'],
    read: ['signInMethods', rows.accountsOf],
    erase: (tx, { userId }) => rows.eraseAccounts(tx, userId),
  },
  { tables: ['email_tokens'], erase: (tx, { userId }) => rows.eraseTokens(tx, userId) },
  { tables: ['consents'], read: ['consents', rows.consentsOf], erase: rows.eraseConsents },
  // Points, counts and cents without a name: they keep the house's sums right.
  { tables: ['ledger'], read: ['loyalty', ledgerOf], erase: async () => 0 },
  {
    tables: ['orders', 'order_lines', 'order_events'],
    read: ['orders', rows.ordersOf],
    erase: (tx, { userId, now }) => eraseFromOrders(tx, userId, now),
  },
  {
    tables: ['reservations', 'reservation_events', 'reservation_holds'],
    read: ['reservations', rows.reservationsOf],
    erase: (tx, { userId }) => rows.eraseFromReservations(tx, userId),
  },
  {
    tables: ['payment_sessions', 'payments', 'refunds', 'sandbox_checkouts', 'payment_alerts', 'webhook_failures'],
    read: ['payments', payments.paymentsOf],
    erase: payments.eraseFromPayments,
  },
  { tables: ['messages'], read: ['messages', rows.messagesOf], erase: rows.eraseMessages },
  { tables: ['idempotency'], erase: (tx, { userId }) => rows.eraseFirstAnswers(tx, userId) },
  { tables: ['audit'], read: ['changesByTheHouse', rows.auditOf], erase: async () => 0 },
  { tables: ['users'], erase: rows.eraseUser },
]

export async function everythingAbout(db: Db, userId: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { read } of PERSON_PARTS) if (read) found[read[0]] = await read[1](db, userId)
  return found
}

export async function erasePerson(tx: Tx, leaving: DepartingPerson): Promise<void> {
  for (const { erase } of PERSON_PARTS) await erase(tx, leaving)
}
