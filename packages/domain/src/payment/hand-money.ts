import type { Cents } from '../money/cents.ts'
import { cashRounding, handedOver, type Tender } from '../pricing/tenders.ts'

// Money that no provider holds: what of it stays, and what a person gives back, in what changes hands.

export type HandPayment = {
  readonly tender: Tender
  readonly isByProvider: boolean
  readonly amount: Cents
  readonly cashRounding: Cents
  /** What settles its order no longer, since edits made that cheaper. */
  readonly freed: Cents
  readonly askedBack: Cents
  readonly refunded: Cents
  /** Added to all that went back, when coins did. */
  readonly roundedBack: Cents
  /** What of the freed is back in the customer's hand, and what coins added to that. */
  readonly edited: { readonly amount: Cents; readonly cashRounding: Cents }
}

/** What a person gives back of one tender, and what is back: in coins where it was cash, and else the exact amount. */
export type HandMoney = {
  readonly tender: Tender
  readonly toGive: Cents
  readonly returned: Cents
  /** What of the order's refunds it is. */
  readonly refunded: Cents
  /** What of `returned` came back since edits made the order cheaper; none where nothing did. */
  readonly edited?: Cents | undefined
}

type Paid = Pick<HandPayment, 'tender' | 'amount' | 'cashRounding' | 'askedBack' | 'roundedBack'>

/** Added to what goes back of a payment. All that is left of one goes back in the coins that are left of it (money 58). */
export function roundingBack({ tender, amount, cashRounding: came, askedBack, roundedBack }: Paid, back: Cents): Cents {
  if (tender !== 'cash') return 0
  return askedBack + back === amount ? came - roundedBack : cashRounding(back)
}

/** What settles the order, and the coins that stay for it: those that came less those that an edit gives back (money 97). */
export function keptOf(payment: HandPayment): { readonly amount: Cents; readonly cashRounding: Cents } {
  const { tender, freed, edited } = payment
  const amount = payment.amount - freed
  if (tender !== 'cash') return { amount, cashRounding: payment.cashRounding }
  const toCome = freed - edited.amount
  const rounding = edited.cashRounding + (toCome > 0 ? roundingBack(payment, toCome) : 0)
  return { amount, cashRounding: payment.cashRounding - rounding }
}

/** Of a cancelled order all that is there goes back, of one that stands what edits made it cheaper. */
export function handMoney(payments: readonly HandPayment[], isCancelled: boolean): readonly HandMoney[] {
  const all = new Map<Tender, HandMoney>()
  for (const payment of payments.filter(({ isByProvider }) => !isByProvider)) {
    const { tender, amount, freed, askedBack, refunded, roundedBack } = payment
    const edited = handedOver(payment.edited)
    const back = isCancelled ? amount - askedBack : Math.max(0, freed - askedBack)
    const toGive = back > 0 ? handedOver({ amount: back, cashRounding: roundingBack(payment, back) }) : 0
    const before: HandMoney = all.get(tender) ?? { tender, toGive: 0, returned: 0, refunded: 0 }
    all.set(tender, {
      tender,
      toGive: before.toGive + toGive,
      returned: before.returned + refunded + roundedBack,
      refunded: before.refunded + refunded,
      ...(edited > 0 || before.edited ? { edited: (before.edited ?? 0) + edited } : {}),
    })
  }
  return [...all.values()].filter((one) => one.toGive > 0 || one.refunded > 0)
}

/** What a person would give back of one tender if an order that stands were cancelled. */
export type HandIfCancelled = {
  readonly tender: Tender
  /** What of all that is left it is. */
  readonly amount: Cents
  /** The same as it changes hands. */
  readonly toGive: Cents
}

export function handIfCancelled(payments: readonly HandPayment[]): readonly HandIfCancelled[] {
  return handMoney(payments, true).flatMap(({ tender, toGive }) => {
    const own = payments.filter((one) => !one.isByProvider && one.tender === tender)
    const amount = own.reduce((sum, one) => sum + one.amount - one.askedBack, 0)
    return toGive > 0 ? [{ tender, amount, toGive }] : []
  })
}
