import * as menu from '@sizzle/contract/menu-office.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { sql } from '../../kit/db/sql.ts'
import { setMenuItemAvailability } from '../../menu/set-item-availability.ts'
import { setSoldOut } from '../../menu/set-sold-out.ts'
import { updateMenuItem } from '../../menu/update-menu-item.ts'
import { daysAgo, managerAt, type Shift, staffAt } from './shift.ts'

type Dish = { readonly id: string; readonly price: number; readonly is_popular: boolean; readonly is_special: boolean }
type Updates = InputOf<typeof menu.updateMenuItem>['updates']
type SoldOut = InputOf<typeof menu.setSoldOut>['state']

const MINUTE = 60_000

/** What was changed about the menus; prices are as they were when this month's guests ordered. */
export async function keepMenus(shift: Shift): Promise<void> {
  for (const [n, { id }] of shift.locations.entries()) await keepMenu(shift, id, n)
}

/** Each location on other days and with other dishes. */
async function keepMenu(shift: Shift, locationId: string, n: number): Promise<void> {
  const { tx, now } = shift
  const dishes = await tx.many<Dish>(sql`
    select id, price, is_popular, is_todays_special as is_special from menu_items i
    where location_id = ${locationId} and is_available and sold_out_until is null
      and not exists (select from item_option_groups g join option_groups o on o.location_id = g.location_id and o.id = g.group_id
        where g.location_id = i.location_id and g.item_id = i.id and o.kind = 'size')
    order by is_todays_special desc, is_popular, id`)
  const [special] = dishes
  const [first, second, third, fourth] = dishes.filter((dish) => !dish.is_special && !dish.is_popular).slice(7 * n)
  if (!special || !first || !second || !third || !fourth) return
  const does = doing(shift, locationId)
  const day = (days: number, time: string) => new Date(daysAgo(now, days, time).getTime() + n * 37 * MINUTE)
  const minutesAgo = (minutes: number) => new Date(now.getTime() - (minutes - 11 * n) * MINUTE)

  await does.update(day(11, '10:10'), first, { price: first.price * 10 })
  await does.update(day(11, '10:12'), first, { price: first.price })
  await does.update(day(8, '10:30'), second, { isPopular: true })
  await does.update(day(6, '14:50'), third, { tags: ['house favourite'] })
  await does.hide(day(5, '12:15'), fourth, true)
  await does.hide(day(4, '11:40'), fourth, false)
  await does.soldOut(day(2, '19:40'), third, { for: 'tomorrow' })
  await does.hide(day(1, '21:30'), fourth, true)
  await does.soldOut(minutesAgo(95), special, { for: 'count', left: 12, low: 4 })
  await does.soldOut(minutesAgo(25), first, { for: 'tomorrow' })
}

function doing(shift: Shift, locationId: string) {
  const { act, tx } = shift
  const [manager, cook] = [managerAt(shift, locationId), staffAt(shift, locationId)]
  return {
    async update(at: Date, { id }: Dish, updates: Updates) {
      const { version } = await tx.one<{ version: number }>(sql`
        select version from menu_items where location_id = ${locationId} and id = ${id}`)
      const wish = { locationId, id, expectedVersion: version, updates }
      await act({ by: manager, at }, menu.updateMenuItem, updateMenuItem, wish)
    },
    hide: (at: Date, { id }: Dish, isHidden: boolean) =>
      act({ by: manager, at }, menu.setMenuItemAvailability, setMenuItemAvailability, {
        locationId,
        updates: [{ id, isAvailable: !isHidden }],
      }),
    soldOut: (at: Date, { id }: Dish, state: SoldOut) =>
      act({ by: cook, at }, menu.setSoldOut, setSoldOut, { locationId, kind: 'item', id, state }),
  }
}
