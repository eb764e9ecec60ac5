import type { Db, Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { lift } from '../messages/suppressions.sql.ts'
import { eraseFromOrders } from '../orders/erase-person.ts'
import { ledgerOf } from '../people/ledger.sql.ts'
import { type Belongings, idsOf } from './belongings.ts'
import { forgetMerged, mergedAccountsOf, mergedInto } from './merge-accounts.sql.ts'
import type { DepartingPerson } from './person-parts.sql.ts'
import * as rows from './person-parts.sql.ts'
import * as payments from './person-payments.sql.ts'

/**
 * Where a person is kept: what they get when they ask for it, and what becomes of it when they leave. A new table that
 * holds people gets its entry here; a test compares this list with the database.
 */
type Part = {
  readonly tables: readonly string[]
  readonly read?: readonly [name: string, rows: (db: Db, userId: string, theirs: Belongings) => Promise<unknown>]
  readonly erase: (tx: Tx, leaving: DepartingPerson) => Promise<unknown>
}

export const PERSON_PARTS: readonly Part[] = [
  { tables: ['user_locations', 'user_groups'], erase: (tx, { userId }) => rows.eraseLocations(tx, userId) },
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
  {
    tables: ['second_factors', 'recovery_codes'],
    read: ['secondStep', rows.secondFactorOf],
    erase: (tx, { userId }) => rows.eraseSecondFactor(tx, userId),
  },
  {
    tables: ['passkeys'],
    read: ['passkeys', rows.passkeyRowsOf],
    erase: (tx, { userId }) => rows.erasePasskeys(tx, userId),
  },
  { tables: ['staff_pins'], erase: (tx, { userId }) => rows.erasePin(tx, userId) },
  {
    tables: ['merged_accounts'],
    read: ['mergedAccounts', mergedAccountsOf],
    erase: (tx, { userId }) => forgetMerged(tx, userId),
  },
  // The trail keeps who approved what; these last for two minutes.
  { tables: ['approvals'], erase: (tx, { userId }) => rows.eraseApprovals(tx, userId) },
  // Who paired a tablet: its name is read from the account, which has none any more.
  { tables: ['devices'], erase: async () => 0 },
  { tables: ['invitations'], read: ['invitations', rows.invitationsOf], erase: rows.eraseInvitations },
  { tables: ['email_tokens'], erase: (tx, { userId }) => rows.eraseTokens(tx, userId) },
  { tables: ['consents'], read: ['consents', rows.consentsOf], erase: rows.eraseConsents },
  // Points, counts and cents without a name: they keep the house's sums right.
  { tables: ['ledger'], read: ['loyalty', ledgerOf], erase: async () => 0 },
  {
    // The days of their orders are counted again without them.
    tables: [
      'orders',
      'order_lines',
      'order_events',
      'tickets',
      'sales_days',
      'sales_months',
      'sales_years',
      'customer_visits',
      'customer_months',
      'house_visits',
      'house_minutes',
    ],
    read: ['orders', (db, _, { orders }) => rows.ordersOf(db, idsOf(orders))],
    erase: eraseFromOrders,
  },
  {
    tables: ['reservations', 'reservation_events', 'reservation_holds'],
    read: ['reservations', (db, _, { tables }) => rows.reservationsOf(db, idsOf(tables))],
    erase: eraseFromTables,
  },
  {
    tables: ['payment_sessions', 'payments', 'refunds', 'sandbox_checkouts', 'payment_alerts', 'webhook_failures'],
    read: ['payments', (db, _, { sessions }) => payments.paymentsOf(db, idsOf(sessions))],
    erase: payments.eraseFromPayments,
  },
  { tables: ['person_notes'], read: ['notes', rows.notesOf], erase: (tx, { userId }) => rows.eraseNotes(tx, userId) },
  { tables: ['messages'], read: ['messages', rows.messagesOf], erase: rows.eraseMessages },
  // A person's id and times, without a name or an address: they keep the reports right.
  { tables: ['campaign_letters'], read: ['offers', rows.offersOf], erase: async () => 0 },
  {
    tables: ['suppressions'],
    read: ['addressesWithoutOffers', rows.suppressionsOf],
    erase: (tx, { email }) => lift(tx, email),
  },
  // A number without a name: who leaves has still said STOP.
  { tables: ['sms_stops'], erase: async () => 0 },
  {
    tables: ['promotion_codes', 'promotion_uses', 'promotion_people'],
    read: ['codes', rows.codesOf],
    erase: (tx, { userId }) => rows.eraseFromPromotions(tx, userId),
  },
  { tables: ['idempotency'], erase: (tx, { userId }) => rows.eraseFirstAnswers(tx, userId) },
  // Who counted and closed: books that nobody changes.
  { tables: ['cash_moves', 'cash_counts', 'z_reports'], erase: async () => 0 },
  // Customers stand there by id alone; what somebody did who works here stays theirs by name.
  { tables: ['audit'], read: ['changesByTheHouse', rows.auditOf], erase: async () => 0 },
  { tables: ['users'], erase: rows.eraseUser },
]

/** A number is no proof: what only that and a name point to is told to nobody. */
export async function everythingAbout(db: Db, userId: string, theirs: Belongings): Promise<Record<string, unknown>> {
  const proven: Belongings = {
    orders: theirs.orders.filter(({ is_proven }) => is_proven),
    tables: theirs.tables.filter(({ is_proven }) => is_proven),
    sessions: theirs.sessions.filter(({ is_proven }) => is_proven),
  }
  const found: Record<string, unknown> = {}
  for (const { read } of PERSON_PARTS) if (read) found[read[0]] = await read[1](db, userId, proven)
  return found
}

type Leaving = Pick<DepartingPerson, 'userId' | 'email' | 'emailHash' | 'now'>

/** Accounts that were merged into this one leave with it: messages to their addresses were this person's, too. */
export async function erasePerson(tx: Tx, leaving: Leaving, { orders, tables, sessions }: Belongings): Promise<void> {
  const theirs = { orderIds: idsOf(orders), tableIds: idsOf(tables), sessionIds: idsOf(sessions) }
  // What was ordered and booked is the account's that stayed.
  for (const { id, email } of await mergedInto(tx, leaving.userId))
    await eraseParts(tx, { ...leaving, orderIds: [], tableIds: [], sessionIds: [], userId: id, email })
  await eraseParts(tx, { ...leaving, ...theirs })
}

async function eraseFromTables(tx: Tx, leaving: DepartingPerson): Promise<void> {
  for (const { id, version, location_id: locationId } of await rows.eraseFromReservations(tx, leaving))
    await announce(tx, 'reservation.changed', { id, version, locationId, userId: leaving.userId })
}

async function eraseParts(tx: Tx, leaving: DepartingPerson): Promise<void> {
  for (const { erase } of PERSON_PARTS) await erase(tx, leaving)
}
