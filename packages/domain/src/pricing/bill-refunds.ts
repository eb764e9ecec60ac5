import { type Cents, shareOf } from '../money/cents.ts'
import { ok, refuse } from '../result.ts'
import { allocate } from './allocate.ts'
import { type Bill, type BillLine, netOf } from './bill.ts'
import { RATE_WHOLE } from './tax.ts'
import type { ClassAmount } from './tax-class.ts'
import { amountIn, type BillTax } from './taxes.ts'

/** A refund, or what is left to refund, in the order of the bill's lines, charges and taxes. */
export type RefundParts = {
  readonly lines: readonly Cents[]
  readonly charges: readonly Cents[]
  readonly taxes: readonly Cents[]
  readonly tip: Cents
  readonly total: Cents
}

type Place = { readonly n: number; readonly amount: Cents }

/** What goes back before tax; the tax follows. */
export type RefundOf = {
  readonly lines?: readonly Place[]
  readonly charges?: readonly Place[]
  readonly tip?: Cents
}

/** What of each part has not gone back yet. A discount is in its lines and never goes back by itself. */
export function leftToRefund(bill: Bill, before: readonly RefundParts[]): RefundParts {
  return before.reduce((left, back) => join(left, back, -1), {
    lines: bill.lines.map(netOf),
    charges: bill.charges.map(({ taxClass, amount }) => (taxClass === null ? 0 : amount)),
    taxes: bill.taxes.map(({ amount }) => amount),
    tip: bill.tip,
    total: bill.total,
  })
}

/** An amount with everything in it, divided over all that is left: whatever the sequence, the parts end at the whole (money 49). */
export function refundAmount(bill: Bill, before: readonly RefundParts[], amount: Cents) {
  const left = leftToRefund(bill, before)
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse({ code: 'refund_amount_invalid' })
  if (amount > left.total) return refuse({ code: 'refund_exceeds_payment', left: left.total })
  const shares = allocate(amount, [...left.lines, ...left.charges, ...left.taxes, left.tip])
  const charges = left.lines.length
  const taxes = charges + left.charges.length
  const tip = taxes + left.taxes.length
  return ok<RefundParts>({
    lines: shares.slice(0, charges),
    charges: shares.slice(charges, taxes),
    taxes: shares.slice(taxes, tip),
    tip: shares[tip] ?? 0,
    total: amount,
  })
}

/** Certain lines, charges or the tip, and with them the tax: that of the whole bill less that of what remains (money 48). */
export function refundItems(bill: Bill, before: readonly RefundParts[], back: RefundOf) {
  const left = leftToRefund(bill, before)
  const asked: Omit<RefundParts, 'taxes' | 'total'> = {
    lines: spread(left.lines, back.lines ?? []),
    charges: spread(left.charges, back.charges ?? []),
    tip: back.tip ?? 0,
  }
  const amounts = [...asked.lines, ...asked.charges, asked.tip]
  const isWhole = [...amounts, ...(back.lines ?? []).map(({ amount }) => amount)].every(isAmount)
  if (!isWhole || amounts.every((amount) => amount === 0)) return refuse({ code: 'refund_amount_invalid' })
  const available = [...left.lines, ...left.charges, left.tip]
  if (amounts.some((amount, n) => amount > (available[n] ?? 0)))
    return refuse({ code: 'refund_exceeds_payment', left: left.total })

  const remaining = remainingClasses(bill, {
    lines: left.lines.map((amount, n) => amount - (asked.lines[n] ?? 0)),
    charges: left.charges.map((amount, n) => amount - (asked.charges[n] ?? 0)),
  })
  const taxes = bill.taxes.map((tax, n) => Math.max(0, (left.taxes[n] ?? 0) - taxOn(tax, remaining)))
  const total = [...amounts, ...taxes].reduce((sum, amount) => sum + amount, 0)
  return ok<RefundParts>({ ...asked, taxes, total })
}

/** What some units of a line come to after its discount: all units, one after the other, come to the line. */
export function netOfUnits(line: BillLine, units: { readonly left: number; readonly back: number }): Cents {
  const net = netOf(line)
  return shareOf(net, units.left, line.quantity) - shareOf(net, units.left - units.back, line.quantity)
}

/** By the rate of the order; on the whole base it is what was charged, however that was rounded. */
function taxOn(tax: BillTax, remaining: readonly ClassAmount[]): Cents {
  const base = amountIn(tax.classes, remaining)
  return base === tax.base ? tax.amount : shareOf(base, tax.ratePer100k, RATE_WHOLE)
}

function remainingClasses(bill: Bill, left: Pick<RefundParts, 'lines' | 'charges'>): readonly ClassAmount[] {
  const goods = bill.lines.flatMap(({ classes }, n) => {
    const shares = allocate(
      left.lines[n] ?? 0,
      classes.map(({ amount }) => amount),
    )
    return classes.map(({ taxClass }, part) => ({ taxClass, amount: shares[part] ?? 0 }))
  })
  const fees = bill.charges.flatMap(({ taxClass }, n) =>
    taxClass === null ? [] : [{ taxClass, amount: left.charges[n] ?? 0 }],
  )
  return [...goods, ...fees]
}

function spread(all: readonly Cents[], places: readonly Place[]): readonly Cents[] {
  return all.map((_, n) => places.reduce((sum, place) => sum + (place.n === n ? place.amount : 0), 0))
}

function isAmount(amount: Cents): boolean {
  return Number.isSafeInteger(amount) && amount >= 0
}

function join(one: RefundParts, other: RefundParts, sign: 1 | -1): RefundParts {
  const each = (ones: readonly Cents[], others: readonly Cents[]) =>
    ones.map((amount, n) => amount + sign * (others[n] ?? 0))
  return {
    lines: each(one.lines, other.lines),
    charges: each(one.charges, other.charges),
    taxes: each(one.taxes, other.taxes),
    tip: one.tip + sign * other.tip,
    total: one.total + sign * other.total,
  }
}
