import type { Setting } from '@sizzle/contract/settings.ts'
import { type FixedSettings, SETTINGS, type SettingName, settingIn } from '@sizzle/domain/settings/settings.ts'
import type { z } from 'zod'
import { storedIn } from './setting-reader.ts'
import type { SettingRow } from './settings.sql.ts'

/** Rows of the house and of the location, when one is asked about. */
type Facts = { readonly fixed: FixedSettings; readonly rows: readonly SettingRow[]; readonly locationId: string | null }

export function presentSetting(name: SettingName, { fixed, rows, locationId }: Facts): z.output<typeof Setting> {
  const { scope, about, standard } = SETTINGS[name]
  const own = rows.find((row) => row.name === name && row.location_id === locationId)
  return {
    name,
    scope,
    about,
    locationId,
    ...settingIn(name, locationId, { fixed, stored: storedIn(rows) }),
    standard,
    version: own?.version ?? 0,
    updatedAt: own?.updated_at ?? null,
    updatedBy: own?.updated_by_name ?? null,
  }
}
