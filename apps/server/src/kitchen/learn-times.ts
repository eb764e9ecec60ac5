import { dayPartOf, factorOf, type PrepSample, samplesIn } from '@sizzle/domain/order/quote.ts'
import type { Db } from '../kit/db/sql.ts'
import { learningLocations, type ReadyOrder, readyOrders, saveFact } from './learn-times.sql.ts'

/** What a kitchen was like before that says nothing about today. */
const LOOKED_BACK_MS = 60 * 86_400_000

/** How much longer than the formula the last orders took, wherever quotes follow that. No order waits for it. */
export async function learnTimes(db: Db, now: Date) {
  const since = new Date(now.getTime() - LOOKED_BACK_MS)
  for (const { id, time_zone } of await learningLocations(db)) {
    const orders = await readyOrders(db, id, since)
    for (const alike of Map.groupBy(orders, (order) => kindOf(order, time_zone)).values()) {
      const [first] = alike
      if (!first) continue
      const samples = alike.map(sampleOf)
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

function sampleOf(order: ReadyOrder): PrepSample {
  return {
    orderedAt: order.order_time,
    fireAt: order.fire_at,
    readyAt: order.ready_at,
    formulaMinutes: order.formula_minutes,
    isBatch: order.is_batch,
    isRecalled: order.is_recalled,
  }
}
