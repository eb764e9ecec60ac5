import { createHash } from 'node:crypto'
import * as contract from '@sizzle/contract/closing.ts'
import { needsReason } from '@sizzle/domain/closing/cash-count.ts'
import { withCorrection } from '@sizzle/domain/closing/day-figures.ts'
import { asCounted, type DrawerReport, type ZReport } from '@sizzle/domain/closing/z-report.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { type Person, personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { operation } from '../kit/operation.ts'
import type { LocationRow } from '../locations/locations.sql.ts'
import { countsOf, lockBooks } from './cash.sql.ts'
import { figuresOfDay, openOrdersOf } from './day-figures.sql.ts'
import { type CashFacts, cashFacts, type DayToClose, dayToClose, locationToClose } from './day-to-close.ts'
import { insertReport, reportOfDay, saveReportedDays } from './reports.sql.ts'

export const OPEN_ORDERS_SHOWN = 100

/** A day is closed once. Of two who close it together the second is told who was first (money 82). */
export const closeDay = operation(contract.closeDay, async (wish, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const location = await locationToClose(tx, who, wish.locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  if (wish.left < 0) return refuse({ code: 'count_invalid' })
  await lockBooks(tx, location.id)
  const before = await reportOfDay(tx, location.id, wish.date)
  if (before)
    return refuse({ code: 'day_closed', by: before.report.closedBy.name, at: before.report.closedAt, n: before.n })
  const day = await dayToClose(tx, location, now, wish.date)
  if (day.date !== wish.date || day.date > day.today) return refuse({ code: 'day_not_due' })
  const counts = await countsOf(tx, location.id, day.date)
  const [first, last] = [counts[0], counts.at(-1)]
  if (!first || !last || counts.every(({ id }) => id !== wish.countId)) return refuse({ code: 'count_missing' })
  if (last.id !== wish.countId) {
    const { counted_by_name: by, counted_at, counted } = last
    return refuse({ code: 'counted_again', by, at: counted_at.toISOString(), counted })
  }

  // What was there at the count, of later days too: what came after it was not counted.
  const facts = await cashFacts(tx, location, day, last.came_since)
  const { counted, expected, pieces } = last
  const difference = counted - expected
  const reason = wish.reason.trim()
  if (needsReason(difference) && reason === '')
    return refuse({ code: 'difference_unexplained', expected, counted, difference })
  if (wish.left > counted) return refuse({ code: 'float_too_large', counted })
  const { count, amount, orders } = await openOrdersOf(tx, location.id, day.date, OPEN_ORDERS_SHOWN)
  // A report is kept for good, so it names no guest.
  const open = { count, amount, orders: orders.map(({ shortNumber, status, left }) => ({ shortNumber, status, left })) }
  if (open.count > 0 && !wish.acceptsOpenOrders) return refuse({ code: 'orders_open', open })

  const cash: DrawerReport = {
    ...asCounted(facts.cash, expected),
    pieces: pieces.filter(({ count }) => count > 0),
    counted,
    difference,
    reason,
    countedBy: last.counted_by_name,
    counts: counts.length,
    firstDifference: first.counted - first.expected,
    left: wish.left,
    banked: counted - wish.left,
  }
  const closing = { location, day, facts, cash, open, person, now }
  const { report, hash } = await writeReport(tx, closing)
  await addAudit(tx, person, requestId, {
    action: 'closeDay',
    subject: `day:${day.date}`,
    locationId: location.id,
    after: { number: report.n, hash, totalAmount: report.sales.total, differenceAmount: difference, reason },
  })
  return ok({ report, hash })
})

type Closing = {
  readonly location: LocationRow
  readonly day: DayToClose
  readonly facts: CashFacts
  readonly cash: DrawerReport
  readonly open: ZReport['open']
  readonly person: Person
  readonly now: Date
}

async function writeReport(tx: Tx, { location, day, facts, cash, open, person, now }: Closing) {
  const figures = await figuresOfDay(tx, location.id, day.date)
  const { money, moves, corrections, reported } = facts
  const report: ZReport = {
    locationId: location.id,
    locationName: location.name,
    date: day.date,
    n: (day.last?.n ?? 0) + 1,
    previousHash: day.last?.hash ?? '',
    closedAt: now.toISOString(),
    closedBy: { id: person.userId, name: person.name },
    timeZone: location.time_zone,
    sales: figures.sales,
    cancelledTotal: figures.cancelled_total,
    fees: figures.fees,
    taxes: figures.taxes,
    numbers: figures.numbers,
    money,
    tips: figures.tips,
    open,
    corrections,
    moves,
    cash,
  }
  const content = JSON.stringify(report)
  const hash = hashOf(content)
  const { n, previousHash } = report
  const row = { location_id: location.id, n, business_date: day.date, content, previous_hash: previousHash, hash }
  await insertReport(tx, { ...row, closed_at: now })
  const corrected = corrections.flatMap((correction) => {
    const said = reported.get(correction.date)
    return said ? [{ business_date: correction.date, ...withCorrection(said, correction) }] : []
  })
  const own = { business_date: day.date, sales: figures.sales, money }
  await saveReportedDays(tx, location.id, [own, ...corrected])
  return { report, hash }
}

/** Of the text as it is kept. The number, the day and the hash of the report before are within it. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}
