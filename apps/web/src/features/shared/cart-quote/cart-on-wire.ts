import type { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import type { WireInputOf } from '@sizzle/contract/route.ts'
import type { Cart } from '@sizzle/domain/cart/cart.ts'
import type { Choice } from '@sizzle/domain/menu/options.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'

type ItemsOnWire = WireInputOf<typeof createCustomerOrderCash>['items']

/** The lines of a cart as they are sent, whoever orders. */
export function itemsOf(lines: Cart): ItemsOnWire {
  return lines.map((line) => ({
    id: line.id,
    name: line.name,
    price: line.price / 100,
    quantity: line.quantity,
    category: line.category || 'food',
    description: line.description,
    cartKey: line.cartKey,
    selectedSpiceLevel: line.selectedSpiceLevel,
    spiceLevelName: line.spiceLevelName,
    spiceLevelId: line.spiceLevelId,
    ...(line.options && { options: line.options.map(choiceToSend) }),
    ...(line.note && { note: line.note }),
  }))
}

type SentChoice = NonNullable<ItemsOnWire[number]['options']>[number]

function choiceToSend({ choices, ...one }: Choice): SentChoice {
  return { ...one, ...(choices && { choices: choices.map(choiceToSend) }) }
}

export function inDollars({ subtotal, tax, tip, total, taxRate }: Pricing) {
  return { subtotal: subtotal / 100, tax: tax / 100, tip: tip / 100, total: total / 100, taxRate }
}
