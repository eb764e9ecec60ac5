import type { LocalDate } from '../hours/local-time.ts'
import { type Cents, dollars } from '../money/cents.ts'
import { TENDERS, type Tender } from '../pricing/tenders.ts'
import { ok, refuse } from '../result.ts'
import type { ZReport } from './z-report.ts'

/** A row is a debit, or a credit where it is negative. */
type Entry = { readonly account: string; readonly amount: Cents; readonly what: string }

const FEE_ACCOUNTS: Readonly<Record<string, string>> = {
  delivery_fee: 'Delivery income',
  service_charge: 'Service charge income',
  packaging_fee: 'Packaging income',
  deposit: 'Deposits held',
}
const TENDER_ACCOUNTS: Readonly<Record<Tender, string>> = {
  cash: 'Cash in drawer',
  card: 'Card payments to come',
  gift_card: 'Gift cards used',
  other: 'Other payments',
}
const TAX_TO_DIVIDE = 'Sales tax to divide'

/** The report of a day as an accountant books it, or a refusal where its figures do not add up (money 85). */
export function journalOf(report: ZReport) {
  const { sales } = report
  const isWhole =
    sales.total === sales.goods + sales.fees + sales.tax + sales.tips &&
    sales.fees === sum(report.fees.map(({ amount }) => amount)) &&
    sales.tax === sum(report.taxes.map(({ amount }) => amount)) &&
    report.corrections.every(({ sales: s }) => s.total === s.goods + s.fees + s.tax + s.tips)
  const entries = byAccount([
    ...soldEntries(report),
    ...correctionEntries(report),
    ...moneyEntries(report),
    ...drawerEntries(report),
  ])
  const change = sum(entries.filter(({ account }) => account === TENDER_ACCOUNTS.cash).map(({ amount }) => amount))
  const isDrawerRight = change === drawerChange(report)
  const isBalanced = sum(entries.map(({ amount }) => amount)) === 0
  return isWhole && isBalanced && isDrawerRight ? ok(entries) : refuse({ code: 'journal_unbalanced' })
}

function soldEntries({ sales, fees, taxes }: ZReport): Entry[] {
  return [
    { account: 'Food sales', amount: -(sales.goods + sales.discounts), what: 'Goods before discounts' },
    { account: 'Discounts', amount: sales.discounts, what: 'Discounts' },
    ...fees.map(({ kind, amount }) => ({ account: FEE_ACCOUNTS[kind] ?? 'Other fees', amount: -amount, what: 'Fees' })),
    ...taxes.map(({ name, amount }) => ({ account: `${name} payable`, amount: -amount, what: 'Sales tax' })),
    { account: 'Tips payable', amount: -sales.tips, what: 'Tips' },
    { account: 'Refunds', amount: sales.refunded, what: 'Given back of orders that stand' },
    { account: 'Customers', amount: sales.total - sales.refunded, what: 'Owed for orders' },
  ]
}

/** A correction does not say which tax it is of where the day has several. */
function correctionEntries({ corrections, taxes }: ZReport): Entry[] {
  const names = new Set(taxes.map(({ name }) => name))
  const [only] = names
  const taxAccount = names.size === 1 ? `${only} payable` : TAX_TO_DIVIDE
  return corrections.flatMap(({ date, sales }) => {
    const what = `Correction of ${date}`
    return [
      { account: 'Food sales', amount: -(sales.goods + sales.discounts), what },
      { account: 'Discounts', amount: sales.discounts, what },
      { account: 'Other fees', amount: -sales.fees, what },
      { account: taxAccount, amount: -sales.tax, what },
      { account: 'Tips payable', amount: -sales.tips, what },
      { account: 'Refunds', amount: sales.refunded, what },
      { account: 'Customers', amount: sales.total - sales.refunded, what },
    ]
  })
}

/** What customers paid and got back settles what they owe; coins are rounded beside it. */
function moneyEntries({ money, corrections }: ZReport): Entry[] {
  const all = [...money, ...corrections.flatMap((correction) => correction.money)]
  return TENDERS.flatMap((tender) => {
    const ofIt = all.filter((one) => one.tender === tender)
    const net = sum(ofIt.map(({ taken, givenBack }) => taken - givenBack))
    const rounding = sum(ofIt.map((one) => one.rounding - one.roundingBack))
    return [
      { account: TENDER_ACCOUNTS[tender], amount: net + rounding, what: 'Payments, less what was given back' },
      { account: 'Customers', amount: -net, what: 'Payments, less what was given back' },
      { account: 'Cash rounding', amount: -rounding, what: 'Rounding to 5 cents' },
    ]
  })
}

function drawerEntries({ moves, cash }: ZReport): Entry[] {
  const of = (kind: 'pay_in' | 'pay_out' | 'drop') =>
    sum(moves.filter((move) => move.kind === kind).map(({ amount }) => amount))
  const pairs: [account: string, amount: Cents, what: string][] = [
    ['Cash paid in', -of('pay_in'), 'Paid into the drawer'],
    ['Cash paid out', of('pay_out'), 'Paid out of the drawer'],
    ['Safe', of('drop'), 'Taken to the safe'],
    ['Cash over and short', -cash.difference, 'Difference of the count'],
    ['Bank deposits', cash.banked, 'To the bank'],
  ]
  return pairs.flatMap(([account, amount, what]) => [
    { account, amount, what },
    { account: TENDER_ACCOUNTS.cash, amount: -amount, what },
  ])
}

/**
 * What stayed in the drawer, less what it began with: each time without what the reports of later days book, and with what came
 * after the count (money 101).
 */
function drawerChange({ cash }: ZReport): Cents {
  const { float, countedBefore = 0, uncountedBefore = 0, left, cameSince = 0, cameAfter = 0 } = cash
  return left - cameSince + cameAfter - (float - countedBefore + uncountedBefore)
}

/** One row for each account, and none of nothing. */
function byAccount(entries: readonly Entry[]): Entry[] {
  const grouped = Map.groupBy(entries, ({ account }) => account)
  return [...grouped.entries()].flatMap(([account, of]) => {
    const amount = sum(of.map((entry) => entry.amount))
    const what = [...new Set(of.filter((entry) => entry.amount !== 0).map((entry) => entry.what))].join(', ')
    return amount === 0 ? [] : [{ account, amount, what }]
  })
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}

export const JOURNAL_DATES = ['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY'] as const
type JournalDates = (typeof JOURNAL_DATES)[number]

export const JOURNAL_COLUMNS = [
  'JournalNo',
  'JournalDate',
  'AccountName',
  'Debits',
  'Credits',
  'Description',
  'Name',
  'Location',
  'Class',
] as const

/** 'Z-TRU-20261120': the same day always has the same number, so that it is not booked twice. */
export function journalNumber(code: string, date: LocalDate): string {
  return `Z-${code}-${date.replaceAll('-', '')}`
}

type Written = { readonly report: ZReport; readonly code: string; readonly dates: JournalDates }

export function journalRows(entries: readonly Entry[], { report, code, dates }: Written): string[][] {
  const number = journalNumber(code, report.date)
  const date = dateAs(report.date, dates)
  return entries.map(({ account, amount, what }) => [
    number,
    date,
    account,
    amount > 0 ? dollars(amount) : '',
    amount < 0 ? dollars(-amount) : '',
    what,
    '',
    report.locationName,
    '',
  ])
}

function dateAs(date: LocalDate, dates: JournalDates): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return dates.replace('YYYY', year).replace('MM', month).replace('DD', day)
}
