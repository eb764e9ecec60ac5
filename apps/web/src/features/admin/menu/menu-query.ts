import type { getLocationMenuAdmin } from '@sizzle/contract/menu-office.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { ask } from '../../../kit/server/ask.ts'

export type ManagedMenu = WireOutputOf<typeof getLocationMenuAdmin>
export type ManagedItem = ManagedMenu['items'][number]
export type Category = ManagedMenu['categories'][number]

export function menuQuery(locationId: string) {
  return ask('/getLocationMenuAdmin', { locationId })
}
