import { describe, expect, it } from 'vitest'
import { goesWith, type OfferedDish } from './goes-with.ts'

const dish = (id: string, category: string, price: number, more: Partial<OfferedDish> = {}): OfferedDish => ({
  id,
  category,
  price,
  isPopular: false,
  isVegetarian: true,
  isVegan: false,
  ...more,
})
const MEAT = { isVegetarian: false }
const BUTTER_CHICKEN = dish('butter-chicken', 'curries', 17.99, MEAT)
const DAL = dish('dal', 'curries', 14.99)
const CHANA = dish('chana', 'curries', 13.99, { isVegan: true })
const ROTI = dish('roti', 'breads', 2.99, { isVegan: true })
const NAAN = dish('garlic-naan', 'breads', 3.99, { isPopular: true })
const RICE = dish('rice', 'rice', 4.49, { isVegan: true })
const CHAI = dish('chai', 'drinks', 3.49)
const WINGS = dish('wings', 'appetizers', 2.49, MEAT)
const COMBO = dish('lunch-combo', 'combos', 9.5)
const MENU = [COMBO, BUTTER_CHICKEN, DAL, CHANA, ROTI, NAAN, RICE, CHAI, WINGS]

describe('what goes with a cart (ordering 68)', () => {
  it.each<[string, OfferedDish[], string[]]>([
    ['nothing, as long as it is empty', [], []],
    ['the three that cost least, one of each other category', [BUTTER_CHICKEN], ['wings', 'chai', 'garlic-naan']],
    ['the popular one of a category, also where another costs less', [DAL], ['chai', 'garlic-naan', 'rice']],
    ['no meat with a cart without meat', [DAL, ROTI], ['chai', 'rice']],
    ['vegan dishes alone with a vegan cart', [CHANA], ['roti', 'rice']],
    ['nothing that costs more than half of the dearest', [CHAI], []],
    ['nothing of a category that the cart has', [BUTTER_CHICKEN, NAAN, CHAI, WINGS], ['rice']],
  ])('%s', (_, cart, offered) => {
    expect(goesWith(cart, MENU).map(({ id }) => id)).toEqual(offered)
  })
})
