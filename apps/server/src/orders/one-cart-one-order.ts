import { refuse } from '@sizzle/domain/result.ts'

/** One cart is one order: the refusal names the order which this cart has become already. */
export function refuseSecondOrder({ id, short_number: shortNumber }: { id: string; short_number: string }) {
  return refuse({ code: 'cart_already_ordered', shortNumber, order: { id, shortNumber } })
}
