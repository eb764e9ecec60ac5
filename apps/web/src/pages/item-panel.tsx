import { addToCart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { chosenLine } from '@sizzle/domain/cart/chosen-line.ts'
import { DEFAULT_MAX_QUANTITY } from '@sizzle/domain/cart/limits.ts'
import { replaceLine } from '@sizzle/domain/cart/replace-line.ts'
import { CART_DEFAULT_SPICE, spiceById } from '@sizzle/domain/cart/spice.ts'
import { choicesNow, startChoices } from '@sizzle/domain/menu/options-now.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { useEffect, useState } from 'react'
import { ItemSheet } from '../features/customer/menu/item-sheet.tsx'
import type { Picked } from '../features/shared/dish-choice/picked.ts'
import { cartItem } from '../kit/cart/cart-item.ts'
import { cartSentence } from '../kit/cart/cart-sentence.ts'
import { cartOf, saveCart, useCart } from '../kit/cart/cart-store.ts'
import { optionsNow } from '../kit/cart/option-menu.ts'
import { type AskedDish, dishToChoose } from '../kit/cart/to-choose.ts'
import type { MenuData } from '../kit/page-content.ts'

type ItemPanelProps = { menu: MenuData; orderType: OrderType; asked: AskedDish; onClose: () => void }

/** The dialog of a dish, or of a line of the cart, and the way from it into the cart; loaded when it is first opened. */
export function ItemPanel({ menu, orderType, asked, onClose }: ItemPanelProps) {
  const { id } = menu.location
  const lines = useCart(id)
  const now = optionsNow(menu)
  const item = menu.items.find((one) => one.id === asked.itemId)
  const dish = now.menu.dishes.get(asked.itemId)
  const [start] = useState(() => startOf(asked, id, menu))
  // Asked for once: who comes back to the menu later is not asked again.
  useEffect(() => dishToChoose.set(undefined), [])
  if (!item || !dish) return null

  const save = ({ choices, note, spice, quantity }: Picked) => {
    const heat = item.spiceLevel === 'none' ? null : spice
    const made = chosenLine({ dish, spice: heat, choices, note }, now.menu)
    const cart = cartOf(id)
    const saved = asked.cartKey
      ? replaceLine(cart, asked.cartKey, { item: cartItem(item), spice: heat, quantity, made })
      : addToCart(cart, cartItem(item), heat, quantity, made)
    if (saved.ok) saveCart(id, saved.value)
    return saved.ok ? undefined : cartSentence(saved.refusal)
  }
  return (
    <ItemSheet
      item={item}
      dish={dish}
      now={now}
      notNow={item.notNow[orderType]}
      takesNotes={menu.takesNotes}
      phone={menu.location.phone}
      start={start}
      // Another tab may have taken the line out of the cart meanwhile: then it is added anew.
      isChange={lines.some(({ cartKey }) => cartKey === asked.cartKey)}
      inCart={piecesIn(lines.filter((line) => line.id === item.id))}
      maxQuantity={DEFAULT_MAX_QUANTITY}
      onSave={save}
      onClose={onClose}
    />
  )
}

/** What the dialog starts with: a line as it is in the cart, what was ordered before, or what is chosen at the start. */
function startOf(asked: AskedDish, locationId: string, menu: MenuData): Picked {
  const now = optionsNow(menu)
  const groups = now.menu.dishes.get(asked.itemId)?.groups ?? []
  const line = cartOf(locationId).find(({ cartKey }) => cartKey === asked.cartKey)
  const before = line ? line.options : asked.choices
  return {
    choices: before ? choicesNow(groups, before, now).kept : startChoices(groups, now),
    note: menu.takesNotes ? (line?.note ?? asked.note ?? '') : '',
    spice: (line && spiceById(line.spiceLevelId)) ?? asked.spice ?? CART_DEFAULT_SPICE,
    quantity: line?.quantity ?? asked.quantity ?? 1,
  }
}
