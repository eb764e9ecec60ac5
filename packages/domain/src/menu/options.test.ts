import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineKey } from '../cart/line-key.ts'
import { MILD } from '../cart/spice.ts'
import { aDish, aGroup, aMenu, anOption } from '../testing/options.ts'
import { type Choice, type DishWithOptions, type OptionGroup, type OptionMenu, openedBy } from './options.ts'
import { canonicalChoices, canonicalText } from './options-canonical.ts'
import { checkDishOptions } from './options-check.ts'
import { checkChoices, presetChoices } from './options-choices.ts'
import { lowestUnitPrice } from './options-lowest.ts'
import { priceUnit } from './options-price.ts'

const IDS = ['a', 'b', 'c', 'd', 'e']

function options(opens: readonly string[]) {
  const price = fc.integer({ min: -100, max: 500 })
  const option = fc.record({
    price,
    half: fc.option(price),
    preset: fc.constantFrom(0, 0, 1),
    groupIds: fc.subarray([...opens]),
  })
  return fc
    .array(option, { minLength: 1, maxLength: IDS.length })
    .map((found) =>
      found.map(({ half, ...one }, at) =>
        anOption(IDS[at] ?? '', { ...one, priceBySize: half === null ? {} : { half } }),
      ),
    )
}

function group(id: string, opens: readonly string[] = []): fc.Arbitrary<OptionGroup> {
  const counts = {
    min: fc.nat(3),
    more: fc.nat(4),
    maxDistinct: fc.integer({ min: 1, max: 4 }),
    maxEach: fc.integer({ min: 1, max: 3 }),
    free: fc.nat(2),
  }
  return fc
    .record({ ...counts, options: options(opens) })
    .map(({ more, options: found, ...counted }) => aGroup(id, found, { ...counted, max: counted.min + more }))
}

const SIZES = aGroup(
  'size',
  [anOption('full', { price: 1500, sizeCode: 'full' }), anOption('half', { price: 900, sizeCode: 'half' })],
  { kind: 'size', min: 1, max: 1 },
)

type Kitchen = { readonly dish: DishWithOptions; readonly menu: OptionMenu }

/** Dishes that can be saved, with groups below options. */
const kitchens: fc.Arbitrary<Kitchen> = fc
  .record({
    groups: fc.tuple(group('one', ['below', 'under']), group('two', ['below'])),
    sized: fc.boolean(),
    below: fc.tuple(group('below'), group('under')),
    price: fc.integer({ min: 1, max: 5000 }),
  })
  .map(({ groups, sized, below, price }) => {
    const dish = aDish('dish', { price, groups: sized ? [...groups, SIZES] : groups })
    return { dish, menu: aMenu([dish], below) }
  })
  .filter(({ dish, menu }) => checkDishOptions(dish, menu).length === 0)

/** Clicks that a screen would let through, one unit each, until every group has enough. */
function clicksIn(groups: readonly OptionGroup[], menu: OptionMenu, random: () => number): Choice[] {
  return groups.flatMap((one) => {
    const wanted = one.min + Math.floor(random() * (one.max - one.min + 1))
    const taken: Choice[] = []
    for (let tries = 0; tries < 40 && taken.length < wanted; tries += 1) {
      const offered = one.options.filter(({ id }) => mayTake(one, taken, id))
      const option = offered[Math.floor(random() * offered.length)]
      if (!option) break
      const choices = clicksIn(openedBy(option, menu), menu, random)
      taken.push({ groupId: one.id, optionId: option.id, quantity: 1, choices })
    }
    return taken
  })
}

function mayTake({ maxDistinct, maxEach }: OptionGroup, taken: readonly Choice[], id: string): boolean {
  const ids = taken.map(({ optionId }) => optionId)
  return ids.filter((one) => one === id).length < maxEach && new Set([...ids, id]).size <= maxDistinct
}

const chances = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 50, maxLength: 50 })

const orders = fc
  .tuple(kitchens, chances)
  .map(([{ dish, menu }, drawn]) => {
    let at = 0
    const random = () => drawn[at++ % drawn.length] ?? 0
    return { dish, menu, clicks: clicksIn(dish.groups, menu, random) }
  })
  .filter(({ dish, menu, clicks }) => checkChoices(dish, clicks, menu, 'options').ok)
  .chain(({ clicks, ...kitchen }) => shuffled(clicks).map((other) => ({ ...kitchen, clicks, other })))

/** The same choices in another order, on both levels. */
function shuffled(clicks: readonly Choice[]): fc.Arbitrary<Choice[]> {
  const outer = fc.shuffledSubarray([...clicks], { minLength: clicks.length })
  return outer.map((list) => list.map((one) => ({ ...one, choices: one.choices?.toReversed() ?? [] })))
}

test('any order of clicks gives one form, one key and one price, and is accepted (menu 33, menu 35, menu 36)', () => {
  let withChoices = 0
  fc.assert(
    fc.property(orders, ({ dish, menu, clicks, other }) => {
      const keyOf = (choices: readonly Choice[]) => lineKey({ itemId: dish.id, spice: MILD, choices, note: '' })
      expect(canonicalChoices(other)).toEqual(canonicalChoices(clicks))
      expect(canonicalText(other)).toBe(canonicalText(clicks))
      expect(keyOf(other)).toBe(keyOf(clicks))
      expect(priceUnit(dish, other, menu)).toEqual(priceUnit(dish, clicks, menu))
      expect(checkChoices(dish, other, menu, 'options')).toEqual({ ok: true, value: canonicalChoices(clicks) })
      withChoices += Number(clicks.length > 1)
    }),
    { numRuns: 300 },
  )
  expect(withChoices).toBeGreaterThan(50)
})

test('the canonical form of the canonical form is the same, with the same price (menu 35)', () => {
  fc.assert(
    fc.property(orders, ({ dish, menu, clicks }) => {
      const once = canonicalChoices(clicks)
      expect(canonicalChoices(once)).toEqual(once)
      expect(priceUnit(dish, once, menu)).toEqual(priceUnit(dish, clicks, menu))
    }),
  )
})

test('no choice of a dish that can be saved costs less than a cent, or less than its lowest price (menu 31)', () => {
  fc.assert(
    fc.property(orders, ({ dish, menu, clicks }) => {
      const { price, base, choices } = priceUnit(dish, clicks, menu)
      expect(Number.isSafeInteger(price)).toBe(true)
      expect(price).toBeGreaterThanOrEqual(Math.max(1, lowestUnitPrice(dish, menu)))
      const parts = choices.flatMap((one) => [one, ...one.choices])
      expect(base + parts.reduce((sum, part) => sum + part.price, 0)).toBe(price)
    }),
    { numRuns: 300 },
  )
})

test('giving away the dearest never costs more than giving away what was clicked first (menu 33)', () => {
  const free = fc.nat(4)
  const units = fc.array(fc.constantFrom(...IDS), { maxLength: 20 })
  fc.assert(
    fc.property(options([]), free, units, (found, count, clicks) => {
      const dish = aDish('dish', { groups: [aGroup('one', found, { maxEach: 20, free: count })] })
      const prices = clicks.flatMap((id) => found.find((option) => option.id === id)?.price ?? [])
      const choices = clicks.map((optionId) => ({ groupId: 'one', optionId, quantity: 1 }))
      const firstFree = prices.slice(count).reduce((sum, price) => sum + price, 0)
      const charged = priceUnit(dish, choices, aMenu([dish])).price - dish.price
      const whole = prices.reduce((sum, price) => sum + price, 0)
      expect(charged).toBeLessThanOrEqual(whole)
      if (prices.every((price) => price >= 0)) expect(charged).toBeLessThanOrEqual(firstFree)
    }),
  )
})

test('what is chosen at the start is one of the choices, unless something must be asked (menu 37)', () => {
  fc.assert(
    fc.property(kitchens, ({ dish, menu }) => {
      const checked = checkChoices(dish, presetChoices(dish, menu), menu, 'options')
      const rules = checked.ok ? [] : checked.refusal.fields.map(({ rule }) => rule)
      expect(rules.filter((rule) => rule !== 'required' && rule !== 'min')).toEqual([])
    }),
  )
})
