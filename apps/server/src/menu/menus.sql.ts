import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type MenuRow = {
  location_id: string
  id: string
  name: string
  schedule: WeeklySchedule
  category_ids: string[]
  order_types: OrderType[]
  position: number
  version: number
  updated_at: Date
}
/** With the name of who changed it last. */
export type NamedMenuRow = MenuRow & { updated_by_name: string | null }

export function menusOf(db: Db, locationId: string) {
  return db.many<NamedMenuRow>(sql`
    select m.*, (
      select actor_name from audit
      where subject = 'menu:' || m.id and location_id = m.location_id order by at desc, id desc limit 1
    ) as updated_by_name
    from menus m where location_id = ${locationId} order by position, name`)
}

type MenuColumns = Pick<MenuRow, 'name' | 'schedule' | 'category_ids' | 'order_types'>

/** A new one comes last. */
export function insertMenu(tx: Tx, locationId: string, id: string, menu: MenuColumns, now: Date) {
  return tx.one<MenuRow>(sql`
    insert into menus (location_id, id, name, schedule, category_ids, order_types, position, updated_at)
    select ${locationId}, ${id}, ${menu.name}, ${JSON.stringify(menu.schedule)}::jsonb, ${menu.category_ids}::text[],
      ${menu.order_types}::text[], coalesce(max(position) + 1, 0), ${now}
    from menus where location_id = ${locationId}
    returning *`)
}

export function updateMenu(tx: Tx, locationId: string, id: string, menu: MenuColumns, now: Date) {
  return tx.one<MenuRow>(sql`
    update menus set name = ${menu.name}, schedule = ${JSON.stringify(menu.schedule)}::jsonb,
      category_ids = ${menu.category_ids}::text[], order_types = ${menu.order_types}::text[],
      version = version + 1, updated_at = ${now}
    where location_id = ${locationId} and id = ${id}
    returning *`)
}

export function removeMenu(tx: Tx, locationId: string, id: string) {
  return tx.run(sql`delete from menus where location_id = ${locationId} and id = ${id}`)
}
