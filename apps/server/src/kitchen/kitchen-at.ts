import { orderTimesOf, slotCapacityOf } from '@sizzle/domain/locations/order-rules.ts'
import { type KitchenPace, waitMinutes } from '@sizzle/domain/order/estimated-ready.ts'
import type { SlotCapacity } from '@sizzle/domain/order/kitchen-load.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { bumpAt, type Channel } from '@sizzle/domain/order/pause.ts'
import { dayPartOf, quoteMinutes } from '@sizzle/domain/order/quote.ts'
import type { DishFacts, TimeFacts, TimeWish } from '@sizzle/domain/order/slots.ts'
import type { Db } from '../kit/db/sql.ts'
import { pausesOf } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { locationForOrder, type OrderFacts } from './order-facts.sql.ts'

/** An order that is to be placed, as far as its time goes. */
export type TimeQuestion = {
  readonly locationId: string
  readonly orderType: OrderType
  /** Pieces, not lines. */
  readonly items: number
  readonly channel: Channel
  /** Null: as soon as possible. */
  readonly wish: TimeWish | null
  /** Staff take it although the kitchen is full then. */
  readonly overbook: boolean
  /** Whose holds do not count. */
  readonly personId: string | null
}

/** A kitchen as one order finds it. */
export type Kitchen = {
  readonly row: OrderFacts
  readonly facts: TimeFacts
  readonly capacity: SlotCapacity
  readonly formulaMinutes: number
  /** What an order is quoted that is begun for this moment. */
  readonly quoteAt: (moment: Date) => number
}

export type TimeAsking = { readonly question: TimeQuestion; readonly pace: KitchenPace; readonly now: Date }

export async function readKitchen(db: Db, asking: TimeAsking): Promise<Kitchen | undefined> {
  const { locationId, personId } = asking.question
  const row = await locationForOrder(db, locationId, personId, asking.now)
  return row && kitchenOf(row, asking)
}

/** The same kitchen for an order whose dishes are known. */
export function withDishes(kitchen: Kitchen, dishes: readonly DishFacts[]): Kitchen {
  return { ...kitchen, facts: { ...kitchen.facts, dishes } }
}

/** What the kitchen would quote for another order of that moment. */
export function quoteFor({ row }: Kitchen, asking: TimeAsking, at: Date): number {
  return kitchenOf(row, asking).quoteAt(at)
}

function kitchenOf(row: OrderFacts, { question, pace, now }: TimeAsking): Kitchen {
  const { orderType, items, channel, overbook } = question
  const capacity = overbook ? { orders: null, items: null } : slotCapacityOf(row.order_rules)
  const bump =
    row.bump_minutes !== null && row.bump_until !== null ? { minutes: row.bump_minutes, until: row.bump_until } : null
  const quoteAt = (moment: Date) =>
    quoteMinutes({
      orderType,
      items,
      pace,
      factorPercent: factorAt(row, orderType, moment),
      bumpMinutes: bumpAt(bump, moment),
    })
  const facts: TimeFacts = {
    location: hoursOf(row),
    times: orderTimesOf(row.order_rules),
    orderType,
    channel,
    typeSchedule: row.type_hours[orderType] ?? null,
    pauses: pausesOf(row),
    dishes: [],
    kitchen: { capacity, loads: loadsOf(row), items },
    quoteMinutes: quoteAt(now),
  }
  return {
    row,
    facts,
    capacity: slotCapacityOf(row.order_rules),
    formulaMinutes: waitMinutes(orderType, items, pace),
    quoteAt,
  }
}

function factorAt({ factors, time_zone }: OrderFacts, orderType: OrderType, moment: Date): number {
  const dayPart = dayPartOf(time_zone, moment)
  return factors.find((one) => one.order_type === orderType && one.day_part === dayPart)?.factor_percent ?? 100
}

/** By the instant at which the slot begins, without what the person holds. */
function loadsOf({ loads, own_holds }: OrderFacts) {
  const bySlot = new Map(loads.map(({ slot_at, orders, items }) => [Date.parse(slot_at), { orders, items }]))
  for (const { slot_at, orders, items } of own_holds) {
    const load = bySlot.get(Date.parse(slot_at))
    if (load) bySlot.set(Date.parse(slot_at), { orders: load.orders - orders, items: load.items - items })
  }
  return bySlot
}
