import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type FixedSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingOf,
  settingIn,
  settingProblem,
} from './settings.ts'

type Rows = readonly (readonly [name: SettingName, locationId: string | null, value: unknown])[]

function holding(rows: Rows, fixed: FixedSettings = {}) {
  return {
    fixed,
    stored: (name: SettingName, locationId: string | null) =>
      rows.find((row) => row[0] === name && row[1] === locationId)?.[2] ?? null,
  }
}

describe('every setting', () => {
  it.each(SETTING_NAMES)('%s has a name with its area, a sentence and a standard that it takes itself', (name) => {
    const { standard, about, sentence, scope } = SETTINGS[name]
    expect(name).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
    expect(about).toMatch(/^[A-Z].*\.$/)
    expect(sentence).toMatch(/^Enter /)
    expect(settingIn(name, scope === 'location' ? 'truro' : null, holding([]))).toEqual({
      value: standard,
      from: 'standard',
    })
    // Null is "not set", so only where nothing is a value can nothing be the standard.
    if (standard !== null) expect(settingProblem(name, standard)).toBeNull()
  })

  it.each(SETTING_NAMES)('%s refuses what no setting can be', (name) => {
    for (const value of [null, undefined, '', ' ', -1, 1.5, Number.NaN, 1e308, [], {}, '3', 'true', '__proto__'])
      expect([value, settingProblem(name, value)]).toEqual([value, SETTINGS[name].sentence])
  })

  it.each(SETTING_NAMES)('%s takes what its shape offers, and no more', (name) => {
    const { shape } = SETTINGS[name]
    if (shape.kind === 'number') {
      const { from, to } = shape
      expect([from - 1, from, to, to + 1].map((value) => settingProblem(name, value) === null)).toEqual([
        false,
        true,
        true,
        false,
      ])
    }
    if (shape.kind === 'one_of') for (const value of shape.values) expect(settingProblem(name, value)).toBeNull()
    if (shape.kind === 'yes_or_no') for (const value of [true, false]) expect(settingProblem(name, value)).toBeNull()
  })

  it.each(SETTING_NAMES)('%s is yes or no only where that is asked', (name) => {
    const isAsked = typeof SETTINGS[name].standard === 'boolean'
    for (const value of [true, false]) expect(settingProblem(name, value) === null).toBe(isAsked)
    for (const value of [0, 1]) if (isAsked) expect(settingProblem(name, value)).toBe('Enter yes or no')
  })
})

it.each([
  ['orders.maxUnpaid', 0, 1, 9_999_999, 10_000_000],
  ['orders.maxPerHour', 0, 1, 1000, 1001],
  ['kitchen.pickupMinutes', -1, 0, 60, 61],
  ['kitchen.deliveryMinutes', -1, 0, 90, 91],
  ['kitchen.minutesPerItem', -1, 0, 30, 31],
  ['reservations.maxTablesPerDay', 0, 1, 100, 101],
  ['reservations.maxSeatsPerDay', 0, 1, 1000, 1001],
] as const)('%s refuses %i, takes %i to %i and refuses %i', (name, below, least, most, above) => {
  expect([below, least, most, above].map((value) => settingProblem(name, value) === null)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it.each([
  ['123456789 RT0001', '123456789 RT0001'],
  [' 123456789RT0001 ', '123456789 RT0001'],
  ['123456789 RT 0001', '123456789 RT0001'],
  ['12345678 RT0001', undefined],
  ['123456789 rt0001', undefined],
  ['123456789 RT0001x', undefined],
])('the tax number "%s" is kept as %s', (typed, kept) => {
  expect(SETTINGS['business.taxNumber'].read(typed)).toBe(kept)
})

describe('what holds', () => {
  it.each<[string, Rows, string | null, FixedSettings, number, string]>([
    ['the standard', [], 'truro', {}, 3, 'standard'],
    ['the house', [['kitchen.minutesPerItem', null, 4]], 'truro', {}, 4, 'house'],
    [
      'the location',
      [
        ['kitchen.minutesPerItem', null, 4],
        ['kitchen.minutesPerItem', 'truro', 5],
      ],
      'truro',
      {},
      5,
      'location',
    ],
    ['nothing of another location', [['kitchen.minutesPerItem', 'new-glasgow', 5]], 'truro', {}, 3, 'standard'],
    ['the house, asked for itself', [['kitchen.minutesPerItem', 'truro', 5]], null, {}, 3, 'standard'],
    [
      'the environment first',
      [['kitchen.minutesPerItem', 'truro', 5]],
      'truro',
      { 'kitchen.minutesPerItem': 6 },
      6,
      'environment',
    ],
    ['the house, for a value that is none', [['kitchen.minutesPerItem', 'truro', 'soon']], 'truro', {}, 3, 'standard'],
  ])('%s', (_, rows, locationId, fixed, value, from) => {
    expect(settingIn('kitchen.minutesPerItem', locationId, holding(rows, fixed))).toEqual({ value, from })
  })

  it('a location has no own value of what holds for the house', () => {
    const rows: Rows = [['orders.maxUnpaid', 'truro', 9]]
    expect(settingIn('orders.maxUnpaid', 'truro', holding(rows))).toEqual({ value: 3, from: 'standard' })
  })
})

it('readers are typed by the table', () => {
  type Read<N extends SettingName> = ReturnType<(typeof SETTINGS)[N]['read']>
  expectTypeOf<Read<'orders.maxUnpaid'>>().toEqualTypeOf<number | undefined>()
  const settingOf: SettingOf = (name, ...[locationId]) => settingIn(name, locationId ?? null, holding([])).value
  expectTypeOf(settingOf('orders.maxUnpaid')).toEqualTypeOf<number>()
  expectTypeOf(settingOf('business.taxNumber')).toEqualTypeOf<string | null>()
  expectTypeOf(settingOf('kitchen.pickupMinutes', 'truro')).toEqualTypeOf<number>()
  // @ts-expect-error a setting of a location needs its location
  settingOf('kitchen.pickupMinutes')
  // @ts-expect-error and one of the house takes none
  settingOf('orders.maxUnpaid', 'truro')
})
