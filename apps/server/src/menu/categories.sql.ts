import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type CategoryRow = {
  id: string
  name: string
  is_default: boolean
  schedule: WeeklySchedule | null
  items: number
}

export function managedCategories(db: Db, locationId: string) {
  return db.many<CategoryRow>(sql`
    select c.id, c.name, c.is_default, c.schedule, (
      select count(*)::int from menu_items i where i.location_id = c.location_id and i.category_id = c.id) as items
    from categories c where c.location_id = ${locationId} order by c.position, c.name`)
}

/** Behind the others. */
export function insertCategory(tx: Tx, locationId: string, id: string, name: string) {
  return tx.run(sql`
    insert into categories (location_id, id, name, position)
    select ${locationId}, ${id}, ${name}, coalesce(max(position) + 1, 0) from categories where location_id = ${locationId}`)
}

export function setCategoryName(tx: Tx, locationId: string, id: string, name: string) {
  return tx.run(sql`update categories set name = ${name} where location_id = ${locationId} and id = ${id}`)
}

export function setCategorySchedule(tx: Tx, locationId: string, id: string, schedule: WeeklySchedule | null) {
  const stored = schedule && JSON.stringify(schedule)
  return tx.run(sql`
    update categories set schedule = ${stored}::jsonb where location_id = ${locationId} and id = ${id}`)
}

/** Its dishes come behind those of the other category, in their order. */
export function moveItems(tx: Tx, locationId: string, from: string, to: string) {
  return tx.run(sql`
    update menu_items i set category_id = ${to}, position = last.position + moved.n::int
    from (select coalesce(max(position), -1) as position from menu_items where location_id = ${locationId} and category_id = ${to}) last,
      (select id, row_number() over (order by position, name) as n
       from menu_items where location_id = ${locationId} and category_id = ${from}) moved
    where i.location_id = ${locationId} and i.id = moved.id`)
}

/** Menus with hours forget it too. */
export async function removeCategory(tx: Tx, locationId: string, id: string): Promise<void> {
  await tx.run(sql`
    update menus set category_ids = array_remove(category_ids, ${id}), version = version + 1
    where location_id = ${locationId} and ${id} = any(category_ids)`)
  await tx.run(sql`delete from categories where location_id = ${locationId} and id = ${id}`)
}

export function setCategoryOrder(tx: Tx, locationId: string, ids: readonly string[]) {
  return tx.run(sql`
    update categories c set position = n::int - 1
    from unnest(${[...ids]}::text[]) with ordinality as o (id, n) where c.location_id = ${locationId} and c.id = o.id`)
}

export async function itemsOfCategory(db: Db, locationId: string, categoryId: string): Promise<string[]> {
  const rows = await db.many<{ id: string }>(sql`
    select id from menu_items where location_id = ${locationId} and category_id = ${categoryId} order by position, name`)
  return rows.map(({ id }) => id)
}

export function setItemOrder(tx: Tx, locationId: string, ids: readonly string[]) {
  return tx.run(sql`
    update menu_items i set position = n::int - 1
    from unnest(${[...ids]}::text[]) with ordinality as o (id, n) where i.location_id = ${locationId} and i.id = o.id`)
}
