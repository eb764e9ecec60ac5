import type { HoursException } from '@sizzle/domain/hours/opening-hours.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { TimesRow } from './hours-shortened.ts'
import type { LocationRow } from './locations.sql.ts'
import type { By } from './managed.sql.ts'

export type ChainHoursRow = {
  exceptions: HoursException[]
  version: number
  updated_at: Date | null
  updated_by_name: string | null
}

export function chainHours(db: Db) {
  return db.one<ChainHoursRow>(sql`
    select c.exceptions, c.version, c.updated_at, u.name as updated_by_name
    from chain_hours c left join users u on u.id = c.updated_by`)
}

/** Until the end of the transaction nobody else changes the chain's holidays or adds a location with the old ones. */
export function lockChainHours(tx: Tx) {
  return tx.one<ChainHoursRow>(sql`
    select c.exceptions, c.version, c.updated_at, u.name as updated_by_name
    from chain_hours c left join users u on u.id = c.updated_by for update of c`)
}

/** Every location, locked against promises of a time: see `locationToServe`. Always in the order of their ids. */
export function lockEveryLocation(tx: Tx) {
  return tx.many<TimesRow & Pick<LocationRow, 'day_ends_at'>>(sql`
    select id, is_active, hours, exceptions, chain_exceptions, type_hours, time_zone, day_ends_at
    from locations where deleted_at is null order by id for update`)
}

/** The calendar and the copy of it that every location carries. */
export function saveChainHours(tx: Tx, exceptions: readonly HoursException[], { userId, now }: By) {
  return tx.run(sql`
    with saved as (
      update chain_hours set exceptions = ${JSON.stringify(exceptions)}::jsonb, version = version + 1,
        updated_at = ${now}, updated_by = ${userId}
      returning exceptions)
    update locations l set chain_exceptions = saved.exceptions from saved`)
}
