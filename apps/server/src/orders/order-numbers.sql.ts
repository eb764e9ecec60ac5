import { type Db, sql } from '../kit/db/sql.ts'

type Drawn = { readonly location_id: string; readonly day: string; readonly count: number }

/**
 * So many numbers of each day and location, the last of each is answered; none of a location that was deleted. It waits for no disk: the
 * log is written in order, so an order that is kept keeps its number before it.
 */
export function drawNumbers(db: Db, drawn: readonly Drawn[]) {
  return db.many<{ location_id: string; day: string; last: number }>(sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true) as is_set)
    insert into order_numbers as n (location_id, day, last)
    select l.id, d.day, d.count
    from quick, unnest(${drawn.map((one) => one.location_id)}::text[], ${drawn.map(({ day }) => day)}::date[],
                       ${drawn.map(({ count }) => count)}::int[]) as d (location_id, day, count)
    join locations l on l.id = d.location_id and l.deleted_at is null
    where quick.is_set is not null
    order by 1, 2
    on conflict (location_id, day) do update set last = n.last + excluded.last
    returning location_id, day::text, last`)
}
