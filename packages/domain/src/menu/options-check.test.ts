import { expect, test } from 'vitest'
import {
  aDish,
  aGroup,
  aMenu,
  anOption,
  BREAD,
  BUTTER_CHICKEN,
  CHUTNEYS,
  COMBO,
  choose,
  MENU,
  SIZE,
} from '../testing/options.ts'
import { type OptionGroup, offeredGroups } from './options.ts'
import { checkDishOptions, checkGroup } from './options-check.ts'
import { lowestUnitPrice } from './options-lowest.ts'
import { priceUnit } from './options-price.ts'

const MIN = 'The minimum must be a whole number of 0 or more'
const MAX = 'The maximum must be a whole number from the minimum to 20'
const FREE = 'Free units must be a whole number from 0 to the maximum'
const REACH = 'There are not enough options to reach the minimum'
const PRESETS = 'More is chosen at the start than the group allows'
const ONE_SIZE = 'Exactly one size is chosen: minimum and maximum must be 1, without free units'
const CALORIES = 'Calories must be a whole number from -20000 to 20000'
const PRICE = 'Price must be from -100.00 to 500.00'
const SIZE_PRICE = 'The price of a size must be from 0.01 to 500.00'
const SIZE_CODE = 'Each size needs a code of its own'
const CENT = 'Some choices would make the item cheaper than 0.01'

test.each([SIZE, BREAD, CHUTNEYS, aGroup('lighter', [anOption('roti', { calories: -120 })]), ...COMBO.groups])(
  '$name can be met',
  (group) => {
    expect(checkGroup(group)).toEqual([])
  },
)

const options = (change: Partial<ReturnType<typeof anOption>>) => ({ options: [anOption('mint', change)] })

test.each<[field: string, change: Partial<OptionGroup>, sentence: string]>([
  ['min', { min: -1 }, MIN],
  ['min', { min: 0.5 }, MIN],
  ['max', { min: 3, max: 2 }, MAX],
  ['max', { max: 21 }, MAX],
  ['free', { free: 5 }, FREE],
  ['free', { free: -1 }, FREE],
  ['maxDistinct', { maxDistinct: 0 }, 'Different options must be a whole number of at least 1'],
  ['maxEach', { maxEach: 0 }, 'Units of one option must be a whole number from 1 to 20'],
  ['name', { name: ' ' }, 'Group name is required'],
  ['name', { name: 'x'.repeat(61) }, 'A name can have at most 60 characters'],
  ['id', { id: 'spice' }, 'Heat is set at the item and cannot be a group'],
  ['options', { options: [] }, 'Add at least one option'],
  [
    'options',
    { options: Array.from({ length: 61 }, (_, n) => anOption(`o${n}`)) },
    'A group can have at most 60 options',
  ],
  // Three options at two units each are six, two of them are four.
  ['min', { min: 7, max: 8 }, REACH],
  ['min', { min: 5, max: 8, maxDistinct: 2 }, REACH],
  ['options', options({ preset: 3 }), PRESETS],
  ['options', { maxDistinct: 1, options: [anOption('a', { preset: 1 }), anOption('b', { preset: 1 })] }, PRESETS],
  ['options', { max: 2, free: 0, options: ['a', 'b', 'c'].map((id) => anOption(id, { preset: 1 })) }, PRESETS],
  ['options.mint.preset', options({ preset: -1 }), 'Units chosen at the start must be a whole number of 0 or more'],
  ['options.mint.price', options({ price: 50_001 }), PRICE],
  ['options.mint.price', options({ price: -10_001 }), PRICE],
  ['options.mint.price', options({ price: 0.5 }), PRICE],
  ['options.mint.priceBySize.half', options({ priceBySize: { half: 50_001, full: 0 } }), PRICE],
  ['options.mint.calories', options({ calories: 0.5 }), CALORIES],
  ['options.mint.calories', options({ calories: 20_001 }), CALORIES],
  ['options.mint.name', options({ name: '' }), 'Option name is required'],
  ['options.mint.itemId', { ...options({}), kind: 'slot' }, 'Each option of a combo must be an item of the menu'],
])('chutneys are refused at %s with %j: "%s" (menu 31)', (field, change, sentence) => {
  expect(checkGroup({ ...CHUTNEYS, ...change })).toContainEqual({ field, sentence })
})

test.each<[field: string, change: Partial<OptionGroup>, sentence: string]>([
  ['min', { min: 0 }, ONE_SIZE],
  ['min', { max: 2 }, ONE_SIZE],
  ['min', { free: 1 }, ONE_SIZE],
  ['options.full.price', { options: [anOption('full', { sizeCode: 'full', price: -1 })] }, SIZE_PRICE],
  ['options.full.sizeCode', { options: [anOption('full', { price: 1 })] }, SIZE_CODE],
  [
    'options.full.sizeCode',
    { options: ['full', 'half'].map((id) => anOption(id, { price: 1, sizeCode: 'full' })) },
    SIZE_CODE,
  ],
])('sizes are refused at %s with %j: "%s" (menu 31)', (field, change, sentence) => {
  expect(checkGroup({ ...SIZE, ...change })).toContainEqual({ field, sentence })
})

test('an option is in a group once', () => {
  expect(checkGroup(aGroup('g', [anOption('a'), anOption('a')]))).toContainEqual({
    field: 'options.a',
    sentence: 'This option is in the group twice',
  })
})

const opens = (groupIds: string[]) => aGroup('top', [anOption('o', { groupIds })])
const NESTED = aGroup('nested', [anOption('n', { groupIds: ['chutneys'] })])
const problemsWith = (...groups: OptionGroup[]) =>
  checkDishOptions(aDish('dal', { groups }), aMenu([...MENU.dishes.values()], [NESTED]))

test.each<[groups: OptionGroup[], field: string, sentence: string]>([
  [[SIZE, { ...SIZE, id: 'other' }], 'groups', 'An item can have only one size group'],
  [[BREAD, BREAD], 'groups.bread', 'This group is asked twice'],
  [Array.from({ length: 21 }, (_, n) => ({ ...BREAD, id: `g${n}` })), 'groups', 'An item can have at most 20 groups'],
  [[opens(['gone'])], 'groups.top.options.o', 'This group is no longer there'],
  [[opens(['size'])], 'groups.top.options.o', 'Sizes belong to an item and cannot be asked for an option'],
  [[opens(['nested'])], 'groups.top.options.o', 'A group that an option opens cannot open others'],
  [[aGroup('top', [anOption('o', { itemId: 'gone' })])], 'groups.top.options.o', 'This item is no longer on the menu'],
  [[aGroup('top', [anOption('o', { itemId: 'dal' })])], 'groups.top.options.o', 'An item cannot be a part of itself'],
  [[{ ...BREAD, min: 9 }], 'groups.bread.min', REACH],
])('%j of a dish are refused at %s: "%s" (menu 31, menu 42)', (groups, field, sentence) => {
  expect(problemsWith(...groups)).toContainEqual({ field, sentence })
})

test('what a dish hides counts (menu 31)', () => {
  const item = { itemId: 'dal', groupId: 'chutneys', position: 0, prices: {} }
  const offered = (hidden: string[], min: number) => offeredGroups([{ ...item, hidden, min }], MENU.groups)
  expect(problemsWith(...offered(['mint'], 4))).toEqual([])
  expect(problemsWith(...offered(['mint', 'mango'], 3))).toEqual([{ field: 'groups.chutneys.min', sentence: REACH }])
  expect(problemsWith(...offered(['mint', 'mango', 'tamarind'], 0))).toContainEqual({
    field: 'groups.chutneys.options',
    sentence: 'Add at least one option',
  })
})

const off = (price: number, change: Partial<OptionGroup> = {}) =>
  aGroup('less', [anOption('less', { price }), anOption('more', { price: 300 })], change)

test.each<[text: string, groups: OptionGroup[], lowest: number]>([
  ['nothing is chosen', [CHUTNEYS], 1000],
  ['something is taken off', [off(-999)], 1],
  ['too much is taken off', [off(-1000)], 0],
  ['it is taken off several times', [off(-400, { maxEach: 3 })], -200],
  ['it is taken off no more often than the group allows', [off(-400, { maxEach: 3, max: 2 })], 200],
  ['something dear must come with it', [off(-1000, { min: 2, max: 2 })], 300],
  ['the dear part is free', [off(-1000, { min: 2, max: 2, free: 1 })], 0],
  ['two groups add up', [off(-500), { ...off(-500), id: 'again' }], 0],
  ['the cheaper size counts', [SIZE, off(-1249)], 0],
  ['the price in that size counts', [SIZE, aGroup('g', [anOption('o', { priceBySize: { half: -1249 } })])], 0],
  ['what an option opens counts', [aGroup('top', [anOption('o', { groupIds: ['less'] })])], 0],
])('where %s a dish of 10.00 costs at least %s', (_, groups, lowest) => {
  const dish = aDish('dal', { groups })
  const menu = aMenu([dish], [off(-1000)])
  expect(lowestUnitPrice(dish, menu)).toBe(lowest)
  expect(checkDishOptions(dish, menu)).toEqual(lowest < 1 ? [{ field: 'price', sentence: CENT }] : [])
})

test('real dishes can be met, and their lowest price is that of a choice', () => {
  expect([checkDishOptions(BUTTER_CHICKEN, MENU), checkDishOptions(COMBO, MENU)]).toEqual([[], []])
  expect(lowestUnitPrice(BUTTER_CHICKEN, MENU)).toBe(priceUnit(BUTTER_CHICKEN, choose('size', 'half'), MENU).price)
  expect(lowestUnitPrice(COMBO, MENU)).toBe(1849)
})
