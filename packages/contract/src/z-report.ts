import { CASH_MOVES } from '@sizzle/domain/closing/cash-count.ts'
import { TENDERS } from '@sizzle/domain/pricing/tenders.ts'
import { z } from 'zod'
import { OrderStatus } from './orders.ts'
import { CalendarDate, DollarSum, Dollars } from './wire.ts'

// The report of a closed day, as it stands in the books and travels.

export const LocalDate = CalendarDate
/** A day of a report travels as it stands in it. */
export const Moment = z.string()

const SalesFigures = z
  .object({
    orders: z.int(),
    cancelled: z.int(),
    goods: DollarSum.describe('Dishes, less discounts.'),
    discounts: DollarSum,
    fees: DollarSum,
    tax: DollarSum,
    tips: DollarSum,
    total: DollarSum,
    refunded: DollarSum.describe('What went back of the total, on whichever day.'),
  })
  .meta({ id: 'SalesFigures' })

const TenderMoney = z
  .object({
    tender: z.enum(TENDERS),
    payments: z.int(),
    taken: DollarSum,
    rounding: DollarSum.describe('Added to what was taken where coins changed hands.'),
    tips: DollarSum.describe('Within what was taken.'),
    givenBack: DollarSum,
    roundingBack: DollarSum,
  })
  .meta({ id: 'TenderMoney' })

export const CashMove = z
  .object({
    kind: z.enum(CASH_MOVES).describe('`drop`: taken to the safe or the bank.'),
    amount: Dollars,
    reason: z.string(),
    by: z.string(),
    at: Moment,
  })
  .meta({ id: 'CashMove' })

export const Piece = z.object({ value: Dollars, count: z.int() }).meta({ id: 'CountedPiece' })

export const OpenOrders = z
  .object({
    count: z.int(),
    amount: DollarSum.describe('What is left to pay of them.'),
    orders: z
      .array(z.object({ shortNumber: z.string(), status: OrderStatus, left: Dollars.describe('To be paid still.') }))
      .readonly()
      .describe('The earliest 100.'),
  })
  .meta({ id: 'OpenOrders', description: 'Orders of the day that are not finished, or not paid.' })

const DrawerReport = z
  .object({
    float: DollarSum.describe('What the day before left in the drawer.'),
    countedBefore: DollarSum.optional().describe(
      'What of this day or later ones was counted with the day before already; only where something was.',
    ),
    uncountedBefore: DollarSum.optional().describe(
      'What of the day before came in and went out after it was counted; only where something did.',
    ),
    taken: DollarSum,
    givenBack: DollarSum,
    moved: DollarSum.describe('Paid in, less paid out and taken to the safe.'),
    late: DollarSum.describe('What came in and went out on days that were closed already.'),
    cameSince: DollarSum.optional().describe(
      'What came in and went out on later days until it was counted; it is in their reports. Only where something did.',
    ),
    cameAfter: DollarSum.optional().describe(
      'What of this day came in and went out after it was counted; it is in no difference of this count, and the next drawer has it. Only where something did.',
    ),
    expected: DollarSum.describe('When it was counted.'),
    pieces: z.array(Piece).readonly(),
    counted: DollarSum,
    difference: DollarSum.describe('Negative: something is missing.'),
    reason: z.string(),
    countedBy: z.string(),
    counts: z.int().describe('How often the drawer was counted.'),
    firstDifference: DollarSum,
    left: DollarSum.describe('Stays in the drawer for the next day.'),
    banked: DollarSum,
  })
  .meta({ id: 'DrawerReport' })

export const ZReport = z
  .object({
    locationId: z.string(),
    locationName: z.string(),
    date: LocalDate,
    n: z.int(),
    previousHash: z.string(),
    closedAt: Moment,
    closedBy: z.object({ id: z.string(), name: z.string() }),
    timeZone: z.string(),
    sales: SalesFigures,
    cancelledTotal: DollarSum,
    fees: z.array(z.object({ kind: z.string(), amount: DollarSum })).readonly(),
    taxes: z
      .array(
        z.object({
          name: z.string(),
          ratePer100k: z.int().describe('14000 is 14%.'),
          base: DollarSum,
          amount: DollarSum,
        }),
      )
      .readonly(),
    numbers: z.object({ first: z.string(), last: z.string(), missing: z.int() }).nullable(),
    money: z.array(TenderMoney).readonly(),
    tips: z
      .array(z.object({ name: z.string().nullable(), tender: z.enum(TENDERS), amount: DollarSum }))
      .readonly()
      .describe('By who took the payment; null: the customer paid online.'),
    open: OpenOrders,
    corrections: z
      .array(z.object({ date: LocalDate, sales: SalesFigures, money: z.array(TenderMoney).readonly() }))
      .readonly()
      .describe('What has changed of days that were closed already.'),
    moves: z.array(CashMove).readonly(),
    cash: DrawerReport,
  })
  .meta({ id: 'ZReport' })
