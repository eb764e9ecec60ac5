import type { getOptionGroups } from '@sizzle/contract/menu-groups.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { ask } from '../../../../kit/server/ask.ts'

export type ManagedGroup = WireOutputOf<typeof getOptionGroups>['groups'][number]
export type ManagedOption = ManagedGroup['options'][number]
export type GroupKind = ManagedGroup['kind']

export function groupsQuery(locationId: string) {
  return ask('/getOptionGroups', { locationId })
}
