import type { LocalDate } from '../hours/local-time.ts'
import type { Cents } from '../money/cents.ts'
import { TENDERS, type Tender } from '../pricing/tenders.ts'

/** What a business day sold. Orders that were cancelled are in no figure but their own count. */
export type SalesFigures = {
  readonly orders: number
  readonly cancelled: number
  /** Dishes, less discounts. */
  readonly goods: Cents
  readonly discounts: Cents
  readonly fees: Cents
  readonly tax: Cents
  readonly tips: Cents
  readonly total: Cents
  /** What went back of it, on whichever day. */
  readonly refunded: Cents
}

/** What changed hands on a business day, for whichever day's orders. */
type MoneyFigures = {
  readonly payments: number
  readonly taken: Cents
  /** Added to what was taken where coins changed hands. */
  readonly rounding: Cents
  readonly tips: Cents
  readonly givenBack: Cents
  readonly roundingBack: Cents
}
export type TenderMoney = MoneyFigures & { readonly tender: Tender }

/** What has changed of a day since its report was written. */
export type Correction = {
  readonly date: LocalDate
  readonly sales: SalesFigures
  readonly money: readonly TenderMoney[]
}
type DayFigures = Omit<Correction, 'date'>

/** What is different now, or null (money 83). */
export function correctionOf(date: LocalDate, reported: DayFigures, now: DayFigures): Correction | null {
  const sales = salesWith(now.sales, reported.sales, (is, was) => is - was)
  const money = TENDERS.flatMap((tender): TenderMoney[] => {
    const figures = moneyWith(moneyOf(now, tender), moneyOf(reported, tender), (is, was) => is - was)
    return isNothing(figures) ? [] : [{ tender, ...figures }]
  })
  return isNothing(sales) && money.length === 0 ? null : { date, sales, money }
}

/** What was said of a day so far, with what is said now. */
export function withCorrection(reported: DayFigures, { sales, money }: DayFigures): DayFigures {
  const add = (one: number, other: number) => one + other
  return {
    sales: salesWith(reported.sales, sales, add),
    money: TENDERS.flatMap((tender): TenderMoney[] => {
      const figures = moneyWith(moneyOf(reported, tender), moneyOf({ money }, tender), add)
      return isNothing(figures) ? [] : [{ tender, ...figures }]
    }),
  }
}

/** Coins and notes that came in for orders, less those that were given back. */
export function cashThrough(money: readonly TenderMoney[]): { readonly taken: Cents; readonly givenBack: Cents } {
  const cash = money.filter(({ tender }) => tender === 'cash')
  return {
    taken: cash.reduce((sum, { taken, rounding }) => sum + taken + rounding, 0),
    givenBack: cash.reduce((sum, { givenBack, roundingBack }) => sum + givenBack + roundingBack, 0),
  }
}

type Pair = (one: number, other: number) => number

function salesWith(a: SalesFigures, b: SalesFigures, pair: Pair): SalesFigures {
  return {
    orders: pair(a.orders, b.orders),
    cancelled: pair(a.cancelled, b.cancelled),
    goods: pair(a.goods, b.goods),
    discounts: pair(a.discounts, b.discounts),
    fees: pair(a.fees, b.fees),
    tax: pair(a.tax, b.tax),
    tips: pair(a.tips, b.tips),
    total: pair(a.total, b.total),
    refunded: pair(a.refunded, b.refunded),
  }
}

function moneyWith(a: MoneyFigures, b: MoneyFigures, pair: Pair): MoneyFigures {
  return {
    payments: pair(a.payments, b.payments),
    taken: pair(a.taken, b.taken),
    rounding: pair(a.rounding, b.rounding),
    tips: pair(a.tips, b.tips),
    givenBack: pair(a.givenBack, b.givenBack),
    roundingBack: pair(a.roundingBack, b.roundingBack),
  }
}

const NO_MONEY: MoneyFigures = { payments: 0, taken: 0, rounding: 0, tips: 0, givenBack: 0, roundingBack: 0 }

function moneyOf({ money }: Pick<DayFigures, 'money'>, tender: Tender): MoneyFigures {
  return money.find((one) => one.tender === tender) ?? NO_MONEY
}

function isNothing(figures: SalesFigures | MoneyFigures): boolean {
  return Object.values(figures).every((figure) => figure === 0)
}
