import { changedPrice } from '@sizzle/domain/menu/bulk-prices.ts'
import { inCents } from '../../../../kit/in-cents.ts'
import { formatDollars } from '../../../../ui/money.ts'
import type { ManagedItem } from '../menu-query.ts'
import type { ruleOf } from './price-form.ts'

type Rule = NonNullable<ReturnType<typeof ruleOf>>
type Dish = Pick<ManagedItem, 'name' | 'category' | 'price' | 'hasSizes'>

/** 'Vegetable Samosas: $6.49 becomes $6.81.' The first dish that the rule is for; the preview says it of all. */
export function exampleOf({ what, change, rounding }: Rule, items: readonly Dish[]): string | undefined {
  const dish = items.find(
    ({ category, hasSizes }) => !hasSizes && (what.kind === 'menu' || what.ids.includes(category)),
  )
  if (!dish) return undefined
  const by = change.amount !== undefined ? { amount: inCents(change.amount) } : change
  const { price } = changedPrice(inCents(dish.price), { change: by, rounding }, Number.MAX_SAFE_INTEGER)
  return price === null
    ? undefined
    : `${dish.name}: ${formatDollars(dish.price)} becomes ${formatDollars(price / 100)}.`
}
