import type { saveOptionGroup } from '@sizzle/contract/menu-groups.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { MAX_OPTIONS } from '@sizzle/domain/menu/options.ts'
import { slug, uniqueSlug } from '@sizzle/domain/naming/slug.ts'
import type { GroupRow, OptionRow } from './menu.sql.ts'

type Entered = InputOf<typeof saveOptionGroup>['group']
type EnteredOption = Entered['options'][number]
const MAX_ID = 50

/** A group's id out of its name; null where a hundred of that name are there. 'spice' is heat, which is none. */
export function groupIdOf(name: string, taken: ReadonlySet<string>): string | null {
  return uniqueSlug(slug(name, MAX_ID) || 'group', (id) => id === 'spice' || taken.has(id), MAX_ID)
}

export function groupRowOf(id: string, version: number, group: Entered): GroupRow {
  const { name, kind, min, max, maxDistinct, maxEach, free } = group
  return {
    id,
    name: name.trim(),
    kind,
    min,
    max,
    // More different ones than there can be options are as good as all.
    max_distinct: Number.isSafeInteger(maxDistinct) ? Math.min(maxDistinct, MAX_OPTIONS) : maxDistinct,
    max_each: maxEach,
    free,
    version,
  }
}

/** In the order in which they were sent. What is no price is none of the numbers that a rule takes. */
export function optionRowsOf(groupId: string, { kind, options }: Entered, before: readonly OptionRow[]): OptionRow[] {
  const ids = idsOf(options)
  return options.map((option, position) => {
    const id = ids[position] ?? ''
    const isSize = kind === 'size'
    const code = option.sizeCode?.trim() || id
    return {
      group_id: groupId,
      id,
      name: option.name.trim(),
      price: option.price ?? Number.NaN,
      price_by_size: Object.fromEntries(
        Object.entries(option.priceBySize ?? {}).map(([size, price]) => [size, price ?? Number.NaN]),
      ),
      size_code: isSize ? code : null,
      preset: option.preset ?? 0,
      item_id: option.itemId ?? null,
      group_ids: [...new Set(option.groupIds ?? [])],
      allergens: words(option.allergens),
      calories: option.calories ?? null,
      diets: [...new Set(option.diets ?? [])],
      tax_class: option.taxClass ?? null,
      position,
      is_sold_out: before.find((one) => one.id === id)?.is_sold_out ?? false,
    }
  })
}

/** Those that have one keep it; the others get theirs from their names. */
function idsOf(options: readonly EnteredOption[]): string[] {
  const taken = new Set(options.flatMap(({ id }) => id ?? []))
  return options.map(({ id, name }, position) => {
    if (id !== null) return id
    const own = uniqueSlug(slug(name, MAX_ID) || 'option', (one) => taken.has(one), MAX_ID) ?? `option-${position}`
    taken.add(own)
    return own
  })
}

function words(entered: readonly string[] = []): string[] {
  return [...new Set(entered.map((word) => word.trim()).filter((word) => word !== ''))]
}
