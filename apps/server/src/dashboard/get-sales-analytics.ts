import * as contract from '@sizzle/contract/analytics.ts'
import { LATE_MINUTES, onTimeShare, PREP_MINUTES, percentile, sumOf } from '@sizzle/domain/analytics/minutes.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { query } from '../kit/operation.ts'
import { type RangeSums, rangeSums } from './analytics.sql.ts'
import { countedBefore } from './counted-before.ts'
import { figuresAbout } from './figures-about.ts'
import { daysOfRange, type ZoneDays } from './zone-days.ts'

const MOST = 50

export const getSalesAnalytics = query(contract.getSalesAnalytics, async ({ range, locationId }, { db, who, now }) => {
  const about = await figuresAbout(db, personOf(who), locationId)
  if (!about) return refuse({ code: 'location_not_found' })
  const before = await countedBefore(db, about, range, now)
  const figures = async (zones: readonly ZoneDays[]) => figuresOf(await rangeSums(db, about.ids, zones, MOST))
  return ok({
    range,
    ...(await figures(daysOfRange(about.zones, range, now))),
    before: before && { through: before.through, until: before.until, ...(await figures(before.zones)) },
    location: about.location,
  })
})

function figuresOf(sums: RangeSums) {
  const revenue = sums.total - sums.refunded
  return {
    orders: ordersOf(sums),
    revenue,
    money: {
      goods: sums.subtotal - sums.fees,
      discounts: sums.discounts,
      fees: sums.fees,
      tax: sums.tax,
      tips: sums.tip,
      refunds: sums.refunded,
    },
    orderTypes: { dineIn: sums.dine_in, pickup: sums.pickup, delivery: sums.delivery },
    tenders: [...sums.tenders],
    unpaid: sums.tenders.reduce((left, { amount, refunded }) => left - amount + refunded, revenue),
    dishes: [...sums.dishes],
    options: [...sums.options],
    discounts: [...sums.reductions],
    cancellations: cancellationsOf(sums),
    kitchen: kitchenOf(sums),
  }
}

function ordersOf({ pickup, delivery, dine_in }: RangeSums): number {
  return pickup + delivery + dine_in
}

function cancellationsOf(sums: RangeSums) {
  const all = ordersOf(sums) + sums.cancelled
  return {
    orders: sums.cancelled,
    share: all === 0 ? 0 : (sums.cancelled / all) * 100,
    reasons: [...sums.cancellations],
  }
}

function kitchenOf({ prep_minutes, late_minutes }: RangeSums) {
  const prep = { first: PREP_MINUTES.first, counts: prep_minutes }
  const late = { first: LATE_MINUTES.first, counts: late_minutes }
  return {
    orders: sumOf(prep_minutes),
    onTimeShare: onTimeShare(late),
    prepP50: percentile(prep, 0.5),
    prepP90: percentile(prep, 0.9),
    lateP50: percentile(late, 0.5),
    lateP90: percentile(late, 0.9),
    // What was taken off again leaves noughts.
    prepMinutes: sumOf(prep_minutes) === 0 ? [] : [...prep_minutes],
  }
}
