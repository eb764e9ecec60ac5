import type { OptionGroup } from '@sizzle/domain/menu/options.ts'
import type { BuiltInItem, Dish, OtherSize } from './dish.ts'
import { idOf } from './id-of.ts'
import { ONE, type WrittenOption, writeGroup } from './write-group.ts'

export const sizeGroupId = (itemId: string) => `${itemId}-size`

/** Each dish has sizes of its own: prices and calories differ. */
export function sizeGroup({ id, price }: Pick<BuiltInItem, 'id' | 'price'>, dish: Dish, other: OtherSize): OptionGroup {
  const { diet, isGlutenFree, allergens, calories } = dish
  const makings = { diet, isGlutenFree, allergens }
  const size = (name: string, more: Pick<WrittenOption, 'price' | 'calories' | 'isUsual'>) => ({
    ...makings,
    name,
    sizeCode: idOf(name),
    ...more,
  })
  return writeGroup(
    sizeGroupId(id),
    'Size',
    [
      size(other.usual, { price, calories, isUsual: true }),
      size(other.name, { price: other.price, calories: other.calories }),
    ],
    { ...ONE, kind: 'size' },
  )
}
