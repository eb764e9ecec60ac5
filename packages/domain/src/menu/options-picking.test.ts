import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenLine } from '../cart/chosen-line.ts'
import { MILD } from '../cart/spice.ts'
import {
  aDish,
  aGroup,
  aMenu,
  anOption,
  BREAD,
  BUTTER_CHICKEN,
  CHUTNEYS,
  choose,
  MENU,
  SIZE,
} from '../testing/options.ts'
import type { Choice, Option, OptionGroup } from './options.ts'
import { checkChoices } from './options-choices.ts'
import { choicesNow, startChoices } from './options-now.ts'
import { firstProblem, mostUnits, setUnits, whyFull, withBelow } from './options-picking.ts'

const NOW = { menu: MENU, canBeHad: () => true }

function optionOf(group: OptionGroup, id: string): Option {
  const option = group.options.find((one) => one.id === id)
  if (!option) throw new Error(`no option ${id}`)
  return option
}

const press = (choices: readonly Choice[], group: OptionGroup, id: string, units: number, now = NOW) =>
  setUnits(choices, { group, option: optionOf(group, id), units }, now)

test('where one unit is chosen another option takes its place, elsewhere it is added (menu 51)', () => {
  const half = press(choose('size', 'full'), SIZE, 'half', 1)
  expect(half).toMatchObject([{ optionId: 'half', quantity: 1 }])
  const both = press(press(half, BREAD, 'roti', 1), BREAD, 'garlic-naan', 1)
  expect(both.map(({ optionId }) => optionId)).toEqual(['half', 'roti', 'garlic-naan'])
  expect(press(both, BREAD, 'roti', 0).map(({ optionId }) => optionId)).toEqual(['half', 'garlic-naan'])
})

test.each([
  [choose('chutneys'), 'mint', 2, null],
  [choose('chutneys', 'mint*2', 'mango'), 'tamarind', 1, null],
  [choose('chutneys', 'mint*2', 'mango*2'), 'tamarind', 0, 'Choose at most 4 for Chutneys'],
  [choose('chutneys', 'mint*2', 'mango*2'), 'mint', 2, 'Choose at most 4 for Chutneys'],
  [choose('chutneys', 'mint', 'mango*2'), 'mint', 2, null],
])('with %j there can be of %s at most %i, and the group says %s (menu 51)', (choices, id, most, full) => {
  expect(mostUnits(optionOf(CHUTNEYS, id), CHUTNEYS, choices)).toBe(most)
  expect(whyFull(CHUTNEYS, choices)).toBe(full)
})

test('a group with enough different options takes more of those, and no other one (menu 51)', () => {
  const two = { ...CHUTNEYS, maxDistinct: 2 }
  const choices = choose('chutneys', 'mint', 'mango')
  expect(mostUnits(optionOf(two, 'tamarind'), two, choices)).toBe(0)
  expect(mostUnits(optionOf(two, 'mint'), two, choices)).toBe(2)
  expect(whyFull(two, choices)).toBe('At most 2 different for Chutneys')
  expect(whyFull({ ...two, maxDistinct: 3 }, choose('chutneys', 'mint', 'mango', 'tamarind'))).toBeNull()
})

test('a group of one unit is never full (menu 51)', () => {
  expect(whyFull(SIZE, choose('size', 'full'))).toBeNull()
  expect(mostUnits(optionOf(SIZE, 'half'), SIZE, choose('size', 'full'))).toBe(1)
})

const BUTTER = aGroup('butter', [anOption('plain', { preset: 1 }), anOption('garlic')], { min: 1, max: 1 })
const NAANS = aGroup('naans', [anOption('naan', { groupIds: ['butter'] }), anOption('roti')], { min: 1, max: 1 })
const THALI = aDish('thali', { groups: [NAANS, CHUTNEYS] })
const THALI_NOW = { menu: aMenu([THALI], [BUTTER]), canBeHad: () => true }

test('what an option opens starts with what is chosen there at the start, and goes with the option (menu 51)', () => {
  const [naan] = press([], NAANS, 'naan', 1, THALI_NOW)
  expect(naan).toMatchObject({ choices: [{ groupId: 'butter', optionId: 'plain', quantity: 1 }] })
  const garlic = withBelow(
    naan ? [naan] : [],
    naan ?? { groupId: '', optionId: '', quantity: 1 },
    choose('butter', 'garlic'),
  )
  expect(garlic).toMatchObject([{ optionId: 'naan', choices: [{ optionId: 'garlic' }] }])
  expect(press(garlic, NAANS, 'roti', 1, THALI_NOW)).toMatchObject([{ optionId: 'roti', choices: [] }])
})

test('the first problem is the one that stands first on the screen (menu 51)', () => {
  const naan = { groupId: 'naans', optionId: 'naan', quantity: 1 }
  const choices = [...choose('chutneys', 'mint*3'), naan]
  const checked = checkChoices(THALI, choices, THALI_NOW.menu, 'options')
  const problems = checked.ok ? [] : checked.refusal.fields
  expect(problems).toHaveLength(2)
  const at = { groups: THALI.groups, choices, field: 'options' }
  expect(firstProblem(problems, at, THALI_NOW.menu)?.field).toBe('options.naans.naan.butter')
  expect(firstProblem([], at, THALI_NOW.menu)).toBeUndefined()
})

test('what is sold out is not chosen at the start, and what is gone is named (menu 48)', () => {
  const canBeHad = ({ id }: Option) => id !== 'full'
  expect(startChoices(BUTTER_CHICKEN.groups, NOW)).toEqual(choose('size', 'full'))
  expect(startChoices(BUTTER_CHICKEN.groups, { menu: MENU, canBeHad })).toEqual([])
  const before = [
    ...choose('size', 'full'),
    { groupId: 'bread', optionId: 'puri', quantity: 1, name: 'Puri' },
    ...choose('bread', 'roti'),
  ]
  expect(choicesNow(BUTTER_CHICKEN.groups, before, { menu: MENU, canBeHad })).toEqual({
    kept: choose('bread', 'roti'),
    gone: ['Full', 'Puri'],
  })
})

test('any order of clicks gives one key and one price (menu 51)', () => {
  const targets = fc.record({
    size: fc.constantFrom('full', 'half'),
    bread: fc.subarray(['garlic-naan', 'roti']),
    mint: fc.nat(2),
    mango: fc.nat(2),
  })
  fc.assert(
    fc.property(targets, fc.infiniteStream(fc.nat()), ({ size, bread, mint, mango }, random) => {
      const clicks = [
        { group: SIZE, id: size, units: 1 },
        ...bread.map((id) => ({ group: BREAD, id, units: 1 })),
        ...Array.from({ length: mint }, (_, n) => ({ group: CHUTNEYS, id: 'mint', units: n + 1 })),
        ...Array.from({ length: mango }, (_, n) => ({ group: CHUTNEYS, id: 'mango', units: n + 1 })),
      ]
      const lineOf = (order: typeof clicks) => {
        // A stepper goes one by one, whichever of its presses comes first.
        const units = new Map<string, number>()
        const choices = order.reduce<readonly Choice[]>(
          (before, { group, id, units: last }) => {
            const next = group === CHUTNEYS ? (units.get(id) ?? 0) + 1 : last
            units.set(id, next)
            return press(before, group, id, next)
          },
          choose('size', 'full'),
        )
        expect(checkChoices(BUTTER_CHICKEN, choices, MENU, 'options').ok).toBe(true)
        const { cartKey, price } = chosenLine({ dish: BUTTER_CHICKEN, spice: MILD, choices, note: '' }, MENU)
        return { cartKey, price }
      }
      const shuffled = clicks.map((click) => ({ click, at: random.next().value })).toSorted((a, b) => a.at - b.at)
      expect(lineOf(shuffled.map(({ click }) => click))).toEqual(lineOf(clicks))
    }),
  )
})
