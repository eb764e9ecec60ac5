import type { AskAnswer } from '@sizzle/contract/client.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { askedFor, type ToPay } from '@sizzle/domain/payment/cash-due.ts'
import { handedBack } from '@sizzle/domain/pricing/tenders.ts'
import { formatDollars, toCents } from '../../../../ui/money.ts'

export type Preview = AskAnswer<'/previewOrderEdit'>

/** What happens with the money when the edit is saved, in whole sentences. */
export function moneyWords(
  { settlement: { left, back } }: Pick<Preview, 'settlement'>,
  order: ToPay,
): readonly string[] {
  const sum = (isByProvider: boolean) =>
    back
      .filter((one) => one.isByProvider === isByProvider)
      .reduce((all, { tender, amount }) => all + handedBack(tender, toCents(amount)), 0)
  const [byCard, byHand] = [sum(true), sum(false)]
  return [
    ...(byCard > 0 ? [`${formatCad(byCard)} goes back to the card automatically.`] : []),
    ...(byHand > 0 ? [`${formatCad(byHand)} must be given back by hand.`] : []),
    ...(left > 0 ? [`${formatCad(askedFor(order, toCents(left)))} is left to pay.`] : []),
  ]
}

/** '+$6.26', '-$11.00'; nothing where the price stays. */
export function differenceWords(difference: number): string {
  if (difference === 0) return 'unchanged'
  return difference > 0 ? `+${formatDollars(difference)}` : `-${formatDollars(-difference)}`
}
