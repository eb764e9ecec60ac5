import type { FrozenChoice } from '@sizzle/domain/menu/options-price.ts'
import type { BillCharge } from '@sizzle/domain/pricing/bill.ts'
import type { ClassAmount, TaxClass } from '@sizzle/domain/pricing/tax-class.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { NewTicket } from './tickets.sql.ts'

// What an order is made of and what it was charged: its lines, its charges and its taxes, written once and read together.

export type LineRow = {
  item_id: string
  name: string
  category: string
  /** Of one unit, with everything that was chosen. */
  price: number
  base_price: number
  quantity: number
  spice_level: number
  /** Empty where the dish has no heat to choose. */
  spice_name: string
  allergens: readonly string[]
  /** As it stood on the menu when it was ordered. */
  description: string
  options: readonly FrozenChoice[]
  note: string
  discount: number
  tax_parts: readonly ClassAmount[]
}

export type ChargeRow = {
  kind: BillCharge['kind']
  label: string
  amount: number
  tax_class: TaxClass | null
  source: string
}

export type TaxRow = {
  name: string
  rate_per_100k: number
  base: number
  amount: number
  /** Null for orders from before numbers were kept. */
  registration: string | null
  classes: readonly TaxClass[]
}

export type Contents = {
  readonly lines: readonly LineRow[]
  readonly charges: readonly ChargeRow[]
  readonly taxes: readonly TaxRow[]
}

/** With the tickets of the stations: one exchange for all of it. */
export function insertContents(
  tx: Tx,
  { location_id: locationId, id: orderId }: { readonly location_id: string; readonly id: string },
  { lines, charges, taxes }: Contents,
  tickets: readonly NewTicket[],
) {
  tx.send(sql`
    with ticket_rows as (
      insert into tickets (location_id, id, order_id, station_id, revision, kind, lines, fired_at)
      select ${locationId}, t.id, ${orderId}, t.station_id, t.revision, t.kind, t.lines, t.fired_at
      from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb)
        as t (id uuid, station_id uuid, revision int, kind text, lines jsonb, fired_at timestamptz)
    ), line_rows as (
      insert into order_lines (location_id, order_id, line, item_id, name, category, price, base_price, quantity, spice_level, spice_name,
                               allergens, description, options, note, discount, tax_parts)
      select ${locationId}, ${orderId}, l.line, l.item_id, l.name, l.category, l.price, l.base_price, l.quantity, l.spice_level, l.spice_name,
             l.allergens, l.description, l.options, l.note, l.discount, l.tax_parts
      from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (
        item_id text, name text, category text, price int, base_price int, quantity int, spice_level int, spice_name text,
        allergens text[], description text, options jsonb, note text, discount int, tax_parts jsonb)
      ) with ordinality as l (item_id, name, category, price, base_price, quantity, spice_level, spice_name,
                              allergens, description, options, note, discount, tax_parts, line)
    ), charge_rows as (
      insert into order_charges (location_id, order_id, n, kind, label, amount, tax_class, source)
      select ${locationId}, ${orderId}, c.n, c.kind, c.label, c.amount, c.tax_class, c.source
      from rows from (jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) as (
        kind text, label text, amount int, tax_class text, source text)
      ) with ordinality as c (kind, label, amount, tax_class, source, n)
    )
    insert into order_taxes (location_id, order_id, n, name, rate_per_100k, base, amount, registration, classes)
    select ${locationId}, ${orderId}, t.n, t.name, t.rate_per_100k, t.base, t.amount, t.registration, t.classes
    from rows from (jsonb_to_recordset(${JSON.stringify(taxes)}::jsonb) as (
      name text, rate_per_100k int, base int, amount int, registration text, classes text[])
    ) with ordinality as t (name, rate_per_100k, base, amount, registration, classes, n)`)
}

export function contentsOf(db: Db, locationId: string, orderIds: readonly string[]) {
  return db.many<Contents & { order_id: string }>(sql`
    select o.id as order_id,
      (select coalesce(jsonb_agg(to_jsonb(l) - '{location_id,order_id,line,station_ids}'::text[] order by l.line), '[]')
       from order_lines l where l.location_id = ${locationId} and l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(to_jsonb(c) - '{location_id,order_id,n}'::text[] order by c.n), '[]')
       from order_charges c where c.location_id = ${locationId} and c.order_id = o.id) as charges,
      (select coalesce(jsonb_agg(to_jsonb(t) - '{location_id,order_id,n}'::text[] order by t.n), '[]')
       from order_taxes t where t.location_id = ${locationId} and t.order_id = o.id) as taxes
    from unnest(${orderIds}::uuid[]) as o (id)`)
}
