import type { TaxClass } from '@sizzle/domain/pricing/tax-class.ts'
import { type Db, sql, type Tx } from '../../kit/db/sql.ts'

type TillOrderRow = {
  location_id: string
  /** Made on the till. */
  id: string
  device_id: string
  series: number
  number: number
  order_id: string
  heard_at: Date
  taken_at: Date
  arrived_at: Date
}

export function insertTillOrder(tx: Tx, o: TillOrderRow) {
  return tx.run(sql`
    insert into till_orders (location_id, id, device_id, series, number, order_id, heard_at, taken_at, arrived_at)
    values (${o.location_id}, ${o.id}, ${o.device_id}, ${o.series}, ${o.number}, ${o.order_id}, ${o.heard_at}, ${o.taken_at}, ${o.arrived_at})`)
}

/** The order that became of it, if it has arrived. */
export function orderOfTill(db: Db, locationId: string, id: string) {
  return db.maybe<{ order_id: string; short_number: string }>(sql`
    select t.order_id, o.short_number from till_orders t join orders o on o.location_id = t.location_id and o.id = t.order_id
    where t.location_id = ${locationId} and t.id = ${id}`)
}

type Series = { readonly location_id: string; readonly series: number }

export async function isNumberUsed(
  db: Db,
  { location_id: locationId, series }: Series,
  number: number,
): Promise<boolean> {
  const found = await db.maybe(sql`
    select from till_orders where location_id = ${locationId} and series = ${series} and number = ${number}`)
  return found !== undefined
}

/** The highest number of a series that has arrived; 0 where none has. */
export async function lastUsedNumber(db: Db, { location_id: locationId, series }: Series): Promise<number> {
  const { last } = await db.one<{ last: number }>(sql`
    select coalesce(max(number), 0) as last from till_orders where location_id = ${locationId} and series = ${series}`)
  return last
}

/** How many orders of a till have arrived that it took after it heard the server at this moment. */
export async function arrivedSince(db: Db, locationId: string, deviceId: string, heardAt: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from till_orders
    where location_id = ${locationId} and device_id = ${deviceId} and heard_at = ${heardAt}`)
  return count
}

/** What dishes are to the tax office, where it is anything but ready food. */
export async function otherTaxClasses(db: Db, locationId: string): Promise<Record<string, TaxClass>> {
  const rows = await db.many<{ id: string; tax_class: TaxClass }>(sql`
    select id, tax_class from menu_items where location_id = ${locationId} and tax_class <> 'prepared'`)
  return Object.fromEntries(rows.map(({ id, tax_class }) => [id, tax_class]))
}

/** Whoever took the order, whether they still work here or not. */
export function personWhoTook(db: Db, userId: string) {
  return db.maybe<{ id: string; name: string }>(
    sql`select id, name from users where id = ${userId} and role <> 'customer'`,
  )
}
