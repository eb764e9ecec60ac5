import { type OrderedLine, routeLines, type StationPlan, type TicketLine } from '../kitchen/routing.ts'
import { nextTickets } from '../kitchen/tickets.ts'
import { type Cents, formatCad } from '../money/cents.ts'
import { ORDER_TYPE_LABELS, type OrderType } from './order-type.ts'
import type { OrderStatus } from './status.ts'

const MINUTE_MS = 60_000

/** What somebody has begun to make stays as it is (ordering 40). */
export function canEdit({ status }: { readonly status: OrderStatus }): boolean {
  return status === 'pending'
}

export type EditedTime = {
  readonly promisedAt: Date
  /** The time that it is for; null: as soon as possible. */
  readonly scheduledFor: Date | null
  /** What the kitchen would quote for the order as it was, and as it is to be. */
  readonly minutesBefore: number
  readonly minutesAfter: number
}

/**
 * When an edited order can be had: a chosen time stays, and what is wanted at once takes as much longer as the kitchen
 * needs for what was added. It is never promised earlier than the customer was told (ordering 43).
 */
export function editedPromise({ promisedAt, scheduledFor, minutesBefore, minutesAfter }: EditedTime): Date {
  if (scheduledFor !== null || minutesAfter <= minutesBefore) return promisedAt
  return new Date(promisedAt.getTime() + (minutesAfter - minutesBefore) * MINUTE_MS)
}

export type LineChanges = { readonly added: readonly TicketLine[]; readonly taken: readonly TicketLine[] }

/** Everything is seen from one place. */
const WHOLE = 'whole'
const WHOLE_PLAN: StationPlan = {
  stations: [{ id: WHOLE, kind: 'expo' }],
  defaultStationId: null,
  routes: [],
  categories: {},
}

/** What has to be cooked on top of an order as it was, and what no longer. */
export function lineChanges(before: readonly OrderedLine[], after: readonly OrderedLine[]): LineChanges {
  const told = routeLines(before, WHOLE_PLAN).map(({ line }) => line)
  const tickets = nextTickets(
    [{ stationId: WHOLE, kind: 'new', revision: 1, lines: told }],
    routeLines(after, WHOLE_PLAN),
  )
  const of = (isVoid: boolean) =>
    tickets.filter(({ kind }) => (kind === 'void') === isVoid).flatMap(({ lines }) => lines)
  return { added: of(false), taken: of(true) }
}

export type EditedFacts = {
  readonly orderType: OrderType
  /** Who it is for, where it goes, and what was written for the whole order: told apart, and never repeated. */
  readonly customer: string
  readonly place: string
  readonly note: string
}

/** Everything but the dishes, in words that name nobody. */
export function factChanges(before: EditedFacts, after: EditedFacts): readonly string[] {
  const isOtherType = before.orderType !== after.orderType
  return [
    ...(isOtherType ? [`${ORDER_TYPE_LABELS[after.orderType]} instead of ${ORDER_TYPE_LABELS[before.orderType]}`] : []),
    ...(before.customer === after.customer ? [] : ['Customer changed']),
    ...(isOtherType || before.place === after.place ? [] : [PLACE_WORDS[after.orderType]]),
    ...(before.note === after.note ? [] : ['Note changed']),
  ]
}

type Money = { readonly total: Cents; readonly tip: Cents }

/** The kitchen reads nothing of this. */
export function moneyChanges(before: Money, after: Money): readonly string[] {
  return [
    ...(before.total === after.total ? [] : [`${formatCad(before.total)} -> ${formatCad(after.total)}`]),
    ...(before.tip === after.tip ? [] : ['Tip changed']),
  ]
}

const PLACE_WORDS: Readonly<Record<OrderType, string>> = {
  delivery: 'Address changed',
  'dine-in': 'Table changed',
  pickup: 'Place changed',
}

/** '+1 Garlic Naan, -1 Samosa, Note changed, $20.00 -> $24.00': what its history says of an edit. */
export function editNote({ added, taken }: LineChanges, facts: readonly string[]): string {
  const words = (sign: string, lines: readonly TicketLine[]) =>
    lines.map(({ quantity, name }) => `${sign}${quantity} ${name}`)
  return [...words('+', added), ...words('-', taken), ...facts].join(', ')
}
