import type { PostInput } from '@sizzle/contract/client.ts'
import type { ManagedItem } from '../menu-query.ts'
import { typedPrice } from '../typed-price.ts'

/** A shared group at this dish. What is left empty is as the group says. */
export type ItemGroupDraft = {
  readonly groupId: string
  readonly min: string
  readonly max: string
  readonly free: string
  /** Options that this dish does not offer. */
  readonly hidden: readonly string[]
  /** Own prices, by option. */
  readonly prices: Readonly<Record<string, string>>
}

export function anItemGroup(groupId: string): ItemGroupDraft {
  return { groupId, min: '', max: '', free: '', hidden: [], prices: {} }
}

export function itemGroupDraftOf(group: ManagedItem['groups'][number]): ItemGroupDraft {
  return {
    groupId: group.groupId,
    min: typedCount(group.min),
    max: typedCount(group.max),
    free: typedCount(group.free),
    hidden: group.hidden,
    prices: Object.fromEntries(Object.entries(group.prices).map(([id, price]) => [id, price.toFixed(2)])),
  }
}

type GroupsInput = PostInput<'/setItemGroups'>['groups']

export function itemGroupsInput(groups: readonly ItemGroupDraft[]): GroupsInput {
  return groups.map(({ groupId, min, max, free, hidden, prices }) => ({
    groupId,
    min: countIn(min),
    max: countIn(max),
    free: countIn(free),
    hidden: [...hidden],
    prices: Object.fromEntries(
      Object.entries(prices).flatMap(([id, typed]) => (typed.trim() === '' ? [] : [[id, typedPrice(typed)]])),
    ),
  }))
}

function typedCount(count: number | undefined): string {
  return count === undefined ? '' : String(count)
}

/** What is no count is sent as one that the server refuses beside its field. */
function countIn(typed: string): number | null {
  if (typed.trim() === '') return null
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : -1
}
