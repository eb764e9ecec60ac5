import { CASH_MOVES, MAX_PIECES, PIECES } from '@sizzle/domain/closing/cash-count.ts'
import { JOURNAL_DATES } from '@sizzle/domain/closing/journal.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { OrderStatus } from './orders.ts'
import { none, route } from './route.ts'
import { DollarSum, Dollars, Instant, LocationId, queryNumber, text, Uuid } from './wire.ts'
import { CashMove, LocalDate, Moment, OpenOrders, Piece, ZReport } from './z-report.ts'

// The end of a business day: the drawer is counted, and the figures of the day are written down for good.

/** On the screen one goes on to the order; a report is kept for good and names no guest. */
const OpenOrdersNow = OpenOrders.extend({
  orders: z
    .array(
      z.object({
        id: z.string(),
        shortNumber: z.string(),
        customerName: z.string(),
        placedAt: Moment,
        status: OrderStatus,
        left: Dollars.describe('To be paid still.'),
      }),
    )
    .readonly()
    .describe('The earliest 100.'),
}).meta({ id: 'OpenOrdersNow' })

const AtLocation = z.strictObject({ locationId: LocationId })

export const getDayToClose = route({
  get: '/getDayToClose',
  may: 'day.close',
  about: 'The business day to close next, with its open orders. It does not say what should be in the drawer.',
  input: AtLocation.extend({
    date: LocalDate.optional().describe('Before the first report: the day to begin with, one of the last seven.'),
  }),
  output: z.object({
    locationId: z.string(),
    timeZone: z.string(),
    date: LocalDate,
    today: LocalDate.describe('The business day that it is now.'),
    isToday: z.boolean(),
    openHours: z
      .string()
      .nullable()
      .describe('That guests can order now, such as "Open until 10 p.m."; null while they cannot.'),
    closed: z
      .object({ by: z.string(), at: Moment, n: z.int() })
      .nullable()
      .describe('Today is closed already: what follows goes to the next report.'),
    orders: z.int(),
    isFirst: z.boolean().describe('No day was closed here yet, so nobody has said what was in the drawer before.'),
    unreported: z
      .object({ date: LocalDate, total: DollarSum, hasMore: z.boolean().describe('There are days after it, too.') })
      .nullable()
      .describe('Before the first report: the first of the last seven days with something that would be in none.'),
    float: DollarSum,
    countedBefore: DollarSum.describe('What of this day or later ones was counted with the day before already.'),
    uncountedBefore: DollarSum.describe('What of the day before came in and went out after it was counted.'),
    open: OpenOrdersNow,
    moves: z.array(CashMove).readonly(),
    movesSince: z.array(CashMove).readonly().describe('Of later days until now: they are in the reports of those.'),
    soFar: z
      .object({
        total: DollarSum,
        card: DollarSum.describe('Taken by card, less what was given back.'),
        cash: DollarSum.describe('Taken in cash, less what was given back, before it is rounded to coins.'),
        rounding: DollarSum.describe('What rounding to coins added to the cash; negative where it took away.'),
        other: DollarSum.describe('By gift card and in other ways, less what was given back.'),
        tax: DollarSum,
        tips: DollarSum,
        refunded: DollarSum,
        onOtherDays: DollarSum.describe('What was paid on other days for orders of this one.'),
      })
      .nullable()
      .describe('What the report would say now; null until the drawer is counted, as they tell what should be in it.'),
    lastCount: z
      .object({
        id: z.string(),
        pieces: z.array(Piece).readonly(),
        counted: DollarSum,
        expected: DollarSum,
        cameSince: DollarSum,
        cameAfter: DollarSum.describe('What of this day has come in and gone out since; the next drawer has it.'),
        difference: DollarSum,
        countedBy: z.string(),
        countedAt: Instant,
      })
      .nullable(),
  }),
  refusals: { location_not_found: none },
})

export const addCashMove = route({
  post: '/addCashMove',
  may: 'day.close',
  about:
    'Write down cash that went into the drawer or out of it without an order. It belongs to the current business day, or to the next one if that is closed.',
  input: z.strictObject({ locationId: LocationId, kind: z.enum(CASH_MOVES), amount: Dollars, reason: text(200, 1) }),
  output: z.object({ move: CashMove }),
  refusals: { location_not_found: none, count_invalid: wrongFields },
})

export const countDrawer = route({
  post: '/countDrawer',
  may: 'day.close',
  about: 'Count the drawer by notes and coins. What should be in it is told only afterwards. Each count is kept.',
  input: z.strictObject({
    locationId: LocationId,
    date: LocalDate,
    pieces: z.array(z.strictObject({ value: Dollars, count: z.int().min(0).max(MAX_PIECES) })).max(PIECES.length),
  }),
  output: z.object({
    countId: z.string(),
    counted: DollarSum,
    expected: DollarSum,
    cameSince: DollarSum.describe('What of it came in and went out on later days, in whose reports it is.'),
    difference: DollarSum,
    needsReason: z.boolean(),
  }),
  refusals: { location_not_found: none, count_invalid: wrongFields, day_not_due: none },
})

export const closeDay = route({
  post: '/closeDay',
  may: 'day.close',
  about: 'Write the report of a business day from its last count. Nobody can open the day again or change the report.',
  input: z.strictObject({
    locationId: LocationId,
    date: LocalDate,
    countId: Uuid,
    left: Dollars.describe('Stays in the drawer for the next day.'),
    reason: text(500),
    acceptsOpenOrders: z.boolean(),
  }),
  output: z.object({ report: ZReport, hash: z.string() }),
  refusals: {
    location_not_found: none,
    count_missing: none,
    counted_again: { by: z.string(), at: Moment, counted: DollarSum },
    count_invalid: wrongFields,
    day_closed: { by: z.string(), at: Moment, n: z.int() },
    day_not_due: none,
    difference_unexplained: { expected: DollarSum, counted: DollarSum, difference: DollarSum },
    orders_open: { open: OpenOrders },
    float_too_large: { counted: DollarSum },
  },
})

export const getZReports = route({
  get: '/getZReports',
  may: 'day.close',
  about: 'The reports of a location, newest first, 30 to a page.',
  input: z.strictObject({ locationId: LocationId, page: queryNumber(1, 10_000).optional() }),
  output: z.object({
    reports: z.array(
      z
        .object({
          n: z.int(),
          date: LocalDate,
          closedAt: Instant,
          closedBy: z.string(),
          orders: z.int(),
          total: DollarSum,
          difference: DollarSum,
          corrections: z.int(),
        })
        .meta({ id: 'ZReportLine' }),
    ),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  refusals: { location_not_found: none },
})

export const getZReport = route({
  get: '/getZReport',
  may: 'day.close',
  about: 'One report as it was written, with its hash.',
  input: z.strictObject({ locationId: LocationId, n: queryNumber(1, 1_000_000) }),
  output: z.object({ report: ZReport, hash: z.string() }),
  refusals: { location_not_found: none, report_not_found: none },
})

export const checkZReports = route({
  get: '/checkZReports',
  may: 'day.close',
  perPerson: { perMinute: 10, burst: 10 },
  about: 'Whether the reports of a location are as they were written: each holds the hash of the one before.',
  input: AtLocation,
  output: z.object({
    holds: z.boolean(),
    reports: z.int(),
    brokenAt: z.int().nullable().describe('The first report that is not as it was written, or is missing.'),
    lastHash: z.string(),
  }),
  refusals: { location_not_found: none },
})

export const exportJournal = route({
  post: '/exportJournal',
  may: 'day.close',
  about:
    'A report as a journal for the accountant, as a table. Who exported it is recorded. Debits equal credits, or no journal is written.',
  input: z.strictObject({ locationId: LocationId, n: z.int().min(1).max(1_000_000), dates: z.enum(JOURNAL_DATES) }),
  output: z.object({ fileName: z.string(), csv: z.string() }),
  refusals: { location_not_found: none, report_not_found: none, journal_unbalanced: none },
})
