import { presetChoices } from '@sizzle/domain/menu/options-choices.ts'
import { priceUnit } from '@sizzle/domain/menu/options-price.ts'
import { soldOutReason } from '@sizzle/domain/menu/options-sold-out.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import type { ItemRow, MenuRows } from './menu.sql.ts'
import { canBeHad, optionMenuOf } from './option-menu.ts'

export type FirstLook = { readonly soldOutReason: string | null; readonly startPrice: Cents }

/** What a menu says of its dishes before anything is chosen, so that a page can show it without the rules of options. */
export function firstLookAt(rows: MenuRows): (item: ItemRow) => FirstLook {
  const menu = optionMenuOf(rows)
  const isThere = canBeHad(rows)
  return ({ id, price }) => {
    const dish = menu.dishes.get(id)
    if (!dish) return { soldOutReason: null, startPrice: price }
    return {
      soldOutReason: soldOutReason(dish, menu, isThere),
      startPrice: priceUnit(dish, presetChoices(dish, menu), menu).price,
    }
  }
}
