import type { PostInput } from '@sizzle/contract/client.ts'
import { checkMenuItem, withoutEmpty } from '@sizzle/domain/menu/menu-item.ts'
import { ownHoursProblems } from '@sizzle/domain/menu/own-hours.ts'
import { priceOrNull } from '@sizzle/domain/money/entered-dollars.ts'
import type { Problem } from '@sizzle/domain/problem.ts'
import { isSameDraft } from '../../../../kit/drafts.ts'
import { typedPrice } from '../typed-price.ts'
import type { ItemDraft } from './item-draft.ts'

type Updates = PostInput<'/updateMenuItem'>['updates']

/** What the form stands for. A number that cannot be read is none; the rules say so at its field. */
function enteredIn(draft: ItemDraft) {
  const { groups: _, ...fields } = draft
  const { isTodaysSpecial } = fields
  return {
    ...fields,
    name: draft.name.trim(),
    description: draft.description.trim(),
    price: typedPrice(draft.price),
    prepTime: optionalNumber(draft.prepTime),
    calories: optionalNumber(draft.calories),
    specialStartDate: isTodaysSpecial ? draft.specialStartDate || null : null,
    specialEndDate: isTodaysSpecial ? draft.specialEndDate || null : null,
    tags: [...draft.tags],
    allergens: [...draft.allergens],
  }
}

/** Everything that a new dish is made of; the server leaves out what is empty. */
export function additionOf(locationId: string, draft: ItemDraft): PostInput<'/addMenuItem'> {
  const { name, description, category, price, ...more } = enteredIn(draft)
  return { locationId, name, description, category, price, ...withoutEmpty(more) }
}

/** Only what was changed, so that it does not undo what others do. */
export function updatesOf(draft: ItemDraft, seen: ItemDraft): Updates {
  const before = new Map<string, unknown>(Object.entries(enteredIn(seen)))
  return Object.fromEntries(
    Object.entries(enteredIn(draft)).filter(([name, value]) => !isSameDraft(value, before.get(name))),
  )
}

/** The rules that the server asks as well, so that most mistakes are told without it. */
export function problemsIn(draft: ItemDraft): Problem[] {
  const entered = enteredIn(draft)
  return [...checkMenuItem({ ...entered, price: priceOrNull(entered.price) }), ...ownHoursProblems(draft.schedule)]
}

function optionalNumber(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}
