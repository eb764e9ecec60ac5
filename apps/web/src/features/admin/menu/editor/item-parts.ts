import { partOf } from '../../../../ui/form/form-part.tsx'
import type { PartOfForm } from '../../../shared/form/form-frame.tsx'
import { ContentsPart } from './parts/contents-part.tsx'
import { DetailsPart } from './parts/details-part.tsx'
import { HoursPart } from './parts/hours-part.tsx'
import { OptionsPart } from './parts/options-part.tsx'
import { SpecialPart } from './parts/special-part.tsx'
import type { ItemForm } from './use-item-form.ts'

/** The form's parts in their order. A new one is a line here. */
export const ITEM_PARTS: readonly PartOfForm<ItemForm>[] = [
  {
    id: 'details',
    label: 'Details',
    fields: ['name', 'description', 'category', 'price', 'prepTime', 'isAvailable', 'isPopular', 'taxClass'],
    Part: DetailsPart,
  },
  {
    id: 'contents',
    label: 'Ingredients',
    fields: ['spiceLevel', 'calories', 'isVegetarian', 'isVegan', 'isGlutenFree', 'allergens', 'tags'],
    Part: ContentsPart,
  },
  {
    id: 'special',
    label: 'Special',
    hint: 'A special runs from the start of its first day to the end of its last, and then leaves the list.',
    fields: ['isTodaysSpecial', 'specialStartDate', 'specialEndDate'],
    Part: SpecialPart,
  },
  {
    id: 'hours',
    label: 'Hours',
    hint: 'If its category is on a menu with hours, it can be ordered only while that menu is on.',
    fields: ['schedule'],
    Part: HoursPart,
  },
  {
    id: 'options',
    label: 'Options',
    hint: 'Sizes, add-ons and the parts of a combo, in the order in which guests are asked.',
    fields: ['groups', 'usedBy'],
    Part: OptionsPart,
  },
]

export function itemPartOf(field: string): PartOfForm<ItemForm> | undefined {
  return partOf(ITEM_PARTS, field)
}
