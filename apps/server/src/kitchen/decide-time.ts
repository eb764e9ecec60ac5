import { openState } from '@sizzle/domain/hours/open-state.ts'
import { asapReady } from '@sizzle/domain/order/asap.ts'
import { slotStartOf } from '@sizzle/domain/order/kitchen-load.ts'
import { fireAt } from '@sizzle/domain/order/quote.ts'
import { checkScheduledFor, offProblem, type TimeWish } from '@sizzle/domain/order/slots.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { hoursOf } from '../locations/present-location.ts'
import type { Kitchen } from './kitchen-at.ts'

const MINUTE_MS = 60_000

export type OrderTime = {
  /** Null: as soon as possible. */
  readonly scheduledFor: Date | null
  /** What the customer is told. */
  readonly readyAt: Date
  /** The slot of the kitchen in which it counts. */
  readonly slotStart: Date
  /** When the kitchen begins with it; null: at once. */
  readonly fireAt: Date | null
  readonly quotedMinutes: number
  readonly formulaMinutes: number
}

/** When an order can be had, or why not then. */
export function decideTime(kitchen: Kitchen, wish: TimeWish | null, now: Date) {
  return wish === null ? asSoonAsPossible(kitchen, now) : laterOn(kitchen, wish, now)
}

function asSoonAsPossible(kitchen: Kitchen, now: Date) {
  const { facts, row } = kitchen
  const { isOpen, text } = openState(hoursOf(row), now)
  // Staff may order while closed.
  if (!isOpen && facts.channel === 'site') return refuse({ code: 'location_closed', userMessage: text, error: text })
  const problem = offProblem(facts, now, now)
  if (problem) return problem
  const ready = asapReady(facts, now, row.order_rules.maxWaitMinutes)
  if (!ready.ok) return ready
  const { readyAt, slotStart } = ready.value
  return ok<OrderTime>({ ...atOnce(kitchen, readyAt, now), slotStart })
}

function atOnce(kitchen: Kitchen, readyAt: Date, now: Date) {
  const quotedMinutes = Math.round((readyAt.getTime() - now.getTime()) / MINUTE_MS)
  return { scheduledFor: null, readyAt, fireAt: null, quotedMinutes, formulaMinutes: kitchen.formulaMinutes }
}

function laterOn(kitchen: Kitchen, wish: TimeWish, now: Date) {
  const slot = checkScheduledFor(kitchen.facts, wish, now)
  if (!slot.ok) return slot.refusal.code === 'slot_unavailable' ? fullThen(slot.refusal) : slot
  return ok(scheduledAt(kitchen, slot.value.at))
}

type Full = Extract<
  Extract<ReturnType<typeof checkScheduledFor>, { ok: false }>['refusal'],
  { code: 'slot_unavailable' }
>

function fullThen({ code, nearest }: Full) {
  return refuse({ code, nearest: nearest.map(({ date, time, label }) => ({ date, time, label })) })
}

/** What is paid for is cooked: at its time while that is ahead, or else as soon as the kitchen can. */
export function timeOfPaid(kitchen: Kitchen, scheduledFor: Date | null, now: Date): OrderTime {
  if (scheduledFor !== null && scheduledFor > now) return scheduledAt(kitchen, scheduledFor)
  const { facts, row } = kitchen
  const ready = asapReady(facts, now, row.order_rules.maxWaitMinutes)
  const quoted = new Date(now.getTime() + facts.quoteMinutes * MINUTE_MS)
  const { readyAt, slotStart } = ready.ok ? ready.value : { readyAt: quoted, slotStart: slotOf(kitchen, quoted) }
  return { ...atOnce(kitchen, readyAt, now), scheduledFor, fireAt: scheduledFor && now, slotStart }
}

function slotOf({ facts }: Kitchen, at: Date): Date {
  return slotStartOf(facts.location.timeZone, facts.times.slotMinutes, at)
}

function scheduledAt(kitchen: Kitchen, at: Date): OrderTime {
  const quotedMinutes = kitchen.quoteAt(at)
  return {
    scheduledFor: at,
    readyAt: at,
    slotStart: slotOf(kitchen, at),
    fireAt: fireAt(at, quotedMinutes),
    quotedMinutes,
    formulaMinutes: kitchen.formulaMinutes,
  }
}
