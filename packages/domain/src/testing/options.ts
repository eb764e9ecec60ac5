import type { DishWithOptions, Option, OptionGroup, OptionMenu } from '../menu/options.ts'

export function anOption(id: string, change: Partial<Option> = {}): Option {
  return {
    id,
    name: named(id),
    price: 0,
    priceBySize: {},
    sizeCode: null,
    preset: 0,
    itemId: null,
    groupIds: [],
    allergens: [],
    calories: 0,
    diets: ['vegetarian', 'vegan', 'gluten-free'],
    taxClass: null,
    position: 0,
    isSoldOut: false,
    ...change,
  }
}

/** Any number of different options, one unit each, unless it is said otherwise. */
export function aGroup(id: string, options: readonly Option[], change: Partial<OptionGroup> = {}): OptionGroup {
  const name = named(id)
  return {
    id,
    name,
    kind: 'choice',
    min: 0,
    max: 20,
    maxDistinct: 60,
    maxEach: 1,
    free: 0,
    options,
    version: 1,
    ...change,
  }
}

export function aDish(id: string, change: Partial<DishWithOptions> = {}): DishWithOptions {
  return {
    id,
    name: named(id),
    price: 1000,
    taxClass: 'prepared',
    groups: [],
    allergens: [],
    calories: 0,
    diets: ['vegetarian'],
    ...change,
  }
}

export function aMenu(dishes: readonly DishWithOptions[] = [], shared: readonly OptionGroup[] = []): OptionMenu {
  const groups = [...shared, ...dishes.flatMap((dish) => dish.groups)]
  return {
    dishes: new Map(dishes.map((dish) => [dish.id, dish])),
    groups: new Map(groups.map((group) => [group.id, group])),
  }
}

const one = { min: 1, max: 1, maxDistinct: 1 }

export const SIZE = aGroup(
  'size',
  [
    anOption('full', { price: 1749, sizeCode: 'full', preset: 1 }),
    anOption('half', { price: 1249, sizeCode: 'half', position: 1 }),
  ],
  { ...one, kind: 'size' },
)
export const BREAD = aGroup('bread', [anOption('garlic-naan', { price: 399 }), anOption('roti', { price: 249 })], {
  max: 2,
})
export const CHUTNEYS = aGroup(
  'chutneys',
  [anOption('mint', { price: 75 }), anOption('tamarind', { price: 75 }), anOption('mango', { price: 125 })],
  { max: 4, maxEach: 2, free: 2 },
)

export const BUTTER_CHICKEN = aDish('butter-chicken', { price: 1749, groups: [SIZE, BREAD, CHUTNEYS] })

const LAMB_CURRY = aDish('lamb-curry', { price: 1400, allergens: ['Dairy'], calories: 600, diets: ['gluten-free'] })
const NAAN = aDish('naan', { price: 399, allergens: ['Gluten', 'dairy'], calories: 250, diets: ['vegetarian'] })
const POP = aDish('pop', { price: 250, calories: 140, diets: ['vegan', 'gluten-free'] })

/** A combo of a curry, a bread and a drink. */
export const COMBO = aDish('lunch-combo', {
  price: 1599,
  diets: ['vegetarian', 'vegan', 'gluten-free'],
  groups: [
    aGroup('main', [anOption('lamb-curry', { price: 200, itemId: 'lamb-curry' })], { ...one, kind: 'slot' }),
    aGroup('side', [anOption('garlic-naan', { price: 50, itemId: 'naan' })], { ...one, kind: 'slot' }),
    aGroup('drink', [anOption('pop', { itemId: 'pop', taxClass: 'soda' })], { ...one, kind: 'slot' }),
  ],
})

export const MENU = aMenu([BUTTER_CHICKEN, COMBO, LAMB_CURRY, NAAN, POP])

/** 'mint*2': two units of an option of the group. */
export function choose(groupId: string, ...options: readonly string[]) {
  return options.map((text) => {
    const [optionId = '', quantity = '1'] = text.split('*')
    return { groupId, optionId, quantity: Number(quantity) }
  })
}

/** 'garlic-naan' reads 'Garlic Naan'. */
function named(id: string): string {
  return id.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`)
}
