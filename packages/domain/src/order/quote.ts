import { localAt, minutesOf } from '../hours/local-time.ts'
import { KITCHEN_PACE, type KitchenPace, rideMinutes, waitMinutes } from './estimated-ready.ts'
import type { OrderType } from './order-type.ts'

const MINUTE_MS = 60_000
const QUOTE_STEP_MINUTES = 5
/** Nothing learned: the formula as it is. */
const PLAIN_PERCENT = 100
const LEAST_PERCENT = 70
const MOST_PERCENT = 200
const SAMPLES_NEEDED = 20
const SAMPLES_READ = 30
/** Outside of these it was not the kitchen that took so long. */
const SHORTEST_MINUTES = 3
const LONGEST_MINUTES = 180

export type DayPart = 'lunch' | 'afternoon' | 'evening' | 'rest'

export type Quoted = {
  readonly orderType: OrderType
  readonly items: number
  readonly pace?: KitchenPace
  /** What the last orders took of what the formula says. */
  readonly factorPercent: number
  readonly bumpMinutes: number
}

/**
 * The formula with its cap, as the last orders have stretched it, and the bump: up to the next five minutes. The plain
 * formula stays as it is (times 7). A ride is as long as ever, however busy the kitchen is (kitchen 45).
 */
export function quoteMinutes({ orderType, items, pace = KITCHEN_PACE, factorPercent, bumpMinutes }: Quoted): number {
  const plain = waitMinutes(orderType, items, pace)
  if (factorPercent === PLAIN_PERCENT && bumpMinutes === 0) return plain
  // Hundredths of a minute: 27 x 1.30 in fractions could end a hair above a step.
  const ride = Math.min(rideMinutes(orderType, pace), plain)
  const hundredths = (plain - ride) * factorPercent + (ride + bumpMinutes) * 100
  return Math.ceil(hundredths / (QUOTE_STEP_MINUTES * 100)) * QUOTE_STEP_MINUTES
}

export type PrepSample = {
  readonly orderedAt: Date
  /** When a scheduled order was due to be begun: its guest waits from there. */
  readonly fireAt: Date | null
  readonly readyAt: Date
  /** What it says up to the door of the kitchen, without a ride. */
  readonly kitchenMinutes: number
  readonly isBatch: boolean
  readonly isRecalled: boolean
}

/** Orders of one type and part of the day, the oldest first; the middle of the last thirty, in percent (times 8). */
export function factorOf(samples: readonly PrepSample[]): number {
  const ratios = samples
    .filter(isMeasured)
    .slice(-SAMPLES_READ)
    .map((sample) => realMinutes(sample) / sample.kitchenMinutes)
  if (ratios.length < SAMPLES_NEEDED) return PLAIN_PERCENT
  return Math.min(Math.max(Math.round(medianOf(ratios) * 100), LEAST_PERCENT), MOST_PERCENT)
}

/** How many of them count. */
export function samplesIn(samples: readonly PrepSample[]): number {
  return Math.min(samples.filter(isMeasured).length, SAMPLES_READ)
}

function isMeasured(sample: PrepSample): boolean {
  const minutes = realMinutes(sample)
  const isLikely = minutes >= SHORTEST_MINUTES && minutes <= LONGEST_MINUTES
  return isLikely && sample.kitchenMinutes > 0 && !sample.isBatch && !sample.isRecalled
}

function realMinutes({ orderedAt, fireAt, readyAt }: PrepSample): number {
  return (readyAt.getTime() - (fireAt ?? orderedAt).getTime()) / MINUTE_MS
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 1
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 1
  return (lower + upper) / 2
}

/** On the location's clock: 11 to 14, 14 to 17, 17 to 20, and the rest. */
export function dayPartOf(zone: string, at: Date): DayPart {
  const hour = minutesOf(localAt(zone, at).time) / 60
  if (hour >= 11 && hour < 14) return 'lunch'
  if (hour >= 14 && hour < 17) return 'afternoon'
  return hour >= 17 && hour < 20 ? 'evening' : 'rest'
}

/** When the kitchen begins with what was ordered for later. */
export function fireAt(scheduledFor: Date, minutes: number): Date {
  return new Date(scheduledFor.getTime() - minutes * MINUTE_MS)
}
