import { type FixedSettings, type SettingOf, type StoredSettings, settingIn } from '@sizzle/domain/settings/settings.ts'
import type { Db } from '../kit/db/sql.ts'
import type { Log } from '../kit/log.ts'
import type { Settings } from '../kit/settings.ts'
import { allSettings, type StoredRow } from './settings.sql.ts'

/** A notice can be lost while the database is away; then what is known here is this old at most. */
const REREAD_MS = 30_000

export type SettingReader = {
  /** From memory, so that no call waits for it or takes a connection. */
  readonly settingOf: SettingOf
  readonly fixed: FixedSettings
  /** Reads what is stored again; until it is there, the values known so far hold. */
  readonly reread: () => Promise<void>
  /** How often they were read: what was made of them before is old. */
  readonly readings: () => number
  /** Reads again by itself now and then. */
  readonly start: (everyMs?: number) => { readonly stop: () => Promise<void> }
}

type Parts = { readonly db: Db; readonly log: Log; readonly fixed: FixedSettings }

export async function openSettingReader({ db, log, fixed }: Parts): Promise<SettingReader> {
  let stored = storedIn(await allSettings(db))
  let reading: Promise<void> | undefined
  let isOld = false
  let readings = 0

  /** One at a time: an earlier read that ends later would bring an old value back. */
  async function readWhileOld() {
    while (isOld) {
      isOld = false
      stored = storedIn(await allSettings(db))
      readings += 1
    }
  }
  function reread(): Promise<void> {
    isOld = true
    reading ??= readWhileOld()
      .catch((error: unknown) => log.warn({ err: error }, 'the settings could not be read again; trying again soon'))
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  return {
    settingOf: (name, ...[locationId]) => settingIn(name, locationId ?? null, { fixed, stored }).value,
    fixed,
    reread,
    readings: () => readings,
    start(everyMs = REREAD_MS) {
      const timer = setInterval(() => void reread(), everyMs)
      // What changed between the first read and now was heard by nobody.
      void reread()
      return {
        async stop() {
          clearInterval(timer)
          await reading
        },
      }
    },
  }
}

/** The environment's values, which hold whatever is stored. */
export function fixedByEnvironment({ MAX_UNPAID_ORDERS, BUSINESS_NUMBER }: Settings): FixedSettings {
  return { 'orders.maxUnpaid': MAX_UNPAID_ORDERS, 'business.taxNumber': BUSINESS_NUMBER }
}

export function storedIn(rows: readonly StoredRow[]): StoredSettings {
  const values = new Map(rows.map(({ location_id, name, value }) => [keyOf(name, location_id), value]))
  return (name, locationId) => values.get(keyOf(name, locationId))
}

function keyOf(name: string, locationId: string | null): string {
  return `${name} ${locationId ?? ''}`
}
