import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { bumpQuotes, endBump } from './bump-quotes.ts'
import { getKitchen } from './get-kitchen.ts'
import { getOrderTimes } from './get-order-times.ts'
import { learnTimes } from './learn-times.ts'
import { pauseOrders, resumeOrders } from './pauses.ts'
import { forgetOldLoads } from './slot-load.sql.ts'
import { watchKitchens } from './watch-kitchens.ts'

/** A cancellation may come a day late, and finds its slot. */
const KEPT_MS = 7 * 86_400_000

const LEARN_JOB = 'kitchen-learn-times'

/** When the kitchen takes orders, and how many at a time. */
export function kitchenRoom({ database, settingReader: { settingOf } }: House): Room {
  return {
    operations: [
      getOrderTimes(settingOf),
      getKitchen(settingOf),
      pauseOrders(settingOf),
      resumeOrders(settingOf),
      bumpQuotes(settingOf),
      endBump(settingOf),
      watchKitchens,
    ],
    jobs: { [LEARN_JOB]: async (_payload, { now }) => learnTimes(database.db, settingOf, now()) },
    timetable: [{ task: LEARN_JOB, cron: '*/5 * * * *' }],
    forget: (db, now) => forgetOldLoads(db, new Date(now.getTime() - KEPT_MS)),
  }
}
