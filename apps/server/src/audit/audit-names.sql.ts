import { type Db, sql } from '../kit/db/sql.ts'

/** What an entry was about: `uuid` is the id where it is one, `locationId` where it is known. */
export type Asked = {
  readonly kind: string
  readonly id: string
  readonly uuid: string | null
  readonly locationId: string | null
}

/** As they are called now, in the order asked; null: gone, or nothing that has a name. Each is found by its key. */
export async function namesOf(db: Db, asked: readonly Asked[]): Promise<(string | null)[]> {
  const locationIds = [...new Set(asked.flatMap(({ locationId }) => locationId ?? []))]
  const rows = await db.many<{ name: string | null }>(sql`
    select case a.kind
      when 'user' then (select name from users where id = a.uuid)
      when 'location' then (select name from locations where id = a.id)
      when 'location-group' then (select name from location_groups where id = a.uuid)
      when 'campaign' then (select name from campaigns where id = a.uuid)
      when 'invitation' then (select email from invitations where id = a.uuid)
      when 'menu_item' then (select name from menu_items where location_id = a.location_id and id = a.id)
      when 'category' then (select name from categories where location_id = a.location_id and id = a.id)
      when 'option_group' then (select name from option_groups where location_id = a.location_id and id = a.id)
      when 'menu' then (select name from menus where location_id = a.location_id and id = a.id)
      when 'printer' then (select name from printers where location_id = a.location_id and id = a.uuid)
      when 'station' then (select name from stations where location_id = a.location_id and id = a.uuid)
      when 'order' then (select short_number from orders where location_id = a.location_id and id = a.uuid)
      when 'reservation' then (select customer_name from reservations where location_id = a.location_id and id = a.uuid)
      when 'payment' then (
        select o.short_number from payments p join orders o on o.location_id = p.location_id and o.id = p.order_id
        where p.location_id = a.location_id and p.id = a.uuid)
    end as name
    from unnest(${asked.map(({ kind }) => kind)}::text[], ${asked.map(({ id }) => id)}::text[],
      ${asked.map(({ uuid }) => uuid)}::uuid[], ${asked.map(({ locationId }) => locationId)}::text[])
      with ordinality as a (kind, id, uuid, location_id, at)
    where a.location_id is null or a.location_id = any(${locationIds}::text[])
    order by a.at`)
  return rows.map(({ name }) => name)
}
