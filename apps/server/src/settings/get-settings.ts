import * as contract from '@sizzle/contract/settings.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { SETTING_NAMES, SETTINGS } from '@sizzle/domain/settings/settings.ts'
import { query } from '../kit/operation.ts'
import { locationById } from '../locations/locations.sql.ts'
import { presentSetting } from './present-setting.ts'
import type { SettingReader } from './setting-reader.ts'
import { settingsAt } from './settings.sql.ts'

/** From the database and not from memory: whoever changes something sees what is there now. */
export function getSettings({ fixed }: Pick<SettingReader, 'fixed'>) {
  return query(contract.getSettings, async ({ locationId = null }, { db }) => {
    if (locationId !== null && !(await locationById(db, locationId))) return refuse({ code: 'location_not_found' })
    const rows = await settingsAt(db, locationId)
    const names = SETTING_NAMES.filter((name) => locationId === null || SETTINGS[name].scope === 'location')
    return ok({ settings: names.map((name) => presentSetting(name, { fixed, rows, locationId })) })
  })
}
