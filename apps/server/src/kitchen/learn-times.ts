import { rideMinutes } from '@sizzle/domain/order/estimated-ready.ts'
import { dayPartOf, factorOf, type PrepSample, samplesIn } from '@sizzle/domain/order/quote.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Db } from '../kit/db/sql.ts'
import { kitchenPace } from './kitchen-pace.ts'
import { learningLocations, type ReadyOrder, readyOrders, saveFact } from './learn-times.sql.ts'

/** What a kitchen was like before that says nothing about today. */
const LOOKED_BACK_MS = 60 * 86_400_000

/** How much longer than the formula the last orders took, wherever quotes follow that. No order waits for it. */
export async function learnTimes(db: Db, settingOf: SettingOf, now: Date) {
  const since = new Date(now.getTime() - LOOKED_BACK_MS)
  for (const { id, time_zone } of await learningLocations(db)) {
    const pace = kitchenPace(settingOf, id)
    const orders = await readyOrders(db, id, since)
    for (const alike of Map.groupBy(orders, (order) => kindOf(order, time_zone)).values()) {
      const [first] = alike
      if (!first) continue
      const samples = alike.map((order) => sampleOf(order, rideMinutes(order.order_type, pace)))
      const fact = { factorPercent: factorOf(samples), samples: samplesIn(samples) }
      const dayPart = dayPartOf(time_zone, begunAt(first))
      await saveFact(db, id, { orderType: first.order_type, dayPart, ...fact }, now)
    }
  }
}

function kindOf(order: ReadyOrder, zone: string): string {
  return `${order.order_type} ${dayPartOf(zone, begunAt(order))}`
}

function begunAt({ fire_at, order_time }: ReadyOrder): Date {
  return fire_at ?? order_time
}

/** It is ready before its ride, and its formula is that at the guest's door. */
function sampleOf(order: ReadyOrder, ride: number): PrepSample {
  return {
    orderedAt: order.order_time,
    fireAt: order.fire_at,
    readyAt: order.ready_at,
    kitchenMinutes: order.formula_minutes - ride,
    isBatch: order.is_batch,
    isRecalled: order.is_recalled,
  }
}
