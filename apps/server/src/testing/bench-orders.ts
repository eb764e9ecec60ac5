import type { Database } from '../kit/db/open.ts'
import { addSigners, finishOrders, waitingOrders } from './bench-people.ts'
import { markNow, type PlainLoad, type PlainResult, sampleSince, writePlain } from './bench-plain-orders.ts'

/** What the bench of orders asks of the database. */
export type OrdersQuestion =
  | 'mark'
  | 'finish'
  | { readonly addSigners: number }
  | { readonly sample: string; readonly since: string }
  | { readonly waiting: string; readonly count: number }
  | { readonly plain: PlainLoad }
export type OrdersAnswer =
  | { readonly added: number }
  | { readonly mark: string }
  | { readonly ids: readonly string[] }
  | PlainResult

export async function aboutOrders(database: Database, asked: OrdersQuestion): Promise<OrdersAnswer> {
  if (asked === 'mark') return { mark: await markNow(database) }
  if (asked === 'finish') return { added: await finishOrders(database) }
  if ('addSigners' in asked) return { added: await addSigners(database, asked.addSigners) }
  if ('sample' in asked) return { added: await sampleSince(database, asked.sample, asked.since) }
  if ('plain' in asked) return writePlain(database, asked.plain)
  return { ids: (await waitingOrders(database, asked.waiting, asked.count)).map(({ id }) => id) }
}
