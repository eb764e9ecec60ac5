import { choicesInOneRow } from '@sizzle/domain/order/line-words.ts'
import { asCents, readOrder } from '@sizzle/domain/order/read-order.ts'
import type { Checkout } from '../outside/pay/pay.ts'
import type { Snapshot } from './freeze-cart.ts'

/** As much of a name as a provider takes. */
const MOST_OF_A_NAME = 250

/**
 * What the page of the payment shows. A provider takes no amount below zero: with a discount a line is one piece of what
 * it comes to, and says what it was before.
 */
export function linesToPay({ lines, charges, taxes, pricing }: Snapshot): Checkout['lines'] {
  const order = {
    items: lines.map(({ tax_parts, ...line }) => ({ ...line, taxParts: tax_parts })),
    charges: charges.map(({ tax_class, ...charge }) => ({ ...charge, taxClass: tax_class })),
    taxes: taxes.map(({ rate_per_100k, ...tax }) => ({ ...tax, ratePer100k: rate_per_100k })),
    pricing,
  }
  const { lines: read, sums } = readOrder(order, asCents, 'checkout')
  const dishes = read.map(({ name, quantity, unitPrice, amount }, n) => {
    const { discount = 0, options = [] } = lines[n] ?? {}
    const choices = choicesInOneRow({ quantity, options })
    const words = choices === '' ? name : `${name} (${choices})`
    return discount === 0
      ? { name: cut(words), quantity, amount: unitPrice, isCounted: true as const }
      : { name: cut(`${quantity} × ${words}`), quantity: 1, amount: amount - discount, before: amount }
  })
  const rest = sums.filter(({ kind, amount }) => (kind === 'fee' || kind === 'tax' || kind === 'tip') && amount > 0)
  return [...dishes, ...rest.map(({ label, amount }) => ({ name: cut(label), quantity: 1, amount }))]
}

/** Of an order that is there already, its number says enough. */
export function nameOfRest({ shortNumber = '' }: Snapshot): string {
  return `Order ${shortNumber}`
}

function cut(name: string): string {
  return name.length <= MOST_OF_A_NAME ? name : `${name.slice(0, MOST_OF_A_NAME - 1)}…`
}
