import { expect, test } from 'vitest'
import { aDish, aGroup, aMenu, anOption, BUTTER_CHICKEN, CHUTNEYS, COMBO, choose, MENU } from '../testing/options.ts'
import type { Choice } from './options.ts'
import { canonicalChoices, canonicalText } from './options-canonical.ts'
import { checkChoices, presetChoices } from './options-choices.ts'

const full = choose('size', 'full')
const FIELD = 'items.0.options'

const SAUCES = aGroup('sauces', [anOption('a'), anOption('b'), anOption('c')], { min: 2, maxDistinct: 2, maxEach: 3 })
const NAAN = anOption('naan', { groupIds: ['chutneys'] })
const MANY = aGroup('many', [anOption('x', { groupIds: ['ten'] })], { maxEach: 20 })
const TEN = aGroup('ten', [anOption('y')], { max: 20, maxEach: 20 })
const PLATE = aDish('plate', { groups: [SAUCES, aGroup('bread', [NAAN]), MANY] })
const PLATES = aMenu([PLATE], [CHUTNEYS, TEN])
const sauces = choose('sauces', 'a*2')
const naanWith = (choices: readonly Choice[]) => [{ groupId: 'bread', optionId: 'naan', quantity: 1, choices }]
const manyWith = (quantity: number) => [
  { groupId: 'many', optionId: 'x', quantity: 2, choices: [{ groupId: 'ten', optionId: 'y', quantity }] },
]

test.each([
  [choose('chutneys', 'mint'), 'size', 'required', 'Please choose Size'],
  [choose('size', 'full', 'half'), 'size', 'max', 'Choose at most 1 for Size'],
  [[...full, ...full], 'size', 'max', 'Choose at most 1 for Size'],
  [[...full, ...choose('chutneys', 'mint*3')], 'chutneys', 'maxEach', 'Choose at most 2 for Mint'],
  [[...full, ...choose('chutneys', 'mint*2', 'mint')], 'chutneys', 'maxEach', 'Choose at most 2 for Mint'],
  [
    [...full, ...choose('chutneys', 'mint*2', 'mango*2', 'tamarind')],
    'chutneys',
    'max',
    'Choose at most 4 for Chutneys',
  ],
  [[...full, ...choose('chutneys', 'mint*1e9')], 'chutneys', 'max', 'Choose at most 4 for Chutneys'],
  [[...full, ...choose('chutneys', 'mint*0')], 'chutneys', 'quantity', 'Mint needs a whole quantity of at least 1'],
  [[...full, ...choose('chutneys', 'mint*1.5')], 'chutneys', 'quantity', 'Mint needs a whole quantity of at least 1'],
  [
    [...full, ...choose('chutneys', 'mint*0.5', 'mint*0.5')],
    'chutneys',
    'quantity',
    'Mint needs a whole quantity of at least 1',
  ],
  [[...full, ...choose('chutneys', 'mint*-1')], 'chutneys', 'quantity', 'Mint needs a whole quantity of at least 1'],
  [[...full, ...choose('chutneys', 'mint*x')], 'chutneys', 'quantity', 'Mint needs a whole quantity of at least 1'],
  [[...full, ...choose('chutneys', 'gold')], 'chutneys', 'offered', 'gold is not offered with Butter Chicken'],
  [[...full, ...choose('drink', 'pop')], 'drink', 'offered', 'Pop is not offered with Butter Chicken'],
  [[...full, ...choose('spice', 'hot')], 'spice', 'offered', 'hot is not offered with Butter Chicken'],
])('%j of a butter chicken: %s breaks %s, "%s" (menu 30, menu 34)', (choices, group, rule, sentence) => {
  expect(checkChoices(BUTTER_CHICKEN, choices, MENU, FIELD)).toEqual({
    ok: false,
    refusal: { code: 'options_invalid', fields: [{ field: `${FIELD}.${group}`, sentence, rule }] },
  })
})

test.each([
  [choose('sauces', 'a'), 'sauces', 'min', 'Choose at least 2 for Sauces'],
  [[], 'sauces', 'required', 'Please choose Sauces'],
  [choose('sauces', 'a', 'b', 'c'), 'sauces', 'maxDistinct', 'At most 2 different for Sauces'],
  [
    [...sauces, ...naanWith(choose('chutneys', 'mint*3'))],
    'bread.naan.chutneys',
    'maxEach',
    'Choose at most 2 for Mint',
  ],
  [
    [
      ...sauces,
      ...naanWith([{ groupId: 'chutneys', optionId: 'mint', quantity: 1, choices: choose('bread', 'naan') }]),
    ],
    'bread.naan.chutneys.mint.bread',
    'offered',
    'Naan is not offered with Mint',
  ],
])('%j of a plate: %s breaks %s, "%s" (menu 34, menu 42)', (choices, group, rule, sentence) => {
  expect(checkChoices(PLATE, choices, PLATES, FIELD)).toEqual({
    ok: false,
    refusal: { code: 'options_invalid', fields: [{ field: `${FIELD}.${group}`, sentence, rule }] },
  })
})

test('a line has at most 40 units, with those below others (menu 34)', () => {
  expect(checkChoices(PLATE, [...sauces, ...manyWith(18)], PLATES, FIELD).ok).toBe(true)
  expect(checkChoices(PLATE, [...sauces, ...manyWith(19)], PLATES, FIELD)).toMatchObject({
    refusal: { fields: [{ field: FIELD, sentence: 'Choose at most 40 for Plate', rule: 'units' }] },
  })
})

test('every group says its own, and a dish without groups takes no choices (menu 34)', () => {
  const checked = checkChoices(BUTTER_CHICKEN, choose('chutneys', 'mint*3'), MENU, FIELD)
  expect(checked).toMatchObject({ refusal: { fields: [{ rule: 'required' }, { rule: 'maxEach' }] } })
  expect(checkChoices(aDish('dal'), choose('size', 'full'), MENU, FIELD)).toMatchObject({
    refusal: { fields: [{ sentence: 'Full is not offered with Dal' }] },
  })
  expect(checkChoices(aDish('dal'), [], MENU, FIELD)).toEqual({ ok: true, value: [] })
})

test('what fits comes back in one form, without what a client made up (menu 34, menu 35)', () => {
  const sent = [
    { ...full[0], groupId: 'size', optionId: 'full', quantity: 1, price: 1 },
    ...choose('chutneys', 'mint', 'mint'),
  ]
  expect(checkChoices(BUTTER_CHICKEN, sent, MENU, FIELD)).toEqual({
    ok: true,
    value: [
      { groupId: 'chutneys', optionId: 'mint', quantity: 2 },
      { groupId: 'size', optionId: 'full', quantity: 1 },
    ],
  })
})

test('units of one option that were chosen differently stay apart, and count together (menu 35)', () => {
  const mint = { ...naanWith(choose('chutneys', 'mint'))[0], groupId: 'bread', optionId: 'naan', quantity: 1 }
  const plain = { groupId: 'bread', optionId: 'naan', quantity: 1, choices: [] }
  expect(canonicalChoices([mint, plain, mint])).toEqual([
    { groupId: 'bread', optionId: 'naan', quantity: 1 },
    { ...mint, quantity: 2 },
  ])
  expect(canonicalText([mint, plain, mint, ...full])).toBe('bread:naan,bread:naan(chutneys:mint)*2,size:full')
  expect(checkChoices(PLATE, [...sauces, mint, plain], PLATES, FIELD)).toMatchObject({
    refusal: { fields: [{ rule: 'maxEach' }] },
  })
})

test('a line that says nothing about choices has what is chosen at the start (menu 37)', () => {
  expect(presetChoices(BUTTER_CHICKEN, MENU)).toEqual(full)
  expect(checkChoices(BUTTER_CHICKEN, presetChoices(BUTTER_CHICKEN, MENU), MENU, FIELD).ok).toBe(true)
  expect(presetChoices(aDish('dal'), MENU)).toEqual([])
  const slot = aGroup('main', [anOption('chicken', { itemId: 'butter-chicken', preset: 1 })], { kind: 'slot', min: 1 })
  expect(presetChoices(aDish('thali', { groups: [slot] }), MENU)).toEqual([
    { groupId: 'main', optionId: 'chicken', quantity: 1, choices: full },
  ])
})

test('a combo asks what its dishes require, and nothing else of them (menu 42, menu 43)', () => {
  const slot = aGroup('main', [anOption('chicken', { itemId: 'butter-chicken' })], { kind: 'slot', min: 1 })
  const dish = aDish('thali', { groups: [slot] })
  const withChoices = (choices: readonly Choice[]) =>
    checkChoices(dish, [{ groupId: 'main', optionId: 'chicken', quantity: 1, choices }], MENU, FIELD)
  expect(withChoices([])).toMatchObject({
    refusal: { fields: [{ field: `${FIELD}.main.chicken.size`, sentence: 'Please choose Size' }] },
  })
  expect(withChoices(choose('size', 'half')).ok).toBe(true)
  expect(withChoices([...full, ...choose('bread', 'roti')])).toMatchObject({
    refusal: { fields: [{ sentence: 'Roti is not offered with Chicken' }] },
  })
  expect(checkChoices(COMBO, [], MENU, FIELD)).toMatchObject({
    refusal: { fields: [{ sentence: 'Please choose Main' }, { sentence: 'Please choose Side' }, { rule: 'required' }] },
  })
})
