import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDish, aGroup, aMenu, anOption, COMBO, choose, MENU } from '../testing/options.ts'
import { priceUnit } from './options-price.ts'
import { partsOfOtherClass } from './options-tax.ts'

test('a combo of 18.49 is taxed by its parts: 2.26 of it is the pop (money 54)', () => {
  const choices = [...choose('main', 'lamb-curry'), ...choose('side', 'garlic-naan'), ...choose('drink', 'pop')]
  const unit = priceUnit(COMBO, choices, MENU)
  expect(partsOfOtherClass(COMBO, unit, choices, MENU)).toEqual([{ taxClass: 'soda', amount: 226 }])
})

test('an extra of a class of its own stands for its price, in every unit of it (money 54)', () => {
  const beer = anOption('beer', { price: 650, taxClass: 'alcohol' })
  const dish = aDish('curry', { groups: [aGroup('drinks', [beer, anOption('lassi', { price: 500 })], { maxEach: 3 })] })
  const parts = (...options: string[]) => {
    const choices = choose('drinks', ...options)
    return partsOfOtherClass(dish, priceUnit(dish, choices, aMenu([dish])), choices, aMenu([dish]))
  }
  expect(parts('beer*2', 'lassi')).toEqual([{ taxClass: 'alcohol', amount: 1300 }])
  expect(parts('lassi')).toEqual([])
})

test('what is of another class is never more than the price (money 54)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(2000), fc.nat(2000), (price, curry, pop) => {
      const dishes = [aDish('curry', { price: curry }), aDish('pop', { price: pop, taxClass: 'soda' })]
      const slot = (id: string) => aGroup(`slot-${id}`, [anOption(id, { itemId: id })], { kind: 'slot', min: 1 })
      const combo = aDish('combo', { price, groups: [slot('curry'), slot('pop')] })
      const menu = aMenu([...dishes, combo])
      const choices = [...choose('slot-curry', 'curry'), ...choose('slot-pop', 'pop')]
      const parts = partsOfOtherClass(combo, priceUnit(combo, choices, menu), choices, menu)
      return parts.reduce((sum, { amount }) => sum + amount, 0) <= price
    }),
  )
})
