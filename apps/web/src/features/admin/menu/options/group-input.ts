import type { PostInput } from '@sizzle/contract/client.ts'
import { checkGroup } from '@sizzle/domain/menu/options-check.ts'
import { priceOrNull } from '@sizzle/domain/money/cents.ts'
import { firstOfEach } from '../../../../kit/field-problems.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { typedPrice } from '../typed-price.ts'
import type { GroupDraft, OptionDraft } from './group-draft.ts'

type GroupInput = PostInput<'/saveOptionGroup'>['group']

/** What the form stands for, once it has no problems. */
export function groupInputOf(draft: GroupDraft): GroupInput {
  return { ...limitsIn(draft), name: draft.name.trim(), kind: draft.kind, options: draft.options.map(optionInputOf) }
}

/** The rules that the server asks as well, by the place of an option; what dishes make of it only the server knows. */
export function groupProblems(draft: GroupDraft): ProblemsAt {
  const places = draft.options.map(({ key }) => key)
  const found = checkGroup({
    ...limitsIn(draft),
    id: 'new',
    name: draft.name,
    kind: draft.kind,
    version: 1,
    options: draft.options.map((option, position) => ({
      ...option.kept,
      id: option.key,
      name: option.name,
      price: priceOrNull(typedPrice(option.price)) ?? Number.NaN,
      priceBySize: {},
      sizeCode: draft.kind === 'size' ? option.key : null,
      preset: wholeIn(option.preset),
      itemId: option.itemId || null,
      allergens: [],
      position,
      isSoldOut: false,
    })),
  })
  return firstOfEach(
    found.map(({ field, sentence }) => ({
      sentence,
      field: field.replace(/^options\.([^.]+)/, (_, key: string) => `options.${places.indexOf(key)}`),
    })),
  )
}

function limitsIn({ min, max, maxDistinct, maxEach, free }: GroupDraft) {
  return {
    min: wholeIn(min),
    max: wholeIn(max),
    maxDistinct: wholeIn(maxDistinct),
    maxEach: wholeIn(maxEach),
    free: wholeIn(free),
  }
}

function optionInputOf({ id, name, price, preset, itemId, sizeCode, allergens, kept }: OptionDraft) {
  return {
    id,
    name: name.trim(),
    price: typedPrice(price),
    preset: wholeIn(preset),
    itemId: itemId || null,
    sizeCode,
    allergens: allergens
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    priceBySize: { ...kept.priceBySize },
    groupIds: [...kept.groupIds],
    calories: kept.calories,
    diets: [...kept.diets],
    taxClass: kept.taxClass,
  }
}

/** What is no whole number is none of the numbers that a rule takes. */
function wholeIn(typed: string): number {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN
}
