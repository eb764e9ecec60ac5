import { isOneName } from '@sizzle/domain/people/one-name.ts'
import { emailKey } from '@sizzle/domain/reservations/reservation.ts'
import type { Db } from '../kit/db/sql.ts'
import * as rows from './belongings.sql.ts'

/** What is a person's, with the account or without it (people 67). */
export type Belongings = {
  readonly orders: readonly rows.OwnedOrder[]
  readonly tables: readonly rows.OwnedTable[]
  readonly sessions: readonly (rows.OwnedSession & { readonly is_proven: boolean })[]
}
const NOTHING: Belongings = { orders: [], tables: [], sessions: [] }

/**
 * Staff take orders and tables for whoever calls. Those are a person's under an address that they have confirmed, once or now. A number
 * proves nothing, because anybody may type it: under it alone, without any address, the name has to be theirs as well.
 */
export async function belongingsOf(db: Db, userId: string, now: Date): Promise<Belongings> {
  const person = await rows.namesOf(db, userId)
  if (!person) return NOTHING
  const { name, emails, phone_number: phone } = person
  const former = (await rows.formerAddressesOf(db, userId))
    .filter(({ email }) => !emails.includes(email))
    .map((one) => ({ ...one, emailKey: emailKey(one.email) }))
  const known = { userId, emails, emailKeys: emails.map(emailKey), former, phone }
  const isTheirs = (row: { is_proven: boolean; customer_name: string }) =>
    row.is_proven || isOneName(row.customer_name, name)
  const orders = (await rows.ordersOwned(db, known)).filter(isTheirs)
  const tables = (await rows.tablesOwned(db, known, now)).filter(isTheirs)
  return { orders, tables, sessions: await sessionsOf(db, known, orders) }
}

/** What was paid for an order is as sure as the order. */
async function sessionsOf(db: Db, known: rows.KnownAs, orders: readonly rows.OwnedOrder[]) {
  const sure = orders.filter(({ is_proven }) => is_proven)
  const proven = await rows.sessionsOwned(db, known, idsOf(sure))
  const isProven = new Set(idsOf(proven))
  const all = sure.length === orders.length ? proven : await rows.sessionsOwned(db, known, idsOf(orders))
  return all.map((session) => ({ ...session, is_proven: isProven.has(session.id) }))
}

export function idsOf(owned: readonly { readonly id: string }[]): string[] {
  return owned.map(({ id }) => id)
}
