import { ok, refuse } from '../result.ts'
import { fireAt } from './quote.ts'
import type { OrderStatus } from './status.ts'

const REACH_MS = 4 * 3_600_000

export type PromisedOrder = {
  readonly status: OrderStatus
  readonly promisedAt: Date
  /** The time that it is for; null: as soon as possible. */
  readonly scheduledFor: Date | null
  readonly fireAt: Date | null
  readonly quotedMinutes: number | null
}

/** A promise is moved while the order is being made, to a time that the kitchen can mean. */
export function movePromise(order: PromisedOrder, wanted: Date, now: Date) {
  if (order.status !== 'pending' && order.status !== 'preparing') return refuse({ code: 'promise_not_open' })
  if (!isInReach(order, wanted, now)) return refuse({ code: 'promise_time_invalid' })
  return ok({ promisedAt: wanted, changed: wanted.getTime() !== order.promisedAt.getTime() })
}

type Times = { readonly from: string; readonly to: string }

/** How the history of an order tells of a moved promise. */
export function moveNote({ from, to }: Times, reason: string): string {
  return `${from} -> ${to}: ${reason}`
}

/** The reason in such a note; null where it tells of other times. */
export function reasonOfMove(note: string, times: Times): string | null {
  const start = moveNote(times, '')
  return note.startsWith(start) ? note.slice(start.length) : null
}

/** From the time of an order for later while that is ahead, from now for all others. */
export function isInReach({ scheduledFor }: Pick<PromisedOrder, 'scheduledFor'>, wanted: Date, now: Date): boolean {
  const from = scheduledFor !== null && scheduledFor > now ? scheduledFor : now
  return wanted > now && Math.abs(wanted.getTime() - from.getTime()) <= REACH_MS
}

/** What waits to be begun is begun as much later or earlier, but not before now. What was due already stays due. */
export function movedFireAt({ fireAt: due, quotedMinutes }: PromisedOrder, promisedAt: Date, now: Date): Date | null {
  if (due === null || quotedMinutes === null) return due
  const moved = fireAt(promisedAt, quotedMinutes)
  if (moved > now) return moved
  return due < now ? due : now
}
