import { ALLERGENS } from '@sizzle/domain/menu/allergens.ts'
import type { DishWithOptions, OptionGroup, OptionMenu } from '@sizzle/domain/menu/options.ts'
import { offeredGroups } from '@sizzle/domain/menu/options.ts'
import { checkDishOptions, checkGroup } from '@sizzle/domain/menu/options-check.ts'
import { checkChoices, presetChoices } from '@sizzle/domain/menu/options-choices.ts'
import { lineContents } from '@sizzle/domain/menu/options-contents.ts'
import { HEAT_GROUP_ID } from '@sizzle/domain/menu/options-heat.ts'
import { priceUnit } from '@sizzle/domain/menu/options-price.ts'
import { soldOutReason } from '@sizzle/domain/menu/options-sold-out.ts'
import { describe, expect, test } from 'vitest'
import { BUILT_IN_LOCATIONS } from '../locations.ts'
import { type BuiltInMenu, builtInMenu } from './built-in-menu.ts'
import type { BuiltInItem } from './dish.ts'

function dishOf(item: BuiltInItem, groups: ReadonlyMap<string, OptionGroup>): DishWithOptions {
  const { id, name, price, taxClass, allergens, calories } = item
  const diets = [
    ...(item.isVegetarian ? (['vegetarian'] as const) : []),
    ...(item.isVegan ? (['vegan'] as const) : []),
    ...(item.isGlutenFree ? (['gluten-free'] as const) : []),
  ]
  const asked = item.groupIds.map((groupId, position) => ({ itemId: id, groupId, position, hidden: [], prices: {} }))
  return { id, name, price, taxClass, allergens, calories, diets, groups: offeredGroups(asked, groups) }
}

function optionMenuOf({ items, optionGroups }: BuiltInMenu): OptionMenu {
  const groups = new Map(optionGroups.map((group) => [group.id, group]))
  return { groups, dishes: new Map(items.map((item) => [item.id, dishOf(item, groups)])) }
}

describe.each(BUILT_IN_LOCATIONS.map(({ id }) => id))('what can be chosen in %s', (locationId) => {
  const built = builtInMenu(locationId)
  const menu = optionMenuOf(built)
  const dishes = [...menu.dishes.values()]
  const dish = (id: string) => menu.dishes.get(id) as DishWithOptions

  test.each(dishes)('$id costs its price when nothing is said about choices (menu 37)', (one) => {
    const presets = presetChoices(one, menu)
    expect(checkChoices(one, presets, menu, 'options')).toMatchObject({ ok: true })
    expect(priceUnit(one, presets, menu).price).toBe(one.price)
    expect(soldOutReason(one, menu, ({ itemId }) => isOnTheMenu(itemId))).toBeNull()
  })

  test.each(dishes)('$id can be met whatever is chosen (menu 31)', (one) => {
    expect(checkDishOptions(one, menu)).toEqual([])
  })

  test.each(dishes)('$id holds what its card says while nobody chooses otherwise (menu 41)', (one) => {
    const { allergens, diets } = lineContents(one, presetChoices(one, menu), menu)
    expect(allergens.toSorted()).toEqual(one.allergens.toSorted())
    expect(diets).toEqual(one.diets)
  })

  test.each(built.optionGroups)('$id is a sound group that some dish asks', (group) => {
    expect(checkGroup(group)).toEqual([])
    expect(group.id).not.toBe(HEAT_GROUP_ID)
    expect(built.items.some(({ groupIds }) => groupIds.includes(group.id))).toBe(true)
  })

  test.each(built.optionGroups)('$id is true to the allergens and diets of its options', ({ options }) => {
    for (const { name, allergens, diets } of options) {
      const holds = (...some: string[]) => some.some((allergen) => allergens.includes(allergen))
      for (const allergen of allergens) expect(ALLERGENS).toContain(allergen)
      if (holds('milk', 'eggs')) expect(diets, name).not.toContain('vegan')
      if (diets.includes('vegan')) expect(diets, name).toContain('vegetarian')
      expect(holds('wheat'), name).toBe(!diets.includes('gluten-free'))
      expect(holds('wheat'), name).toBe(holds('gluten'))
      expect(holds('wheat'), name).toBe(/naan|roti|kulcha|buns|jamun/i.test(name))
      if (/naan|kulcha|paneer|raita|ghee|lassi|chai|chicken|kheer/i.test(name))
        expect(allergens, name).toContain('milk')
      if (/chicken|lamb/i.test(name)) expect(diets, name).not.toContain('vegetarian')
    }
  })

  test('the size that is chosen at the start has the price of the dish here', () => {
    const sized = dishes.flatMap(({ id, price, groups }) =>
      groups.filter(({ kind }) => kind === 'size').map(({ options }) => ({ id, price, first: options[0] })),
    )
    expect(sized.length).toBeGreaterThan(8)
    for (const { price, first } of sized) expect(first).toMatchObject({ price, preset: 1 })
  })

  test('butter chicken, half, with two breads and one more ladle of gravy', () => {
    const choices = [
      { groupId: 'butter-chicken-size', optionId: 'half', quantity: 1 },
      { groupId: 'rice-and-bread', optionId: 'garlic-naan', quantity: 2 },
      { groupId: 'extra-chicken', optionId: 'extra-gravy', quantity: 1 },
    ]
    expect(priceUnit(dish('butter-chicken'), choices, menu).price).toBe(1249 + 2 * 399 + 250)
    expect(lineContents(dish('butter-chicken'), choices, menu)).toEqual({
      allergens: ['milk', 'tree nuts', 'wheat', 'gluten'],
      calories: 320 + 2 * 330 + 120,
      diets: [],
    })
  })

  test('two chutneys of four are free, the dearest first', () => {
    const chutneys = [
      { groupId: 'chutneys', optionId: 'mint-chutney', quantity: 2 },
      { groupId: 'chutneys', optionId: 'mango-chutney', quantity: 1 },
    ]
    const samosas = dish('vegetable-samosas')
    expect(priceUnit(samosas, chutneys, menu).price).toBe(samosas.price + 75)
  })

  test('a lunch asks for the size of its drink, and a larger one costs the difference (menu 43)', () => {
    const tray = (drink: object) => [
      {
        groupId: 'lunch-curry',
        optionId: 'butter-chicken',
        quantity: 1,
        choices: [{ groupId: 'butter-chicken-size', optionId: 'full', quantity: 1 }],
      },
      { groupId: 'lunch-bread-or-rice', optionId: 'garlic-naan', quantity: 1 },
      { groupId: 'lunch-drink', optionId: 'mango-lassi', quantity: 1, ...drink },
    ]
    const size = (optionId: string) => ({ choices: [{ groupId: 'mango-lassi-size', optionId, quantity: 1 }] })
    const lunch = dish('sizzle-lunch-combo')
    const regular = 1799 + 250 + 50 + 150
    expect(priceUnit(lunch, tray(size('regular')), menu).price).toBe(regular)
    expect(priceUnit(lunch, tray(size('large')), menu).price).toBe(regular + 749 - dish('mango-lassi').price)
    expect(checkChoices(lunch, tray({}), menu, 'options')).toMatchObject({
      refusal: { fields: [{ sentence: 'Please choose Size' }] },
    })
  })

  test('a lunch never costs more than its parts by themselves', () => {
    const parts = dish('sizzle-lunch-combo').groups.flatMap(({ kind, options }) => (kind === 'slot' ? [options] : []))
    const [curries = [], drinks = []] = parts
    const alone = (id: string | null) => dish(id ?? '').price
    for (const curry of curries) {
      for (const drink of drinks) {
        const bread = 249
        expect(1799 + curry.price + drink.price).toBeLessThan(alone(curry.itemId) + alone(drink.itemId) + bread)
      }
    }
  })

  function isOnTheMenu(itemId: string | null): boolean {
    return itemId === null || built.items.some(({ id, isSoldOut }) => id === itemId && !isSoldOut)
  }
})
