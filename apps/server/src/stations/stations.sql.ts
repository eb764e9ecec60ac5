import type { Route, StationKind } from '@sizzle/domain/kitchen/routing.ts'
import type { StationInput } from '@sizzle/domain/kitchen/station-form.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type StationPlanRow = {
  location_id: string
  default_station_id: string | null
  ready_by_last_ticket: boolean
  ready_token: string
  version: number
}

export type StationRow = {
  id: string
  name: string
  kind: StationKind
  soon_minutes: number
  late_minutes: number
}

export function stationPlan(db: Db, locationId: string) {
  return db.maybe<StationPlanRow>(sql`
    select location_id, default_station_id, ready_by_last_ticket, ready_token, version
    from station_plans where location_id = ${locationId}`)
}

/** In the order of the editor. */
export function stationsAt(db: Db, locationId: string) {
  return db.many<StationRow>(sql`
    select id, name, kind, soon_minutes, late_minutes from stations
    where location_id = ${locationId} and removed_at is null order by position, id`)
}

export function routesAt(db: Db, locationId: string) {
  return db.many<Route>(sql`
    select match, id, station_id as "stationId" from station_routes where location_id = ${locationId}
    order by match, id`)
}

/** What can be ordered there, as far as routes look at it. */
export function dishesAt(db: Db, locationId: string) {
  return db.many<{ id: string; name: string; categoryId: string }>(sql`
    select id, name, category_id as "categoryId" from menu_items
    where location_id = ${locationId} and is_available order by name, id`)
}

/** One that cooks, is not kept, and is still worked from. */
export function stationWithTickets(tx: Tx, locationId: string, keptIds: readonly string[]) {
  return tx.maybe<{ name: string }>(sql`
    select s.name from stations s
    where s.location_id = ${locationId} and s.removed_at is null and s.kind = 'prep' and s.id <> all(${keptIds}::uuid[])
      and exists (
        select from tickets t join orders o on o.location_id = t.location_id and o.id = t.order_id
        where t.location_id = ${locationId} and t.station_id = s.id and t.kind in ('new', 'add') and t.done_at is null
          and o.status in ('pending', 'preparing'))
    order by s.position limit 1`)
}

/** Those that are not named are removed; one that was removed and is named again is back. */
export async function putStations(tx: Tx, locationId: string, stations: readonly StationInput[], now: Date) {
  await tx.run(sql`
    update stations set removed_at = ${now}
    where location_id = ${locationId} and removed_at is null and id <> all(${stations.map(({ id }) => id)}::uuid[])`)
  await tx.run(sql`
    insert into stations (location_id, id, name, kind, soon_minutes, late_minutes, position)
    select ${locationId}, s.id, s.name, s.kind, s."soonMinutes", s."lateMinutes", s.position
    from rows from (jsonb_to_recordset(${JSON.stringify(stations)}::jsonb)
      as (id uuid, name text, kind text, "soonMinutes" int, "lateMinutes" int)) with ordinality
      as s (id, name, kind, "soonMinutes", "lateMinutes", position)
    on conflict (location_id, id) do update set
      name = excluded.name, kind = excluded.kind, soon_minutes = excluded.soon_minutes, late_minutes = excluded.late_minutes,
      position = excluded.position, removed_at = null`)
}

export async function putRoutes(tx: Tx, locationId: string, routes: readonly Route[]) {
  await tx.run(sql`delete from station_routes where location_id = ${locationId}`)
  await tx.run(sql`
    insert into station_routes (location_id, match, id, station_id)
    select ${locationId}, r.match, r.id, r."stationId"
    from jsonb_to_recordset(${JSON.stringify(routes)}::jsonb) as r (match text, id text, "stationId" uuid)`)
}

type PlanChange = {
  readonly defaultStationId: string | null
  readonly readyByLastTicket: boolean
  /** For the first time. */
  readonly readyToken: string
  readonly by: { readonly userId: string; readonly now: Date }
}

export function putPlan(
  tx: Tx,
  locationId: string,
  { defaultStationId, readyByLastTicket, readyToken, by }: PlanChange,
) {
  return tx.run(sql`
    insert into station_plans as p (location_id, default_station_id, ready_by_last_ticket, ready_token, updated_at, updated_by)
    values (${locationId}, ${defaultStationId}, ${readyByLastTicket}, ${readyToken}, ${by.now}, ${by.userId})
    on conflict (location_id) do update set
      default_station_id = excluded.default_station_id, ready_by_last_ticket = excluded.ready_by_last_ticket,
      version = p.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by`)
}

export function putReadyToken(tx: Tx, locationId: string, token: string, by: { userId: string; now: Date }) {
  return tx.run(sql`
    update station_plans set ready_token = ${token}, version = version + 1, updated_at = ${by.now}, updated_by = ${by.userId}
    where location_id = ${locationId}`)
}
