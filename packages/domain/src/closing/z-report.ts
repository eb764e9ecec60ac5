import type { LocalDate } from '../hours/local-time.ts'
import type { Cents } from '../money/cents.ts'
import type { OrderStatus } from '../order/status.ts'
import type { Tender } from '../pricing/tenders.ts'
import { type CashMove, type CountedPiece, movedSum } from './cash-count.ts'
import { type Correction, cashThrough, type SalesFigures, type TenderMoney } from './day-figures.ts'

/** The figures of one business day at one location, as they were when it was closed. They never change again. */
export type ZReport = {
  readonly locationId: string
  readonly locationName: string
  readonly date: LocalDate
  readonly n: number
  /** Of the report before; empty in the first. */
  readonly previousHash: string
  readonly closedAt: string
  readonly closedBy: { readonly id: string; readonly name: string }
  readonly timeZone: string
  readonly sales: SalesFigures
  readonly cancelledTotal: Cents
  readonly fees: readonly { readonly kind: string; readonly amount: Cents }[]
  readonly taxes: readonly TaxSum[]
  readonly numbers: OrderNumbers | null
  readonly money: readonly TenderMoney[]
  /** By who took the payment; null is nobody, as when a customer pays online. */
  readonly tips: readonly { readonly name: string | null; readonly tender: Tender; readonly amount: Cents }[]
  readonly open: OpenOrders
  readonly corrections: readonly Correction[]
  readonly moves: readonly CashMove[]
  readonly cash: DrawerReport
}

export type TaxSum = {
  readonly name: string
  readonly ratePer100k: number
  readonly base: Cents
  readonly amount: Cents
}
export type OrderNumbers = { readonly first: string; readonly last: string; readonly missing: number }
export type OpenOrders = {
  readonly count: number
  readonly amount: Cents
  /** The earliest of them. */
  readonly orders: readonly OpenOrder[]
}
export type OpenOrder = { readonly shortNumber: string; readonly status: OrderStatus; readonly left: Cents }

/** What should be in the drawer, and where that comes from (money 81). */
export type ExpectedCash = {
  /** What the day before left in it. */
  readonly float: Cents
  /** What of this day or later ones was counted with the day before already; only where something was. */
  readonly countedBefore?: Cents
  /** What of the day before came in and went out after it was counted, and is in this drawer; only where something did. */
  readonly uncountedBefore?: Cents
  readonly taken: Cents
  readonly givenBack: Cents
  readonly moved: Cents
  /** What came in and went out on days that were closed already. */
  readonly late: Cents
  /** What came in and went out on later days until it was counted, and is in their reports; only where something did. */
  readonly cameSince?: Cents
  /** What of this day came in and went out after it was counted: the next drawer has it. Only where something did. */
  readonly cameAfter?: Cents
  readonly expected: Cents
}

export type DrawerReport = ExpectedCash & {
  readonly pieces: readonly CountedPiece[]
  readonly counted: Cents
  readonly difference: Cents
  readonly reason: string
  readonly countedBy: string
  /** How often it was counted, and what was missing or too much at the first time. */
  readonly counts: number
  readonly firstDifference: Cents
  /** Stays in the drawer for the next day. */
  readonly left: Cents
  readonly banked: Cents
}

type Through = {
  readonly float: Cents
  readonly countedBefore: Cents
  readonly uncountedBefore: Cents
  readonly money: readonly TenderMoney[]
  readonly moves: readonly Pick<CashMove, 'kind' | 'amount'>[]
  readonly corrections: readonly Correction[]
  readonly cameSince: Cents
}

export function expectedCash(through: Through): ExpectedCash {
  const { float, countedBefore, uncountedBefore, money, moves, corrections, cameSince } = through
  const { taken, givenBack } = cashThrough(money)
  const before = cashThrough(corrections.flatMap((correction) => correction.money))
  const late = before.taken - before.givenBack
  const moved = movedSum(moves)
  return {
    float,
    ...(countedBefore !== 0 && { countedBefore }),
    ...(uncountedBefore !== 0 && { uncountedBefore }),
    taken,
    givenBack,
    moved,
    late,
    ...(cameSince !== 0 && { cameSince }),
    expected: float - countedBefore + uncountedBefore + taken - givenBack + moved + late + cameSince,
  }
}

/** As it was when it was counted: what came in and went out after that is in no difference of this count (money 101). */
export function asCounted(now: ExpectedCash, expected: Cents): ExpectedCash {
  const cameAfter = now.expected - expected
  return { ...now, ...(cameAfter !== 0 && { cameAfter }), expected }
}
