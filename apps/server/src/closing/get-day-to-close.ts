import * as contract from '@sizzle/contract/closing.ts'
import { openState } from '@sizzle/domain/hours/open-state.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { hoursOf } from '../locations/present-location.ts'
import { countsOf, movesOf } from './cash.sql.ts'
import { OPEN_ORDERS_SHOWN } from './close-day.ts'
import { openOrdersOf } from './day-figures.sql.ts'
import { dayToClose, locationToClose } from './day-to-close.ts'

export const getDayToClose = query(contract.getDayToClose, async ({ locationId }, { db, who, now }) => {
  const location = await locationToClose(db, who, locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  const { date, today, last } = await dayToClose(db, location, now)
  const { placed, ...open } = await openOrdersOf(db, locationId, date, OPEN_ORDERS_SHOWN)
  const count = (await countsOf(db, locationId, date)).at(-1)
  const isClosed = last !== undefined && last.report.date >= today
  const { isOpen, text } = openState(hoursOf(location), now)
  return ok({
    locationId,
    timeZone: location.time_zone,
    date,
    isToday: date === today,
    openHours: isOpen ? text : null,
    closed: isClosed ? { by: last.report.closedBy.name, at: last.report.closedAt, n: last.n } : null,
    orders: placed,
    float: last?.report.cash.left ?? 0,
    open,
    moves: await movesOf(db, locationId, date),
    lastCount: count
      ? {
          id: count.id,
          pieces: count.pieces,
          counted: count.counted,
          expected: count.expected,
          difference: count.counted - count.expected,
          countedBy: count.counted_by_name,
          countedAt: count.counted_at,
        }
      : null,
  })
})
