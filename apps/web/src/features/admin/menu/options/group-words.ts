import type { GroupKind, ManagedGroup } from './groups-query.ts'

export const KIND_WORDS: Readonly<Record<GroupKind, string>> = {
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

export function usedWords({ usedBy }: Pick<ManagedGroup, 'usedBy'>): string {
  if (usedBy === 0) return 'used by no item'
  return usedBy === 1 ? 'used by 1 item' : `used by ${usedBy} items`
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'Group name',
  min: 'At least',
  max: 'At most',
  maxEach: 'Of one option',
}

/** What the form calls a field of the draft. */
export function wordsOf(field: string): string {
  return FIELD_WORDS[field] ?? field.slice(0, 1).toUpperCase() + field.slice(1)
}
