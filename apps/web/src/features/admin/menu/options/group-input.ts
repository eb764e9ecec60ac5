import type { PostInput } from '@sizzle/contract/client.ts'
import type { OptionGroup } from '@sizzle/domain/menu/options.ts'
import { checkGroup } from '@sizzle/domain/menu/options-check.ts'
import { checkOpened } from '@sizzle/domain/menu/options-opened.ts'
import { priceOrNull } from '@sizzle/domain/money/entered-dollars.ts'
import { firstOfEach } from '../../../../kit/field-problems.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { typedPrice } from '../typed-price.ts'
import type { GroupDraft, OptionDraft } from './group-draft.ts'
import type { ManagedGroup } from './groups-query.ts'

type GroupInput = PostInput<'/saveOptionGroup'>['group']

/** What the form stands for, once it has no problems. */
export function groupInputOf(draft: GroupDraft): GroupInput {
  return { ...limitsIn(draft), name: draft.name.trim(), kind: draft.kind, options: draft.options.map(optionInputOf) }
}

/** The rules that the server asks as well, by the place of an option; what dishes make of it only the server knows. */
export function groupProblems(
  draft: GroupDraft,
  library: readonly ManagedGroup[],
  ownId: string | undefined,
): ProblemsAt {
  const places = draft.options.map(({ key }) => key)
  const group = groupIn(draft, ownId ?? 'new')
  const others = library.filter(({ id }) => id !== ownId)
  return firstOfEach(
    [...checkGroup(group), ...checkOpened(group, others)].map(({ field, sentence }) => ({
      sentence,
      field: field.replace(/^options\.([^.]+)/, (_, key: string) => `options.${places.indexOf(key)}`),
    })),
  )
}

/** The draft as the rules read it: its options by their keys. */
function groupIn(draft: GroupDraft, id: string): OptionGroup {
  return {
    ...limitsIn(draft),
    id,
    name: draft.name,
    kind: draft.kind,
    version: 1,
    options: draft.options.map((option, position) => ({
      id: option.key,
      name: option.name,
      price: centsIn(option.price),
      priceBySize: Object.fromEntries(pricesIn(option).map(([code, typed]) => [code, centsIn(typed)])),
      sizeCode: draft.kind === 'size' ? option.key : null,
      preset: wholeIn(option.preset),
      itemId: option.itemId || null,
      groupIds: option.groupIds,
      allergens: [],
      calories: caloriesIn(option),
      diets: option.diets,
      taxClass: option.taxClass,
      position,
      isSoldOut: false,
    })),
  }
}

function centsIn(typed: string): number {
  return priceOrNull(typedPrice(typed)) ?? Number.NaN
}

/** Sizes without a price of their own have that of the option. */
function pricesIn({ priceBySize }: OptionDraft): [code: string, typed: string][] {
  return Object.entries(priceBySize).filter(([, typed]) => typed.trim() !== '')
}

function caloriesIn({ calories }: OptionDraft): number | null {
  const typed = calories.trim()
  if (typed === '') return null
  return typed.startsWith('-') ? -wholeIn(typed.slice(1)) : wholeIn(typed)
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

function optionInputOf(option: OptionDraft) {
  const { id, name, price, preset, itemId, sizeCode, allergens, groupIds, diets, taxClass } = option
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
    priceBySize: Object.fromEntries(pricesIn(option).map(([code, typed]) => [code, typedPrice(typed)])),
    groupIds: [...groupIds],
    calories: caloriesIn(option),
    diets: [...diets],
    taxClass,
  }
}

/** What is no whole number is none of the numbers that a rule takes. */
function wholeIn(typed: string): number {
  return /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN
}
