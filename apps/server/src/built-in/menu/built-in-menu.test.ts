import { getActiveLocations } from '@sizzle/contract/locations.ts'
import { getLocationMenu, MenuItem } from '@sizzle/contract/menu.ts'
import { ALLERGENS, type Allergen } from '@sizzle/domain/menu/allergens.ts'
import { describe, expect, test } from 'vitest'
import { BUILT_IN_LOCATIONS } from '../locations.ts'
import { builtInMenu } from './built-in-menu.ts'
import { DIFFERENCES } from './differences.ts'

const NOT_VEGETARIAN: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs']
const NOT_VEGAN: readonly Allergen[] = ['milk', 'eggs', ...NOT_VEGETARIAN]

/** A word in a dish's name or description, and the allergen it cannot do without. */
const TELLS: readonly [RegExp, Allergen][] = [
  [/paneer|yogurt|ghee|lassi|\bbutter(?!cup)|cream|raita|curds|\bmilk\b|makhani|mozzarella/i, 'milk'],
  [/\bnaan\b|\broti\b|paratha|parotta|kulcha|semolina|poori|bhatur|samosa|\bbuns?\b|toast\b/i, 'wheat'],
  [/\beggs?\b|omelette/i, 'eggs'],
  [/peanut/i, 'peanuts'],
  [/cashew|almond/i, 'tree nuts'],
  [/\bsoy\b/i, 'soy'],
  [/mustard|sambar/i, 'mustard'],
  [/haddock|salmon|hake/i, 'fish'],
  [/shrimp|lobster/i, 'crustaceans'],
  [/scallop/i, 'molluscs'],
  [/raisin|wine/i, 'sulphites'],
]

/** Words that name something else: coconut milk is no milk, makki roti is maize. */
const FALSE_FRIENDS = /coconut milk|makki roti|cornmeal rotis|no wheat|butter chicken:|drumstick/gi

describe.each(BUILT_IN_LOCATIONS.map(({ id }) => id))('the built-in menu of %s', (locationId) => {
  const { categories, items, optionGroups } = builtInMenu(locationId, '2025-06-02')

  test('has at least sixty dishes over the seven default categories, each with several (menu 24)', () => {
    expect(items.length).toBeGreaterThanOrEqual(60)
    expect(categories.map(({ id }) => id)).toEqual([
      'appetizers',
      'breakfast',
      'veg-curries',
      'non-veg-curries',
      'combos-with-rice',
      'combos-with-bread',
      'drinks',
    ])
    for (const { id } of categories) {
      expect(items.filter((item) => item.category === id).length).toBeGreaterThanOrEqual(8)
    }
  })

  test('travels through the contract unchanged', () => {
    const shown = items.map(({ groupIds, backOn: _back, ...item }) => {
      const groups = groupIds.map((groupId, position) => ({ groupId, position, hidden: [], prices: {} }))
      return { ...item, groups, isAvailable: true, soldOutReason: null, startPrice: item.price, notNow: {} }
    })
    expect(shown.map((item) => MenuItem.decode(MenuItem.encode(item)))).toEqual(shown)
    const answer = {
      items: shown,
      categories: [...categories],
      optionGroups: [...optionGroups],
      takesNotes: true,
      version: 1,
      changesAt: new Date(),
    }
    expect(getLocationMenu.output.safeEncode(answer).success).toBe(true)
  })

  test('has unique dashed ids, unique names and unique descriptions', () => {
    for (const { id } of items) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const key of ['id', 'name', 'description'] as const) {
      expect(new Set(items.map((item) => item[key])).size).toBe(items.length)
    }
  })

  test.each(items)('$id is consistent with itself', (item) => {
    expect(item.id.length).toBeLessThanOrEqual(100)
    expect(item.price).toBeGreaterThan(0)
    expect(Number.isInteger(item.price)).toBe(true)
    expect(item.prepTime).toBeGreaterThan(0)
    // A combo has those of what is chosen.
    if (item.category !== 'combos-with-bread') expect(item.calories).not.toBeNull()
    if (item.calories !== null) expect(item.calories).toBeGreaterThan(0)
    expect(item.description.length).toBeGreaterThan(60)
    for (const allergen of item.allergens) expect(ALLERGENS).toContain(allergen)
    if (item.isVegan) expect(item.isVegetarian).toBe(true)
    if (item.isVegan) expect(item.allergens.filter((found) => NOT_VEGAN.includes(found))).toEqual([])
    if (item.isVegetarian) expect(item.allergens.filter((found) => NOT_VEGETARIAN.includes(found))).toEqual([])
    if (item.isVegetarian) expect(item.name + item.description).not.toMatch(/\blamb|\bbeef|\bgoat|\bchicken\b/i)
    expect(item.allergens.includes('wheat') || item.allergens.includes('gluten')).toBe(!item.isGlutenFree)
    expect(item.allergens.includes('wheat')).toBe(item.allergens.includes('gluten'))
  })

  test.each(items)('$id declares the allergens that its words give away', (item) => {
    const words = `${item.name}. ${item.description}`.replaceAll(FALSE_FRIENDS, '')
    for (const [tell, allergen] of TELLS) if (tell.test(words)) expect(item.allergens).toContain(allergen)
  })

  test('names only dishes that exist in its differences', () => {
    const { only, soldOut, seasons, prices, specials } = DIFFERENCES[locationId]
    const ids = items.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining([...only, ...soldOut, ...Object.keys(seasons), ...Object.keys(prices), ...specials]),
    )
    const inNovember = builtInMenu(locationId, '2025-11-24').items
    expect(inNovember.filter((item) => item.isSoldOut)).toHaveLength(1)
  })

  test('opens with a week of specials only when it is told the first day', () => {
    const specials = items.filter((item) => item.isTodaysSpecial)
    expect(specials).toHaveLength(2)
    for (const special of specials) {
      expect([special.specialStartDate, special.specialEndDate]).toEqual(['2025-06-02', '2025-06-08'])
    }
    expect(builtInMenu(locationId).items.some((item) => item.isTodaysSpecial)).toBe(false)
  })
})

test('the two kitchens differ in some dishes and some prices, and share the rest', () => {
  const truro = new Map(builtInMenu('truro').items.map((item) => [item.id, item.price]))
  const glasgow = new Map(builtInMenu('new-glasgow').items.map((item) => [item.id, item.price]))
  expect([...truro.keys()].filter((id) => !glasgow.has(id))).toHaveLength(5)
  expect([...glasgow.keys()].filter((id) => !truro.has(id))).toHaveLength(4)
  expect([...truro].filter(([id, price]) => glasgow.has(id) && glasgow.get(id) !== price)).toHaveLength(9)
})

test('each call hands out a copy of its own', () => {
  const [first] = builtInMenu('truro').items
  first?.tags.push('changed')
  expect(builtInMenu('truro').items[0]?.tags).not.toContain('changed')
})

test('the built-in locations have the shape that travels, and a Nova Scotia postal code', () => {
  const open = { isOpen: true, text: '' }
  const locations = BUILT_IN_LOCATIONS.map((location) => ({
    ...location,
    features: [...location.features],
    exceptions: [],
    datesAhead: [],
    timeZone: 'America/Halifax',
    hasMenu: true,
    openState: open,
    typeHours: {},
    typeStates: {},
    pauses: [],
  }))
  expect(getActiveLocations.output.safeEncode({ locations, total: locations.length }).success).toBe(true)
  for (const { postalCode, phone } of BUILT_IN_LOCATIONS) {
    expect(postalCode).toMatch(/^B\d[A-Z] \d[A-Z]\d$/)
    expect(phone).toMatch(/^\(902\) 555-01\d\d$/)
  }
})

test.each([
  ['2026-04-30', '2026-05-01'],
  ['2026-05-01', null],
  ['2026-06-30', null],
  ['2026-07-01', '2027-05-01'],
])('on %s a dish of May and June is back on %s', (day, backOn) => {
  const thoran = builtInMenu('truro', day).items.find(({ id }) => id === 'fiddlehead-thoran')
  expect(thoran).toMatchObject({ isSoldOut: backOn !== null, backOn })
})
