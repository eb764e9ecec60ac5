import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { formatDollars } from '../../../../ui/money.ts'
import type { ManagedItem } from '../menu-query.ts'
import type { OptionDraft } from './group-draft.ts'
import type { GroupKind, ManagedGroup } from './groups-query.ts'
import { nameAmong } from './library-parts.ts'

const KIND_WORDS: Readonly<Record<GroupKind, string>> = {
  choice: 'Choices and add-ons',
  size: 'Sizes',
  slot: 'Part of a combo',
}

export const KINDS = [
  ['choice', KIND_WORDS.choice],
  ['size', KIND_WORDS.size],
  ['slot', KIND_WORDS.slot],
] as const satisfies readonly (readonly [GroupKind, string])[]

/** 'Choose 1 to 2, 1 free' */
export function countWords({ min, max, free }: { min: number; max: number; free: number }): string {
  const count = min === 0 ? (max === 1 ? 'Optional' : `Optional, up to ${max}`) : chooseWords(min, max)
  return free > 0 ? `${count}, ${free} free` : count
}

function chooseWords(min: number, max: number): string {
  return min === max ? `Choose ${min}` : `Choose ${min} to ${max}`
}

type Limits = Record<'min' | 'max' | 'maxEach' | 'free', string>

/** The four numbers of the form read back as one sentence; nothing while one of them is no number yet. */
export function limitsSentence(limits: Limits): string {
  const [min, max, maxEach, free] = [limits.min, limits.max, limits.maxEach, limits.free].map((typed) =>
    /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN,
  ) as [number, number, number, number]
  if ([min, max, maxEach, free].some(Number.isNaN) || max < Math.max(1, min)) return ''
  const each = max > 1 && maxEach < max ? `, at most ${maxEach} of the same option` : ''
  return `${guestsChoose(min, max)}${each}. ${whatIsFree(free, max)}`
}

function guestsChoose(min: number, max: number): string {
  if (min === 0) return `Guests may choose ${max === 1 ? 'one' : `up to ${max}`}`
  return `Guests must choose ${min === max ? (max === 1 ? 'one' : max) : `${min} to ${max}`}`
}

/** The dearest ones are those without a charge. */
function whatIsFree(free: number, max: number): string {
  if (free === 0) return 'Each costs what its line says.'
  if (free >= max) return 'All of them are free.'
  return free === 1 ? 'The dearest one is free.' : `The ${free} dearest are free.`
}

/** 'Contains milk, wheat · 300 cal · vegan': of an option what does not stand in the fields of its row. */
export function optionWords({ allergens, priceBySize, groupIds, calories, diets, taxClass }: OptionDraft): string {
  const said = [
    allergens.trim() !== '' && `Contains ${wordsIn(allergens).join(', ')}`,
    Object.values(priceBySize).some((price) => price.trim() !== '') && 'prices by size',
    groupIds.length > 0 && (groupIds.length === 1 ? 'opens 1 group' : `opens ${groupIds.length} groups`),
    calories.trim() !== '' && `${calories.trim()} cal`,
    ...diets.map((diet) => diet.replace('-', '‑')),
    taxClass !== null && 'own tax class',
  ].filter((words) => words !== false)
  return said.length === 0 ? 'More' : said.join('\u00a0· ')
}

/** What is kept as 'milk, wheat'. */
export function wordsIn(list: string): readonly string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

const NAMED_ITEMS = 3

/** 'used by Butter Chicken, Dal Makhani and 4 more': of several groups of one name, that tells which is which. */
export function usedWords({ id, usedBy }: Pick<ManagedGroup, 'id' | 'usedBy'>, items: readonly ManagedItem[]): string {
  const names = items.filter(({ groups }) => groups.some(({ groupId }) => groupId === id)).map(({ name }) => name)
  const named = names.slice(0, usedBy <= NAMED_ITEMS ? NAMED_ITEMS : NAMED_ITEMS - 1)
  if (named.length === 0) return usesInWords(usedBy)
  const rest = usedBy - named.length
  if (rest > 0) return `used by ${named.join(', ')} and ${rest} more`
  return `used by ${named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`}`
}

export function usesInWords(usedBy: number): string {
  if (usedBy === 0) return 'used by no item'
  return usedBy === 1 ? 'used by 1 item' : `used by ${usedBy} items`
}

/** 'Size · Dal Makhani': many dishes have a group of this name, and most have it alone. Where several share theirs, what is in it tells. */
export function titleOf(
  group: ManagedGroup,
  items: readonly ManagedItem[],
  library: readonly ManagedGroup[] = [],
): string {
  const dish = onlyDishOf(group, items)
  return dish ? `${group.name} · ${dish.name}` : nameAmong(library, group)
}

/** What is in it, told apart by that from another of its name: 'Garlic naan, Butter naan', 'Half $8.99, Full $12.99'. */
export function optionsInWords({ kind, options }: ManagedGroup): string {
  return options.map(({ name, price }) => (kind === 'size' ? `${name} ${formatDollars(price)}` : name)).join(', ')
}

/** By its name, an option of it or an item that offers it. */
export function isFound({ id, name, options }: ManagedGroup, items: readonly ManagedItem[], typed: string): boolean {
  const users = items.filter(({ groups }) => groups.some(({ groupId }) => groupId === id))
  return [{ name }, ...options, ...users].some((one) => hasName(one, typed))
}

export function hasName({ name }: { readonly name: string }, typed: string): boolean {
  return foldText(name).includes(foldText(typed))
}

/** The one item that has it. */
export function onlyDishOf({ id, usedBy }: ManagedGroup, items: readonly ManagedItem[]): ManagedItem | undefined {
  return usedBy === 1 ? items.find(({ groups }) => groups.some(({ groupId }) => groupId === id)) : undefined
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'Group name',
  min: 'At least',
  max: 'At most',
  maxEach: 'Of the same option',
  free: 'Free of charge',
}

/** What the form calls a field of the draft. */
export function wordsOf(field: string): string {
  return FIELD_WORDS[field] ?? field.slice(0, 1).toUpperCase() + field.slice(1)
}
