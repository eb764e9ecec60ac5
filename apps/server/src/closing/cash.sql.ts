import type { CashMove, CashMoveKind, CountedPiece } from '@sizzle/domain/closing/cash-count.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { Days } from './reports.sql.ts'

/** Whoever writes the books of a location does it alone, so that a move or a count stands in the report it was made for. */
export function lockBooks(tx: Tx, locationId: string) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`books:${locationId}`}, 0))`)
}

type MoveRow = {
  kind: CashMoveKind
  amount: number
  reason: string
  made_by_name: string
  made_at: Date
}
type NewMove = MoveRow & { location_id: string; id: string; business_date: string; made_by: string }

export function insertMove(tx: Tx, m: NewMove) {
  return tx.run(sql`
    insert into cash_moves (location_id, id, business_date, kind, amount, reason, made_by, made_by_name, made_at)
    values (${m.location_id}, ${m.id}, ${m.business_date}::date, ${m.kind}, ${m.amount}, ${m.reason}, ${m.made_by}, ${m.made_by_name}, ${m.made_at})`)
}

export async function movesOf(
  db: Db,
  locationId: string,
  { first, last }: Pick<Days, 'first' | 'last'>,
): Promise<CashMove[]> {
  const rows = await db.many<MoveRow>(sql`
    select kind, amount, reason, made_by_name, made_at from cash_moves
    where location_id = ${locationId} and business_date between ${first}::date and ${last}::date order by made_at, id`)
  return rows.map(presentMove)
}

export function presentMove({ kind, amount, reason, made_by_name, made_at }: MoveRow): CashMove {
  return { kind, amount, reason, by: made_by_name, at: made_at.toISOString() }
}

type CountRow = {
  id: string
  pieces: CountedPiece[]
  counted: number
  expected: number
  came_since: number
  counted_by_name: string
  counted_at: Date
}
type NewCount = CountRow & { location_id: string; business_date: string; counted_by: string }

export function insertCount(tx: Tx, c: NewCount) {
  return tx.run(sql`
    insert into cash_counts (location_id, id, business_date, pieces, counted, expected, came_since, counted_by, counted_by_name, counted_at)
    values (${c.location_id}, ${c.id}, ${c.business_date}::date, ${JSON.stringify(c.pieces)}::jsonb, ${c.counted}, ${c.expected},
            ${c.came_since}, ${c.counted_by}, ${c.counted_by_name}, ${c.counted_at})`)
}

/** The counts of a day, the first one first. */
export function countsOf(db: Db, locationId: string, date: string) {
  return db.many<CountRow>(sql`
    select id, pieces, counted, expected, came_since, counted_by_name, counted_at from cash_counts
    where location_id = ${locationId} and business_date = ${date}::date order by counted_at, id`)
}
