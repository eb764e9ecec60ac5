import { expect, test } from 'vitest'
import { aDish, aGroup, aMenu, anOption, BUTTER_CHICKEN, choose, MENU } from '../testing/options.ts'
import type { Option } from './options.ts'
import { goneChoices, soldOutReason } from './options-sold-out.ts'

const without =
  (...ids: string[]) =>
  ({ id }: Option) =>
    !ids.includes(id)

const SIDES = aGroup('sides', [anOption('rice'), anOption('bread')], { min: 2, max: 2 })
const THALI = aDish('thali', { groups: [SIDES] })

test.each([
  [[], null],
  [['rice'], 'Sold out: Sides'],
])('two of two sides without %j: %j (menu 40)', (ids, reason) => {
  expect(soldOutReason(THALI, MENU, without(...ids))).toBe(reason)
})

test('what need not be chosen sells nothing out (menu 40)', () => {
  expect(soldOutReason(BUTTER_CHICKEN, MENU, without('mint', 'garlic-naan', 'roti'))).toBeNull()
  expect(soldOutReason(BUTTER_CHICKEN, MENU, without('full'))).toBeNull()
  expect(soldOutReason(BUTTER_CHICKEN, MENU, without('full', 'half'))).toBe('Sold out: Size')
})

test('an option counts as gone when what it requires is gone (menu 40)', () => {
  const main = aGroup('main', [anOption('thali', { itemId: 'thali' })], { kind: 'slot', min: 1, max: 1 })
  const combo = aDish('combo', { groups: [main] })
  const menu = aMenu([THALI, combo])
  expect(soldOutReason(combo, menu, without())).toBeNull()
  expect(soldOutReason(combo, menu, without('rice'))).toBe('Sold out: Main')
  const choices = [{ groupId: 'main', optionId: 'thali', quantity: 1, choices: choose('sides', 'rice', 'bread') }]
  expect(goneChoices(combo, choices, menu, without('rice'))).toEqual(['No longer available: Rice in Combo.'])
})

test('choices that cannot be had any more are named once each (menu 40)', () => {
  const choices = choose('chutneys', 'mint', 'mint', 'mango')
  expect(goneChoices(BUTTER_CHICKEN, choices, MENU, without('mint'))).toEqual([
    'No longer available: Mint in Butter Chicken.',
  ])
  expect(goneChoices(BUTTER_CHICKEN, choices, MENU, without())).toEqual([])
})
