import { SMS_CAPS, SMS_CENTS } from '../messages/sms-segments.ts'
import { KITCHEN_PACE } from '../order/estimated-ready.ts'
import { MAX_ORDERS_PER_HOUR, MAX_UNPAID_ORDERS } from '../order/unpaid-limit.ts'
import { SECOND_FACTOR_RULES } from '../people/second-factor.ts'
import { SEATS_A_DAY, TABLES_A_DAY } from '../reservations/pending.ts'
import { oneOf, type Setting, taxNumber, wholeNumber, yesOrNo } from './setting-kinds.ts'

/**
 * What an owner may set while the program runs, with the value that holds until then. A setting of the house is one value;
 * one of a location may differ from place to place, and the house's value holds where a location has none of its own.
 */
export const SETTINGS = {
  'orders.maxUnpaid': wholeNumber('house', MAX_UNPAID_ORDERS, {
    from: 1,
    to: 9_999_999,
    about: 'How many unpaid cash orders one customer or phone number may have open.',
  }),
  'orders.maxPerHour': wholeNumber('house', MAX_ORDERS_PER_HOUR, {
    from: 1,
    to: 1000,
    about: 'How many cash orders one customer or phone number may place in an hour.',
  }),
  'orders.takesNotes': yesOrNo('location', true, 'Whether customers may add a note for the kitchen to a dish.'),
  'business.taxNumber': taxNumber('house', 'Printed on receipts of locations without a number of their own.'),
  'kitchen.pickupMinutes': wholeNumber('location', KITCHEN_PACE.pickupMinutes, {
    from: 0,
    to: 60,
    about:
      'Minutes for every pickup or dine-in order, before its dishes. Example: 15, and 3 dishes of 3 minutes each, make 24.',
  }),
  'kitchen.deliveryMinutes': wholeNumber('location', KITCHEN_PACE.deliveryMinutes, {
    from: 0,
    to: 90,
    about: 'Minutes for every delivery, before its dishes.',
  }),
  'kitchen.minutesPerItem': wholeNumber('location', KITCHEN_PACE.minutesPerItem, {
    from: 0,
    to: 30,
    about: 'Minutes added for each dish.',
  }),
  'people.secondFactor': oneOf('house', 'nobody', {
    values: SECOND_FACTOR_RULES,
    about: 'The second step is asked before the back office opens.',
  }),
  'printing.localNetwork': yesOrNo(
    'house',
    false,
    'Whether this server stands in the restaurant and may call printers on its local network.',
  ),
  'texts.perNumberPerDay': wholeNumber('house', SMS_CAPS.perNumber, {
    from: 1,
    to: 1000,
    about: 'How many texts one number may get in 24 hours.',
  }),
  'texts.perDay': wholeNumber('house', SMS_CAPS.inAll, {
    from: 0,
    to: 1_000_000,
    about: 'How many texts may go out in 24 hours, to all numbers together.',
  }),
  'texts.centsEach': wholeNumber('house', SMS_CENTS, {
    from: 0,
    to: 100,
    about: 'What one text of 160 plain letters costs, in cents. Shown before one is sent.',
  }),
  'reservations.maxTablesPerDay': wholeNumber('house', TABLES_A_DAY, {
    from: 1,
    to: 100,
    about: 'How many tables one guest may book in 24 hours without confirming by email.',
  }),
  'reservations.maxSeatsPerDay': wholeNumber('house', SEATS_A_DAY, {
    from: 1,
    to: 1000,
    about: 'How many seats one guest may book in 24 hours without confirming by email.',
  }),
} as const satisfies Record<string, Setting<SettingJson>>

/** What is stored and travels. */
export type SettingJson = number | string | boolean | null
export type SettingName = keyof typeof SETTINGS
export type SettingValue<N extends SettingName> = (typeof SETTINGS)[N] extends Setting<infer V> ? V : never
/** A setting of a location is asked for with its location. */
export type Place<N extends SettingName> = (typeof SETTINGS)[N]['scope'] extends 'location' ? [locationId: string] : []
/** The value that holds now. */
export type SettingOf = <N extends SettingName>(name: N, ...at: Place<N>) => SettingValue<N>

// Object.keys forgets that the names are those of the table.
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

export const SETTING_SOURCES = ['environment', 'location', 'house', 'standard'] as const
export type SettingSource = (typeof SETTING_SOURCES)[number]

/** Values that the operator gave in the environment: they hold whatever is stored. */
export type FixedSettings = { readonly [N in SettingName]?: SettingValue<N> | undefined }
/** What somebody has set, at a location or, for null, for the house. */
export type StoredSettings = (name: SettingName, locationId: string | null) => unknown

/** The value that holds, and where it is from. A stored value that is none (any more) counts as not set. */
export function settingIn<N extends SettingName>(
  name: N,
  locationId: string | null,
  { fixed, stored }: { readonly fixed: FixedSettings; readonly stored: StoredSettings },
): { readonly value: SettingValue<N>; readonly from: SettingSource } {
  // The entry of this very name; TypeScript sees only one of all entries.
  const setting = SETTINGS[name] as unknown as Setting<SettingValue<N>>
  const given: SettingValue<N> | undefined = fixed[name]
  if (given !== undefined) return { value: given, from: 'environment' }
  const here = locationId === null || setting.scope === 'house' ? undefined : setting.read(stored(name, locationId))
  if (here !== undefined) return { value: here, from: 'location' }
  const house = setting.read(stored(name, null))
  return house === undefined ? { value: setting.standard, from: 'standard' } : { value: house, from: 'house' }
}

/** Null, or why this value cannot be set. */
export function settingProblem(name: SettingName, value: unknown): string | null {
  const setting: Setting<SettingJson> = SETTINGS[name]
  return setting.read(value) === undefined ? setting.sentence : null
}
