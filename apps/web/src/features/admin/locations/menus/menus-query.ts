import type { getMenus } from '@sizzle/contract/menus.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { ask } from '../../../../kit/server/ask.ts'

export type Menus = WireOutputOf<typeof getMenus>
export type MenuWithHours = Menus['menus'][number]

export const menusQuery = (locationId: string) => ask('/getMenus', { locationId })
