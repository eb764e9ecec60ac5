import type { SettingJson, SettingName } from '@sizzle/domain/settings/settings.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type StoredRow = { readonly location_id: string | null; readonly name: string; readonly value: unknown }
export type SettingRow = StoredRow & {
  readonly version: number
  readonly updated_at: Date
  readonly updated_by_name: string | null
}

/** Their rights may come or go with the rule about second steps. */
export function peopleWithoutSecondStep(db: Db) {
  return db.many<{ id: string }>(sql`
    select id from users u where role in ('manager', 'admin') and is_active and deleted_at is null
      and not exists (select from second_steps f where f.user_id = u.id)
    order by id`)
}

/** Of every place at once: a few rows for each location that differs. */
export function allSettings(db: Db) {
  return db.many<StoredRow>(sql`select location_id, name, value from settings where value is not null`)
}

/** Of the house and, where one is named, of that location. */
export function settingsAt(db: Db, locationId: string | null) {
  return db.many<SettingRow>(sql`
    select s.location_id, s.name, s.value, s.version, s.updated_at, u.name as updated_by_name
    from settings s left join users u on u.id = s.updated_by
    where s.place in ('', ${locationId ?? ''})`)
}

export type NewSetting = {
  readonly locationId: string | null
  readonly name: SettingName
  /** Null takes it back. */
  readonly value: SettingJson
  readonly by: string
}

/** Nothing: somebody else has changed it since `expectedVersion`, which is 0 where nobody had set it. */
export function saveSetting(tx: Tx, { locationId, name, value, by }: NewSetting, expectedVersion: number, now: Date) {
  const json = value === null ? null : JSON.stringify(value)
  return tx.maybe<{ version: number }>(sql`
    insert into settings (location_id, name, value, version, updated_at, updated_by)
    values (${locationId}, ${name}, ${json}::jsonb, 1, ${now}, ${by})
    on conflict (place, name) do update
      set value = excluded.value, version = settings.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where settings.version = ${expectedVersion}
    returning version`)
}
