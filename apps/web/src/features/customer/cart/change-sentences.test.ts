import { addToCart, type Cart, type CartItem, refreshCart } from '@sizzle/domain/cart/cart.ts'
import { HOT, MILD } from '@sizzle/domain/cart/spice.ts'
import { expect, it } from 'vitest'
import { changeSentences } from './change-sentences.ts'

const curry: CartItem = {
  id: 'curry',
  name: 'Goat Curry',
  price: 1799,
  category: 'non-veg-curries',
  description: '',
  isAvailable: true,
}
const naan: CartItem = { ...curry, id: 'naan', name: 'Garlic Naan', price: 399 }

const cart = [
  { item: curry, spice: MILD },
  { item: curry, spice: HOT },
  { item: naan, spice: null },
].reduce<Cart>((before, { item, spice }) => {
  const added = addToCart(before, item, spice)
  return added.ok ? added.value : before
}, [])

it('says nothing when nothing changed', () => {
  expect(changeSentences(refreshCart(cart, [curry, naan]))).toEqual([])
})

it('names every dish that changed once, however many heats of it are in the cart', () => {
  const changes = refreshCart(cart, [
    { ...curry, price: 1849 },
    { ...naan, isAvailable: false },
  ])
  expect(changeSentences(changes)).toEqual([
    'Garlic Naan is sold out and was taken out of your cart.',
    'Goat Curry is $18.49 now, it was $17.99.',
  ])
})

it('a dish that left the menu altogether is named too', () => {
  expect(changeSentences(refreshCart(cart, [naan]))).toEqual(['Goat Curry is sold out and was taken out of your cart.'])
})
