import { CASH_MOVE_WORDS } from '@sizzle/domain/closing/cash-count.ts'
import { csvTable } from '@sizzle/domain/exports/csv.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { TENDER_LABELS } from '@sizzle/domain/pricing/tenders.ts'
import { BRAND } from '../../../brand/brand.ts'
import { clockOf } from '../../../ui/clock.ts'
import { formatDollars, toCents } from '../../../ui/money.ts'
import type { DayToClose, ZReport } from './closing-query.ts'

const LONG_DAY = new Intl.DateTimeFormat(BRAND.locale, { dateStyle: 'full', timeZone: 'UTC' })

/** 'Friday, November 20, 2026' */
export function longDay(date: string): string {
  return LONG_DAY.format(new Date(`${date}T00:00:00Z`))
}

const SHORT_DAY = new Intl.DateTimeFormat(BRAND.locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** 'Fri, Nov 20' */
export function shortDay(date: string): string {
  return SHORT_DAY.format(new Date(`${date}T00:00:00Z`))
}

const DAY_OF_WEEK = new Intl.DateTimeFormat(BRAND.locale, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** 'Friday, November 20' */
function dayOfWeek(date: string): string {
  return DAY_OF_WEEK.format(new Date(`${date}T00:00:00Z`))
}

const LIST_DAY = new Intl.DateTimeFormat(BRAND.locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 'Fri, Nov 20, 2026': in a narrow list it stays on one line. */
export function listDay(date: string): string {
  return LIST_DAY.format(new Date(`${date}T00:00:00Z`))
}

/** '$20', '25¢' */
export function pieceName(cents: number): string {
  return cents >= 100 ? `$${cents / 100}` : `${cents}¢`
}

/** Before the first closing: what it would leave out (money 102). */
export function unreportedWords({ date, total, hasMore }: NonNullable<DayToClose['unreported']>): string {
  const day = dayOfWeek(date)
  const more = hasMore ? ' and of days after it' : ''
  return total > 0
    ? `Orders of ${day} (${formatDollars(total)})${more} are in no report.`
    : `The money of ${day}${more} is in no report.`
}

/** An order is sold on the day it is for, finished or not; money counts on the day it comes (money 82). */
export function openOrdersWords({ open, isToday }: Pick<DayToClose, 'open' | 'isToday'>): string {
  const [they, them] = open.count === 1 ? ['It is', 'it'] : ['They are', 'them']
  return isToday
    ? `${they} counted in today’s sales. What is collected for ${them} later, and any later orders, go into tomorrow’s report.`
    : `${they} counted in the sales of this day. What is collected for ${them} later goes into the report of the day it comes.`
}

const FEES: Readonly<Record<string, string>> = {
  delivery_fee: 'Delivery',
  service_charge: 'Service charge',
  packaging_fee: 'Packaging',
  deposit: 'Deposits',
}

/** A number is an amount in dollars; a sum stands out from what it is made of. */
export type ReportRow = readonly [label: string, value: number | string, isSum?: boolean]
export type ReportPart = { readonly title: string; readonly rows: readonly ReportRow[] }

/** The report as it is read: on the screen, on paper and in a spreadsheet. */
export function reportParts(report: ZReport): ReportPart[] {
  const parts: ReportPart[] = [
    { title: 'Sales', rows: salesRows(report) },
    { title: 'Payments', rows: report.money.flatMap(tenderRows) },
    {
      title: 'Tips',
      rows: report.tips.map(({ name, tender, amount }) => [
        `${name ?? 'Paid online'}, ${TENDER_LABELS[tender].toLowerCase()}`,
        amount,
      ]),
    },
    { title: 'Drawer', rows: drawerRows(report) },
    {
      title: 'Cash in and out',
      rows: report.moves.map(({ kind, amount, reason, by, at }) => [
        `${CASH_MOVE_WORDS[kind]}: ${reason} (${by}, ${timeOfMove(report, at)})`,
        kind === 'pay_in' ? amount : -amount,
      ]),
    },
    {
      title: 'Counted',
      rows: report.cash.pieces.map(({ value, count }) => [
        `${count} × ${pieceName(Math.round(value * 100))}`,
        (Math.round(value * 100) * count) / 100,
      ]),
    },
    ...report.corrections.map(correctionPart),
    {
      title: 'Open when the day was closed',
      rows: report.open.orders.map(({ shortNumber, status, left }) => [`${shortNumber}, ${status}`, left]),
    },
  ]
  return parts.filter(({ rows }) => rows.length > 0)
}

/** Cash that moved after the day before was closed is of this day, and has its date. */
function timeOfMove({ date, timeZone }: Pick<ZReport, 'date' | 'timeZone'>, at: string): string {
  const clock = clockOf({ timeZone })
  return localAt(timeZone, new Date(at)).date === date ? clock.time(at) : clock.moment(at)
}

function salesRows({ sales, fees, taxes, numbers, cancelledTotal }: ZReport): ReportRow[] {
  return [
    ['Orders', String(sales.orders)],
    ...(numbers
      ? [
          [
            'Order numbers',
            `${numbers.first} to ${numbers.last}${numbers.missing > 0 ? `, ${numbers.missing} missing` : ''}`,
          ] as const,
        ]
      : []),
    ['Goods', sales.goods],
    ...(sales.discounts > 0 ? [['Discounts, off the goods already', sales.discounts] as const] : []),
    ...fees.map(({ kind, amount }) => [FEES[kind] ?? kind, amount] as const),
    ...taxes.map(({ name, ratePer100k, amount }) => [`${name} ${ratePer100k / 1000}%`, amount] as const),
    ['Tips', sales.tips],
    ['Total', sales.total, true],
    ...(sales.refunded > 0 ? [['Given back of it', -sales.refunded] as const] : []),
    ...(sales.cancelled > 0 ? [[`Cancelled orders (${sales.cancelled})`, cancelledTotal] as const] : []),
  ]
}

function tenderRows({
  tender,
  payments,
  taken,
  rounding,
  givenBack,
  roundingBack,
}: ZReport['money'][number]): ReportRow[] {
  const name = TENDER_LABELS[tender]
  return [
    [`${name} (${payments})`, taken],
    ...(rounding !== 0 ? [[`${name}, rounding`, rounding] as const] : []),
    ...(givenBack !== 0 ? [[`${name}, given back`, -givenBack] as const] : []),
    ...(roundingBack !== 0 ? [[`${name}, rounding of it`, -roundingBack] as const] : []),
  ]
}

function drawerRows({ cash }: ZReport): ReportRow[] {
  return [
    ['Left by the day before', cash.float],
    ...(cash.countedBefore ? [['Counted with the day before already', -cash.countedBefore] as const] : []),
    ...(cash.uncountedBefore ? [['Came after the day before was counted', cash.uncountedBefore] as const] : []),
    ['Taken in cash', cash.taken],
    ['Given back in cash', -cash.givenBack],
    ['Paid in, less paid out', cash.moved],
    ...(cash.late !== 0 ? [['After the day before was closed', cash.late] as const] : []),
    ...(cash.cameSince ? [['Came after this day, in later reports', cash.cameSince] as const] : []),
    ...(cash.cameAfter ? [['Came after the count, in the next drawer', -cash.cameAfter] as const] : []),
    ['Expected', cash.expected, true],
    [`Counted by ${cash.countedBy}`, cash.counted],
    ['Difference', cash.difference, true],
    ...(cash.reason ? [['Reason', cash.reason] as const] : []),
    ...(cash.counts > 1
      ? [[`Counted ${cash.counts} times; the first differed by`, cash.firstDifference] as const]
      : []),
    ['Stays in the drawer', cash.left],
    ['To the bank', cash.banked],
  ]
}

function correctionPart({ date, sales, money }: ZReport['corrections'][number]): ReportPart {
  const rows: ReportRow[] = [
    ['Orders', signed(sales.orders)],
    ['Cancelled', signed(sales.cancelled)],
    ['Total', sales.total],
    ['Tax within it', sales.tax],
    ['Given back', sales.refunded],
    ...money.flatMap(tenderRows),
  ]
  return { title: `Correction of ${longDay(date)}`, rows: rows.filter(([, value]) => value !== 0 && value !== '0') }
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count)
}

export function valueWords(value: number | string): string {
  // What is taken off may be nothing, and that has no sign.
  return typeof value === 'number' ? formatDollars(value || 0) : value
}

/** 'Truro Heights, report 12. Closed by Anita Rao, Nov 20, 2026, 10:41 p.m.' */
export function aboutReport({ locationName, n, closedBy, closedAt, timeZone }: ZReport): string {
  return `${locationName}, report ${n}. Closed by ${closedBy.name}, ${clockOf({ timeZone }).moment(closedAt)}`
}

export function reportCsv(report: ZReport, hash: string): string {
  const rows = reportParts(report).flatMap(({ title, rows: lines }) =>
    lines.map(([label, value]) => [title, label, typeof value === 'number' ? { cents: toCents(value) } : value]),
  )
  // As the wall of the restaurant has it: an evening is not of the next day.
  const closed = localAt(report.timeZone, new Date(report.closedAt))
  const head = [
    ['Report', 'Location', report.locationName],
    ['Report', 'Business day', report.date],
    ['Report', 'Number', String(report.n)],
    ['Report', `Closed (${report.timeZone})`, `${closed.date} ${closed.time}`],
    ['Report', 'Closed by', report.closedBy.name],
    ['Report', 'Hash', hash],
  ]
  return csvTable(['Part', 'What', 'Amount'], [...head, ...rows])
}
