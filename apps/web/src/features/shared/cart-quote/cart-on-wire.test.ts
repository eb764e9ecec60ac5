import { expect, it } from 'vitest'
import { itemsOf } from './cart-on-wire.ts'

const LINE = {
  cartKey: 'dal-hot~abc',
  id: 'dal',
  name: 'Dal',
  price: 1648,
  category: 'veg-curries',
  description: '',
  quantity: 2,
  maxQuantity: 10,
  selectedSpiceLevel: 3,
  spiceLevelName: 'Hot',
  spiceLevelId: 'hot',
}
const butter = { groupId: 'butter', optionId: 'ghee', quantity: 1 }
const naan = { groupId: 'bread', optionId: 'naan', quantity: 1, choices: [butter] }

it('choices and the note of a line are sent, their words are not', () => {
  const words = [{ ...naan, name: 'Naan', price: 398, choices: [] }]
  const [item] = itemsOf([{ ...LINE, options: [naan], words, note: 'no onions' }])
  expect(item).toMatchObject({ id: 'dal', price: 16.48, options: [naan], note: 'no onions', cartKey: 'dal-hot~abc' })
  expect(item).not.toHaveProperty('words')
})

it('a dish without groups says nothing about choices, one with groups may say that nothing is chosen', () => {
  expect(itemsOf([LINE])[0]).not.toHaveProperty('options')
  expect(itemsOf([LINE])[0]).not.toHaveProperty('note')
  expect(itemsOf([{ ...LINE, options: [] }])[0]).toMatchObject({ options: [] })
})
