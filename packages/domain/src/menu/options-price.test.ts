import { describe, expect, test } from 'vitest'
import { shareOf } from '../money/cents.ts'
import { priceOrder } from '../pricing/pricing.ts'
import {
  aDish,
  aGroup,
  aMenu,
  anOption,
  BUTTER_CHICKEN,
  CHUTNEYS,
  COMBO,
  choose,
  MENU,
  SIZE,
} from '../testing/options.ts'
import { type Choice, type DishWithOptions, type ItemGroup, offeredGroups } from './options.ts'
import { presetChoices } from './options-choices.ts'
import { standaloneParts } from './options-contents.ts'
import { lowestUnitPrice } from './options-lowest.ts'
import { priceUnit } from './options-price.ts'

const full = choose('size', 'full')
const example = [...full, ...choose('bread', 'garlic-naan'), ...choose('chutneys', 'mint*2', 'mango')]
const comboChoices = [...choose('main', 'lamb-curry'), ...choose('side', 'garlic-naan'), ...choose('drink', 'pop')]
const unitPrice = (choices: readonly Choice[], dish: DishWithOptions = BUTTER_CHICKEN, menu = MENU) =>
  priceUnit(dish, choices, menu).price

describe('the price of one unit', () => {
  test.each([
    ['the size replaces the price of the dish', choose('size', 'half'), 1249],
    ['before a size is chosen the dish has its own', [], 1749],
    ['an option is added', [...full, ...choose('bread', 'garlic-naan')], 1749 + 399],
    ['two free units', [...full, ...choose('chutneys', 'mint', 'tamarind')], 1749],
    ['the dearest are free', [...full, ...choose('chutneys', 'mint', 'tamarind', 'mango')], 1749 + 75],
    ['four units, two of them free', [...full, ...choose('chutneys', 'mint*2', 'mango*2')], 1749 + 150],
    ['full, garlic naan, mint x2, mango', example, 2223],
    ['what nobody offers costs nothing', [...full, ...choose('gold', 'leaf')], 1749],
  ])('%s (menu 32, menu 33)', (_, choices, price) => {
    expect(unitPrice(choices)).toBe(price)
  })

  test('17.49 + 3.99 + 0.75 is 22.23; two of them are 44.46, with 6.22 tax 50.68', () => {
    const price = unitPrice(example)
    expect(priceOrder([{ price, quantity: 2 }], 0, 14_000)).toMatchObject({ subtotal: 4446, tax: 622, total: 5068 })
  })

  test('each choice keeps its names and what it was charged, and together with the base they are the price', () => {
    const { base, choices, price } = priceUnit(BUTTER_CHICKEN, example, MENU)
    expect([base, price]).toEqual([1749, 2223])
    expect(choices.map((one) => [one.group, one.name, one.quantity, one.price])).toEqual([
      ['Size', 'Full', 1, 0],
      ['Bread', 'Garlic Naan', 1, 399],
      ['Chutneys', 'Mint', 2, 75],
      ['Chutneys', 'Mango', 1, 0],
    ])
  })

  test('an option has the price that the dish sets, else that of the size by its code, else its own (menu 32)', () => {
    const paneer = anOption('paneer', { price: 300, priceBySize: { half: 200 } })
    const groups = new Map([...MENU.groups, ['extras', aGroup('extras', [paneer])] as const])
    const at = (prices: ItemGroup['prices'], size: string) => {
      const item = { itemId: 'curry', hidden: [] }
      const offered = offeredGroups(
        [
          { ...item, groupId: 'extras', position: 1, prices },
          { ...item, groupId: 'size', position: 0, prices: {} },
        ],
        groups,
      )
      expect(offered.map(({ id }) => id)).toEqual(['size', 'extras'])
      const dish = aDish('curry', { groups: offered })
      return priceUnit(dish, [...choose('size', size), ...choose('extras', 'paneer')], MENU).choices[1]?.price
    }
    expect([at({}, 'full'), at({}, 'half'), at({ paneer: 250 }, 'full'), at({ paneer: 250 }, 'half')]).toEqual([
      300, 200, 250, 250,
    ])
  })

  test('a unit that takes something off is not given away, and what is not chosen gives nothing back (menu 33, menu 37)', () => {
    const extras = aGroup(
      'extras',
      [anOption('no-rice', { price: -100 }), anOption('egg', { price: 150, preset: 1 })],
      {
        free: 1,
      },
    )
    const dish = aDish('biryani', { groups: [{ ...extras, free: 0 }] })
    expect(unitPrice(presetChoices(dish, MENU), dish)).toBe(1150)
    expect(unitPrice([], dish)).toBe(1000)
    expect(unitPrice(choose('extras', 'no-rice', 'egg'), aDish('biryani', { groups: [extras] }))).toBe(900)
  })
})

describe('a combo', () => {
  test('15.99 with lamb curry +2.00, garlic naan +0.50 and a pop is one line of 18.49 (menu 43)', () => {
    expect(priceUnit(COMBO, comboChoices, MENU)).toMatchObject({
      base: 1599,
      price: 1849,
      choices: [
        { name: 'Lamb Curry', price: 200, itemId: 'lamb-curry' },
        { name: 'Garlic Naan', price: 50, itemId: 'naan' },
        { name: 'Pop', price: 0, itemId: 'pop', taxClass: 'soda' },
      ],
    })
  })

  test('its parts weigh what they cost by themselves: 14.00, 3.99 and 2.50 of 18.49 are 12.63, 3.60 and 2.26 (menu 43)', () => {
    const parts = standaloneParts(COMBO, comboChoices, MENU)
    expect(parts).toEqual([
      { itemId: 'lamb-curry', taxClass: 'prepared', price: 1400 },
      { itemId: 'naan', taxClass: 'prepared', price: 399 },
      { itemId: 'pop', taxClass: 'soda', price: 250 },
    ])
    const shares = parts.map(({ price }) => shareOf(1849, price, 1400 + 399 + 250))
    expect(shares).toEqual([1263, 360, 226])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1849)
    // British Columbia: 5 % on the whole, 7 % on the drink.
    const taxes = [shareOf(1849, 5_000, 100_000), shareOf(shares[2] ?? 0, 7_000, 100_000)]
    expect([...taxes, 1849 + (taxes[0] ?? 0) + (taxes[1] ?? 0)]).toEqual([92, 16, 1957])
  })

  test('asks what its dish requires; a larger size costs the difference and a smaller one gives nothing back (menu 42, menu 43)', () => {
    const slot = aGroup('main', [anOption('chicken', { price: 200, itemId: 'butter-chicken' })], {
      kind: 'slot',
      min: 1,
    })
    const dish = aDish('thali', { groups: [slot] })
    const sized = (size: string) => [
      { groupId: 'main', optionId: 'chicken', quantity: 1, choices: choose('size', size) },
    ]
    const usuallyHalf = aMenu([
      aDish('butter-chicken', {
        groups: BUTTER_CHICKEN.groups.map((group) =>
          group.kind === 'size'
            ? { ...group, options: group.options.map((one) => ({ ...one, preset: one.id === 'half' ? 1 : 0 })) }
            : group,
        ),
      }),
    ])
    expect([unitPrice(sized('full'), dish), unitPrice(sized('half'), dish)]).toEqual([1200, 1200])
    expect([unitPrice(sized('full'), dish, usuallyHalf), unitPrice(sized('half'), dish, usuallyHalf)]).toEqual([
      1700, 1200,
    ])
    expect(standaloneParts(dish, sized('half'), MENU)).toMatchObject([{ price: 1249 }])
  })

  test('a dish of a combo has the prices of its own size, and the combo’s lowest price counts them (menu 32, menu 43)', () => {
    const rice = aGroup('rice', [anOption('plain', { price: 200, priceBySize: { half: -1000, full: 300 } })], {
      min: 1,
      max: 1,
    })
    const curry = aDish('curry', { groups: [SIZE, rice] })
    const slot = aGroup('main', [anOption('curry', { itemId: 'curry' })], { kind: 'slot', min: 1, max: 1 })
    const thali = aDish('thali', { groups: [SIZE, slot] })
    const menu = aMenu([curry, thali])
    const sized = (of: string, own: string) =>
      unitPrice(
        [
          ...choose('size', of),
          {
            groupId: 'main',
            optionId: 'curry',
            quantity: 1,
            choices: [...choose('size', own), ...choose('rice', 'plain')],
          },
        ],
        thali,
        menu,
      )
    expect([sized('full', 'full'), sized('full', 'half'), sized('half', 'full')]).toEqual([2049, 749, 1549])
    expect(sized('half', 'half')).toBe(249)
    expect(lowestUnitPrice(thali, menu)).toBe(249)
  })

  test('what an option opens is charged for each of its units, with free units for each (menu 42)', () => {
    const opens = aGroup('bread', [anOption('naan', { price: 300, groupIds: ['chutneys'] })], { maxEach: 4 })
    const dish = aDish('curry', { groups: [opens] })
    const twice = [{ groupId: 'bread', optionId: 'naan', quantity: 2, choices: choose('chutneys', 'mint*2', 'mango') }]
    expect(unitPrice(twice, dish, aMenu([dish], [CHUTNEYS]))).toBe(1000 + 2 * (300 + 75))
  })
})
