import type { Db, Tx } from '../kit/db/sql.ts'
import { lift } from '../messages/suppressions.sql.ts'
import { eraseFromOrders } from '../orders/erase-person.ts'
import { ledgerOf } from '../people/ledger.sql.ts'
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
  readonly read?: readonly [name: string, rows: (db: Db, userId: string) => Promise<unknown>]
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
  { tables: ['person_notes'], read: ['notes', rows.notesOf], erase: (tx, { userId }) => rows.eraseNotes(tx, userId) },
  { tables: ['messages'], read: ['messages', rows.messagesOf], erase: rows.eraseMessages },
  // A person's id and times, without a name or an address: they keep the reports right.
  { tables: ['campaign_letters'], read: ['offers', rows.offersOf], erase: async () => 0 },
  { tables: ['suppressions'], erase: (tx, { email }) => lift(tx, email) },
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
  { tables: ['audit'], read: ['changesByTheHouse', rows.auditOf], erase: async () => 0 },
  { tables: ['users'], erase: rows.eraseUser },
]

export async function everythingAbout(db: Db, userId: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { read } of PERSON_PARTS) if (read) found[read[0]] = await read[1](db, userId)
  return found
}

/** Accounts that were merged into this one leave with it: messages to their addresses were this person's, too. */
export async function erasePerson(tx: Tx, leaving: DepartingPerson): Promise<void> {
  for (const { id, email } of await mergedInto(tx, leaving.userId))
    await eraseParts(tx, { ...leaving, userId: id, email })
  await eraseParts(tx, leaving)
}

async function eraseParts(tx: Tx, leaving: DepartingPerson): Promise<void> {
  for (const { erase } of PERSON_PARTS) await erase(tx, leaving)
}
