import type { StationKind, StationPlan, TicketLine } from '@sizzle/domain/kitchen/routing.ts'
import type { Ticket, TicketKind } from '@sizzle/domain/kitchen/tickets.ts'
import type { FrozenChoice } from '@sizzle/domain/menu/options-price.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

type Key = { readonly location_id: string; readonly id: string }

export type NewTicket = {
  readonly id: string
  readonly station_id: string
  readonly revision: number
  readonly kind: TicketKind
  readonly lines: readonly TicketLine[]
  readonly fired_at: Date
}

/** What decides what the stations have to be told. */
export type TicketFacts = {
  /** Null where there are no stations. */
  readonly plan: StationPlan | null
  readonly told: readonly Ticket[]
  readonly lines: readonly RoutedLine[]
}
type RoutedLine = {
  readonly item_id: string
  readonly name: string
  readonly category: string
  readonly quantity: number
  readonly spice_level: number
  readonly spice_name: string
  readonly options: readonly FrozenChoice[]
  readonly note: string
  readonly allergens: readonly string[]
}

/** Of an order that is locked. */
export function ticketFacts(tx: Tx, { location_id, id }: Key) {
  return tx.one<TicketFacts>(sql`
    select station_plan_of(${location_id}) as plan,
      (select coalesce(jsonb_agg(jsonb_build_object(
                'stationId', t.station_id, 'kind', t.kind, 'revision', t.revision, 'lines', t.lines)), '[]')
       from tickets t where t.location_id = ${location_id} and t.order_id = ${id}) as told,
      (select coalesce(jsonb_agg(to_jsonb(l) order by l.line), '[]')
       from order_lines l where l.location_id = ${location_id} and l.order_id = ${id}) as lines`)
}

/** The same ticket twice is one. */
export function insertTickets(tx: Tx, { location_id, id }: Key, tickets: readonly NewTicket[]) {
  return tx.run(sql`
    insert into tickets (location_id, id, order_id, station_id, revision, kind, lines, fired_at)
    select ${location_id}, t.id, ${id}, t.station_id, t.revision, t.kind, t.lines, t.fired_at
    from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb)
      as t (id uuid, station_id uuid, revision int, kind text, lines jsonb, fired_at timestamptz)
    on conflict (location_id, order_id, station_id, kind, revision) do nothing`)
}

export type TickRow = { readonly n: number; readonly at: string; readonly by: string }

export type TicketRow = {
  location_id: string
  id: string
  order_id: string
  station_id: string
  revision: number
  kind: TicketKind
  lines: readonly TicketLine[]
  fired_at: Date
  done_at: Date | null
  recalled_at: Date | null
  version: number
  station_name: string
  station_kind: StationKind
  /** Ticked lines, each with who and when. */
  ticks: readonly TickRow[]
}

/** All that the stations were told of these orders, in turn. */
export function ticketsOf(db: Db, locationId: string, orderIds: readonly string[]) {
  return db.many<TicketRow>(sql`
    select t.*, s.name as station_name, s.kind as station_kind,
      (select coalesce(jsonb_agg(jsonb_build_object('n', k.n, 'at', k.done_at, 'by', k.done_by_name) order by k.n), '[]')
       from ticket_lines k where k.location_id = t.location_id and k.ticket_id = t.id and k.state = 'done') as ticks
    from tickets t join stations s on s.location_id = t.location_id and s.id = t.station_id
    where t.location_id = ${locationId} and t.order_id = any(${orderIds}::uuid[])
    order by t.fired_at, t.revision, t.id`)
}

export type TickChange = {
  readonly lines: readonly number[]
  readonly isDone: boolean
  /** All of it is done, since now. */
  readonly doneAt: Date | null
  readonly recalledAt: Date | null
  readonly by: { readonly id: string; readonly name: string }
}

/** Lines of one ticket and the ticket itself; its order is locked. Answers the ticket's next version. */
export function writeTicks(tx: Tx, ticket: Key, { lines, isDone, doneAt, recalledAt, by }: TickChange, now: Date) {
  const state = isDone ? 'done' : 'open'
  const [at, id, name] = isDone ? [now, by.id, by.name] : [null, null, null]
  return tx.one<{ version: number }>(sql`
    with ticked as (
      insert into ticket_lines (location_id, ticket_id, n, state, done_at, done_by, done_by_name)
      select ${ticket.location_id}, ${ticket.id}, n, ${state}, ${at}::timestamptz, ${id}::uuid, ${name}
      from unnest(${lines}::int[]) as n
      on conflict (location_id, ticket_id, n) do update set
        state = excluded.state, done_at = excluded.done_at, done_by = excluded.done_by, done_by_name = excluded.done_by_name
    )
    update tickets set done_at = ${doneAt}, recalled_at = ${recalledAt}, version = version + 1
    where location_id = ${ticket.location_id} and id = ${ticket.id}
    returning version`)
}

/** A step that is taken back takes the ticks with it that made it. */
export function reopenTicks(tx: Tx, { location_id, id }: Key, step: { at: Date; actorId: string }) {
  return tx.run(sql`
    with reopened as (
      update ticket_lines k set state = 'open', done_at = null, done_by = null, done_by_name = null
      from tickets t
      where t.location_id = ${location_id} and t.order_id = ${id}
        and k.location_id = t.location_id and k.ticket_id = t.id and k.done_at = ${step.at} and k.done_by = ${step.actorId}
      returning k.ticket_id
    )
    update tickets set done_at = null, version = version + 1
    where location_id = ${location_id} and id in (select ticket_id from reopened)`)
}

/**
 * What is still to be made at removed stations goes to another one, with its ticks and with what was taken back of it. The order
 * in which the stations were told stays.
 */
export async function moveOpenTickets(tx: Tx, locationId: string, to: string) {
  const orders = await tx.many<{ id: string }>(sql`
    select id from orders
    where location_id = ${locationId} and status in ('pending', 'preparing') and id in (
      select t.order_id from tickets t join stations s on s.location_id = t.location_id and s.id = t.station_id
      where t.location_id = ${locationId} and s.removed_at is not null and s.kind = 'prep' and t.done_at is null)
    order by id for update`)
  await tx.run(sql`
    update tickets t set station_id = ${to}, revision = moved.revision, version = t.version + 1
    from (
      select t.id, (select max(a.revision) from tickets a where a.location_id = t.location_id and a.order_id = t.order_id)
        + (row_number() over (partition by t.order_id order by t.revision, t.fired_at, t.id))::int as revision
      from tickets t
      join stations s on s.location_id = t.location_id and s.id = t.station_id and s.removed_at is not null and s.kind = 'prep'
      where t.location_id = ${locationId} and t.order_id = any(${orders.map(({ id }) => id)}::uuid[])
    ) moved
    where t.location_id = ${locationId} and t.id = moved.id`)
}
