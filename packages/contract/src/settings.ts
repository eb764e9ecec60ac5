import { SETTING_NAMES, SETTING_SOURCES } from '@sizzle/domain/settings/settings.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { none, route } from './route.ts'
import { Instant, LocationId, text } from './wire.ts'

const SettingName = z.enum(SETTING_NAMES).meta({ id: 'SettingName' })
/** Which of these a setting takes, and within which bounds, is checked by its own rule. */
const SettingValue = z
  .union([z.number(), z.boolean(), text(200)])
  .nullable()
  .meta({ id: 'SettingValue' })

export const Setting = z
  .object({
    name: SettingName,
    /** Whether locations may have their own. */
    scope: z.enum(['house', 'location']),
    about: z.string(),
    /** Whose value this is; null: the house's. */
    locationId: z.string().nullable(),
    /** What holds there. */
    value: SettingValue,
    /** Where that is from: fixed by the environment, set at the location or for the house, or set nowhere. */
    from: z.enum(SETTING_SOURCES),
    standard: SettingValue,
    /** Of what is set there; 0 where nothing ever was. */
    version: z.int(),
    updatedAt: Instant.nullable(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'Setting' })

export const getSettings = route({
  get: '/getSettings',
  may: 'settings.manage',
  about:
    'Every setting for the house or, with a location, those that may differ there, and where each value comes from.',
  input: z.strictObject({ locationId: LocationId.optional() }),
  output: z.object({ settings: z.array(Setting) }),
  refusals: { location_not_found: none },
})

export const changeSetting = route({
  post: '/changeSetting',
  may: 'settings.manage',
  about:
    'Sets a value for the house or a location; null removes it, so that the house’s value or the standard applies again. Every process follows within a second.',
  input: z.strictObject({
    name: SettingName,
    locationId: LocationId.optional(),
    value: SettingValue,
    expectedVersion: z.int().min(0),
  }),
  output: z.object({ setting: Setting }),
  refusals: { invalid_input: wrongFields, location_not_found: none, setting_changed: none, setting_fixed: none },
})
