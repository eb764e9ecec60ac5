import { foldText } from '../naming/fold-text.ts'
import { phoneDigits } from '../people/phone.ts'
import type { OrderStatus } from './status.ts'

// How the kitchen's screen reads its orders.

/** So many minutes before its promise an order calls for attention; past it, it is late. */
const DUE_SOON_MINUTES = 5
/** So many minutes past its promise, it stands out among the late ones. */
const LONG_LATE_MINUTES = 15
export type DueBand = 'calm' | 'soon' | 'late'
/** The steps of an order towards its promise and past it: each has a sign of its own. */
export type DueStep = DueBand | 'long-late'

type PromisedOrder = { readonly status: OrderStatus; readonly promisedAt: Date | null }

/** Minutes between two times as clocks show them, so that '16 min' and '7:31 p.m.' agree; below zero once `to` has passed. */
export function clockMinutes(from: Date, to: Date): number {
  return minuteOf(to) - minuteOf(from)
}

function minuteOf(time: Date): number {
  return Math.floor(time.getTime() / 60_000)
}

/** The kitchen keeps promises, not ages: 20 minutes are nothing when 45 were promised. What is ready is kept already. */
export function dueBand({ status, promisedAt }: PromisedOrder, now: Date): DueBand {
  if (promisedAt === null || (status !== 'pending' && status !== 'preparing')) return 'calm'
  const left = promisedAt.getTime() - now.getTime()
  if (left < 0) return 'late'
  return left <= DUE_SOON_MINUTES * 60_000 ? 'soon' : 'calm'
}

/** Late has two steps: whoever waits for long already is asked about first. */
export function dueStep(order: PromisedOrder, now: Date): DueStep {
  const band = dueBand(order, now)
  const isLong = order.promisedAt !== null && minutesSince(order.promisedAt, now) >= LONG_LATE_MINUTES
  return band === 'late' && isLong ? 'long-late' : band
}

/** Whole minutes that have passed. */
function minutesSince(then: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - then.getTime()) / 60_000))
}

/** Food that waits longer than this to be handed over gets cold. */
const WAITS_LONG_MINUTES = 10

export function waitsTooLong(readyAt: Date, now: Date): boolean {
  return minutesSince(readyAt, now) >= WAITS_LONG_MINUTES
}

/** The colour of a whole card: by its promise while it is being made, by its wait once it is ready. */
export function cardBand(order: PromisedOrder & { readonly readyAt: Date | null }, now: Date): DueBand {
  if (order.status === 'ready') return order.readyAt !== null && waitsTooLong(order.readyAt, now) ? 'soon' : 'calm'
  return dueBand(order, now)
}

type Named = { readonly name: string }
type NamedChoice = Named & { readonly choices: readonly NamedChoice[] }
export type SearchableOrder = {
  readonly id: string
  readonly shortNumber: string
  readonly customerInfo: { readonly name: string; readonly email: string; readonly phone: string }
  readonly items: readonly (Named & { readonly options: readonly NamedChoice[] })[]
}

/**
 * Any part of name, email, number or id as people type it; any part of the phone as it is written (kitchen 3). A cook looks
 * for a dish, or for what was chosen with it.
 */
export function matchesSearch(order: SearchableOrder, typed: string): boolean {
  const words = foldText(typed)
  if (words === '') return true
  const { name, email, phone } = order.customerInfo
  const has = (text: string) => foldText(text).includes(words)
  if ([name, email, order.shortNumber, order.id].some(has)) return true
  const isChosen = (one: NamedChoice): boolean => has(one.name) || one.choices.some(isChosen)
  if (order.items.some((dish) => has(dish.name) || dish.options.some(isChosen))) return true
  const digits = phoneDigits(words)
  return phone.includes(words) || (digits.length >= 3 && phoneDigits(phone).includes(digits))
}

type PlacedOrder = {
  readonly orderTime: string
  /** When the kitchen was to begin with what was ordered for later. */
  readonly fireAt?: string | null
  readonly id: string
}

type FinishedOrder = {
  readonly completedTime: string | null
  readonly cancelledTime: string | null
  readonly id: string
}

/** Sorts finished orders by when they ended, the latest first. */
export function lastFinishedFirst(a: FinishedOrder, b: FinishedOrder): number {
  return endOf(b).localeCompare(endOf(a)) || b.id.localeCompare(a.id)
}

/** An order that is just being finished here has no time yet: it counts as the latest. */
function endOf({ completedTime, cancelledTime }: FinishedOrder): string {
  return cancelledTime ?? completedTime ?? '9'
}

/** Work is done oldest first; what was ordered for later counts from its time. */
export function oldestFirst(a: PlacedOrder, b: PlacedOrder): number {
  return workSince(a).localeCompare(workSince(b)) || a.id.localeCompare(b.id)
}

function workSince({ orderTime, fireAt }: PlacedOrder): string {
  return fireAt && fireAt > orderTime ? fireAt : orderTime
}
