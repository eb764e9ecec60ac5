import type { getKitchen } from '@sizzle/contract/kitchen.ts'
import type { OutputOf } from '@sizzle/contract/route.ts'
import { clockAt } from '@sizzle/domain/hours/local-time.ts'
import { orderTimesOf, slotCapacityOf } from '@sizzle/domain/locations/order-rules.ts'
import { type SlotLength, slotStartOf } from '@sizzle/domain/order/kitchen-load.ts'
import { orderTypesAt } from '@sizzle/domain/order/order-type.ts'
import { type Bump, bumpAt } from '@sizzle/domain/order/pause.ts'
import { bumpInWords, pausedInWords } from '@sizzle/domain/order/pause-words.ts'
import { dayPartOf, quoteMinutes } from '@sizzle/domain/order/quote.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Db } from '../kit/db/sql.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { kitchenPace } from './kitchen-pace.ts'
import { factorsIn, loadOfSlots, openPauses, type PauseRow, type SlotLoadRow } from './pauses.sql.ts'

type Kitchen = OutputOf<typeof getKitchen>['kitchen']
type KitchenParts = { readonly db: Db; readonly now: Date; readonly settingOf: SettingOf }

const SHOWN_SLOTS = 8
const PLAIN_PERCENT = 100

/** What the kitchen takes at this moment. What has ended by itself is not in it. */
export async function presentKitchen(row: LocationRow, { db, now, settingOf }: KitchenParts): Promise<Kitchen> {
  const slots = slotsFrom(row, now)
  // One after the other: a transaction takes one statement at a time.
  const pauses = await openPauses(db, row.id, now)
  const loads = await loadOfSlots(db, row.id, slots)
  const factors = await factorsIn(db, row.id, dayPartOf(row.time_zone, now))
  const bump = bumpOf(row)
  const bumpMinutes = bumpAt(bump, now)
  const pace = kitchenPace(settingOf, row.id)
  return {
    locationId: row.id,
    dayEndsAt: row.day_ends_at,
    pauses: pauses.map((pause) => presentPause(pause, row.time_zone, now)),
    bump: bump && bumpMinutes > 0 ? { ...bump, text: bumpInWords(bump, row.time_zone, now) } : null,
    quotes: orderTypesAt(row.features).map((orderType) => {
      const learned = factors.find(({ order_type }) => order_type === orderType)?.factor_percent
      const factorPercent = (row.order_rules.learnsTimes ? learned : undefined) ?? PLAIN_PERCENT
      return { orderType, minutes: quoteMinutes({ orderType, items: 1, pace, factorPercent, bumpMinutes }) }
    }),
    capacity: slotCapacityOf(row.order_rules),
    slots: slots.starts.map((at) => presentSlot(at, loads, row.time_zone)),
    accepting: row.order_rules.accepting,
  }
}

function bumpOf({ bump_minutes, bump_until }: LocationRow): Bump | null {
  return bump_minutes !== null && bump_until ? { minutes: bump_minutes, until: bump_until } : null
}

function presentPause(pause: PauseRow, zone: string, now: Date): Kitchen['pauses'][number] {
  const { order_type: orderType, channel, until_at: until } = pause
  return {
    id: pause.id,
    orderType,
    channel,
    from: pause.from_at,
    until,
    reason: pause.reason,
    byName: pause.by_name,
    text: pausedInWords({ orderType, channel, until }, zone, now),
  }
}

/** The slot of this moment and those after it, on the wall clock. */
function slotsFrom({ order_rules, time_zone }: LocationRow, now: Date) {
  const { slotMinutes } = orderTimesOf(order_rules)
  const from = slotStartOf(time_zone, slotMinutes, now)
  const starts = [from]
  while (starts.length < SHOWN_SLOTS) starts.push(slotAfter(starts.at(-1) ?? from, slotMinutes, time_zone))
  return { from, starts, until: slotAfter(starts.at(-1) ?? from, slotMinutes, time_zone) }
}

function slotAfter(start: Date, slotMinutes: SlotLength, zone: string): Date {
  return slotStartOf(zone, slotMinutes, new Date(start.getTime() + slotMinutes * 60_000))
}

function presentSlot(at: Date, loads: readonly SlotLoadRow[], zone: string): Kitchen['slots'][number] {
  const load = loads.find(({ slot_at }) => slot_at.getTime() === at.getTime())
  return {
    at,
    time: clockAt(zone, at),
    orders: load?.orders ?? 0,
    items: load?.items ?? 0,
    heldOrders: load?.held_orders ?? 0,
    heldItems: load?.held_items ?? 0,
  }
}
