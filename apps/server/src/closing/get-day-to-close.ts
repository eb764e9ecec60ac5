import * as contract from '@sizzle/contract/closing.ts'
import { asCounted } from '@sizzle/domain/closing/z-report.ts'
import { addDays } from '@sizzle/domain/hours/local-time.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import type { Tender } from '@sizzle/domain/pricing/tenders.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Db } from '../kit/db/sql.ts'
import { query } from '../kit/operation.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { countsOf, movesOf } from './cash.sql.ts'
import { OPEN_ORDERS_SHOWN } from './close-day.ts'
import { figuresOfDay, openOrdersOf, paidOnOtherDays } from './day-figures.sql.ts'
import {
  type CashFacts,
  cashFacts,
  type DayToClose,
  dayToClose,
  locationToClose,
  unreportedBefore,
} from './day-to-close.ts'

export const getDayToClose = query(contract.getDayToClose, async ({ locationId, date: chosen }, { db, who, now }) => {
  const location = await locationToClose(db, who, locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  const day = await dayToClose(db, location, now, chosen)
  const { date, today, last } = day
  const { placed, ...open } = await openOrdersOf(db, locationId, date, OPEN_ORDERS_SHOWN)
  const count = (await countsOf(db, locationId, date)).at(-1)
  const facts = count && (await cashFacts(db, location, day, count.came_since))
  const isClosed = last !== undefined && last.report.date >= today
  const { isOpen, text } = openState(hoursOf(location), now)
  return ok({
    locationId,
    timeZone: location.time_zone,
    date,
    today,
    isToday: date === today,
    openHours: isOpen ? text : null,
    closed: isClosed ? { by: last.report.closedBy.name, at: last.report.closedAt, n: last.n } : null,
    orders: placed,
    isFirst: last === undefined,
    unreported: await unreportedBefore(db, location, day),
    float: last?.report.cash.left ?? 0,
    countedBefore: last?.report.cash.cameSince ?? 0,
    uncountedBefore: last?.report.cash.cameAfter ?? 0,
    open,
    moves: await movesOf(db, locationId, { first: date, last: date }),
    movesSince: await movesOf(db, locationId, { first: addDays(date, 1), last: today }),
    soFar: facts ? await figuresSoFar(db, day, location, facts) : null,
    lastCount:
      count && facts
        ? {
            id: count.id,
            pieces: count.pieces,
            counted: count.counted,
            expected: count.expected,
            cameSince: count.came_since,
            cameAfter: asCounted(facts.cash, count.expected).cameAfter ?? 0,
            difference: count.counted - count.expected,
            countedBy: count.counted_by_name,
            countedAt: count.counted_at,
          }
        : null,
  })
})

/** What somebody compares with the card terminal and the drawer before the day is closed for good. */
async function figuresSoFar(db: Db, { date }: DayToClose, location: LocationRow, { money }: CashFacts) {
  const { sales } = await figuresOfDay(db, location.id, date)
  const came = (...tenders: Tender[]) =>
    money.reduce((sum, { tender, taken, givenBack }) => sum + (tenders.includes(tender) ? taken - givenBack : 0), 0)
  const rounding = money.reduce((sum, each) => sum + each.rounding - each.roundingBack, 0)
  const { total, tax, tips, refunded } = sales
  return {
    total,
    tax,
    tips,
    refunded,
    onOtherDays: await paidOnOtherDays(db, location.id, date),
    card: came('card'),
    cash: came('cash'),
    rounding,
    other: came('gift_card', 'other'),
  }
}
