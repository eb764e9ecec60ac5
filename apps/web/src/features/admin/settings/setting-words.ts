import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { getSettings } from '@sizzle/contract/settings.ts'
import { SECOND_FACTOR_RULES, SECOND_FACTOR_WORDS } from '@sizzle/domain/people/second-factor.ts'
import { SETTINGS, type SettingJson, type SettingName } from '@sizzle/domain/settings/settings.ts'
import { timeOfHouse } from '../../../ui/clock.ts'
import { count } from './setting-entry.ts'

export type Setting = WireOutputOf<typeof getSettings>['settings'][number]

/** Set where it is shown: for the house, or at the location. */
export function isOwn({ from, locationId }: Setting): boolean {
  return from === (locationId === null ? 'house' : 'location')
}

/** The areas in their order; a setting is in the one that its name begins with. */
type Area = SettingName extends `${infer A}.${string}` ? A : never
const AREAS: Readonly<Record<Area, string>> = {
  orders: 'Orders',
  kitchen: 'Kitchen times',
  reservations: 'Reservations',
  texts: 'Text messages',
  people: 'Sign-in',
  business: 'Receipts',
  printing: 'Printing',
}

type Words = { readonly label: string /** What a number counts. */; readonly unit?: string }
const WORDS: Readonly<Record<SettingName, Words>> = {
  'orders.maxUnpaid': { label: 'Unpaid orders at a time', unit: 'orders' },
  'orders.maxPerHour': { label: 'Cash orders an hour', unit: 'orders' },
  'orders.takesNotes': { label: 'Notes for the kitchen' },
  'business.taxNumber': { label: 'GST/HST number' },
  'kitchen.pickupMinutes': { label: 'Pickup and dine-in', unit: 'minutes' },
  'kitchen.deliveryMinutes': { label: 'Delivery', unit: 'minutes' },
  'kitchen.minutesPerItem': { label: 'Each dish', unit: 'minutes' },
  'people.secondFactor': { label: 'Who needs a second step at sign-in' },
  'printing.localNetwork': { label: 'Printers on the local network' },
  'texts.perNumberPerDay': { label: 'Texts to one number a day', unit: 'texts' },
  'texts.perDay': { label: 'Texts to everybody a day', unit: 'texts' },
  'texts.centsEach': { label: 'What a text costs', unit: 'cents' },
  'reservations.maxTablesPerDay': { label: 'Reservations per guest per day', unit: 'tables' },
  'reservations.maxSeatsPerDay': { label: 'Seats per guest per day', unit: 'seats' },
}

export const labelOf = (name: SettingName) => WORDS[name].label

const areaOf = (name: string) => name.slice(0, name.indexOf('.'))

/** Areas that have a setting here, each with its settings. */
export function inAreas(settings: readonly Setting[]) {
  return Object.entries(AREAS)
    .map(([area, title]) => ({ area, title, settings: settings.filter(({ name }) => areaOf(name) === area) }))
    .filter((one) => one.settings.length > 0)
}

/** A sign or a short word inside the field of a number. */
export function unitOf(name: SettingName): string | undefined {
  const { unit } = WORDS[name]
  return unit && (SHORT[unit] ?? unit)
}

const SHORT: Readonly<Record<string, string>> = { minutes: 'min', cents: '¢' }

/** What can be entered, in a few words: what is counted stands in the field. */
export function limitsOf(name: SettingName): string | undefined {
  const { shape } = SETTINGS[name]
  if (shape.kind === 'text') return 'Such as 123456789 RT0001.'
  if (shape.kind !== 'number') return undefined
  // A bound that nobody comes near is not worth reading.
  if (shape.to >= 1_000_000) return `At least ${count(shape.from)}.`
  return `From ${count(shape.from)} to ${count(shape.to)}.`
}

/** The choices of a setting that offers some, as they are stored and as they read. */
export function choicesOf(name: SettingName): readonly (readonly [value: string, words: string])[] | undefined {
  const { shape } = SETTINGS[name]
  if (name === 'people.secondFactor') return SECOND_FACTOR_RULES.map((rule) => [rule, SECOND_FACTOR_WORDS[rule]])
  return shape.kind === 'one_of' ? shape.values.map((value) => [value, value]) : undefined
}

export function valueWords(name: SettingName, value: SettingJson): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const choice = choicesOf(name)?.find(([stored]) => stored === String(value))
  if (choice) return `“${choice[1]}”`
  const { unit } = WORDS[name]
  return typeof value === 'number' ? `${count(value)}${unit ? ` ${unit}` : ''}` : String(value)
}

/** Where the value that holds is from; nothing where nobody has ever set it. `ofHouse`: the same setting of the house. */
export function standing(setting: Setting, ofHouse: Setting | undefined): string {
  const { name, from, locationId, standard, updatedAt, updatedBy } = setting
  if (from === 'environment') return 'Fixed where the program is started.'
  if (locationId !== null && from !== 'location') return 'The same as all locations.'
  if (from === 'standard') return ''
  const who = updatedBy === null ? 'Set' : `Set by ${updatedBy}`
  const since = updatedAt === null ? '' : ` on ${timeOfHouse(updatedAt, 'moment')}`
  if (locationId === null) return `${who}${since}; the default is ${valueWords(name, standard)}.`
  const house = ofHouse ? `Only here; all locations have ${valueWords(name, ofHouse.value)}.` : 'Only here.'
  return `${house} ${who}${since}.`
}
