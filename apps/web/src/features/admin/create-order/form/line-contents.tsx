import type { CartLine } from '@sizzle/domain/cart/cart.ts'
import { lineAllergens } from '@sizzle/domain/menu/options-contents.ts'
import { useQuery } from '@tanstack/react-query'
import { optionsNow } from '../../../../kit/cart/option-menu.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { DishContents } from '../../../shared/allergens/dish-contents.tsx'

type LineContentsProps = { locationId: string; line: CartLine; note: string }

/** What a dish in the cart contains, where the guest has an allergy: it is still time to choose another. */
export function LineContents({ locationId, line, note }: LineContentsProps) {
  const { data } = useQuery(ask('/getLocationMenu', { locationId }))
  if (!data) return null
  const { menu } = optionsNow(data)
  const dish = menu.dishes.get(line.id)
  if (!dish) return null
  return (
    <DishContents
      allergens={lineAllergens(dish, line.options ?? [], menu)}
      note={`${note} ${line.note ?? ''}`}
      className="text-sm leading-tight text-soft"
    />
  )
}
