import { describe, expect, test } from 'vitest'
import { chooseArt } from '../../src/ui/dish-tile/choose-art.ts'
import { KEYWORDS, SIDES } from '../../src/ui/dish-tile/keywords.ts'
import { drawScenes } from './scenes.ts'

const scenes = drawScenes()
const WORTH_A_LOOK_BYTES = 24_000

const dish = (name: string, category = 'appetizers', isVegetarian = false) =>
  chooseArt({ id: name.toLowerCase(), name, category, isVegetarian }).layers

describe('the pictures', () => {
  test('exist for every keyword, and as a bowl alone where a side may lie beside it', () => {
    for (const keyword of KEYWORDS) {
      const [, marks = '', picture = ''] = /^(!?\*?)([^|]+)/.exec(keyword) ?? []
      expect(scenes.has(picture), picture).toBe(true)
      if (marks.includes('*')) expect(scenes.has(`${picture}-pot`), `${picture}-pot`).toBe(true)
    }
    for (const side of SIDES) expect(scenes.has(side.split('|')[0] ?? '')).toBe(true)
    for (const category of ['appetizers', 'breakfast', 'veg-curries', 'non-veg-curries', 'drinks', 'new']) {
      for (const layer of dish('Surprise', category)) expect(scenes.has(layer), layer).toBe(true)
    }
  })

  test.each([...scenes])('%s is small and needs no style, script or address', (_name, drawing) => {
    expect(drawing.length).toBeLessThan(WORTH_A_LOOK_BYTES)
    expect(/style=|<style|<script|href|url\(|NaN|undefined/.exec(drawing)?.[0]).toBeUndefined()
  })

  test('come out the same in every build', () => {
    expect([...drawScenes()]).toEqual([...scenes])
  })
})

describe('a dish without a photo', () => {
  test.each([
    ['Vegetable Samosas', ['samosa']],
    ['Samosa Chaat', ['chaat']],
    ['Masala Dosa', ['dosa']],
    ['Masala Chai', ['chai']],
    ['Madras Filter Coffee', ['coffee']],
    ['Butter Chicken', ['butter-chicken']],
    ['Butter Chicken with Garlic Naan', ['side-naan', 'butter-chicken-pot']],
    ['Dal Makhani with Tandoori Roti', ['side-roti', 'dal-makhani-pot']],
    ['Aloo Paratha', ['paratha']],
    ['Chole Bhature', ['side-puff', 'chana-pot']],
    ['Lamb Dum Biryani', ['lamb-biryani']],
    ['Goan Hake Curry with Rice', ['side-rice', 'fish-curry-pot']],
    ['Amritsari Haddock', ['fish']],
  ])('%s is shown as what it is', (name, layers) => {
    expect(dish(name)).toEqual(layers)
  })

  test('is never shown with meat or fish when it is vegetarian', () => {
    expect(dish('Hyderabadi Biryani', 'combos-with-rice', true)).toEqual(['vegetable-biryani'])
    expect(dish('Korma', 'veg-curries', true)).toEqual(['navratan'])
    expect(dish('No-Chicken Tikka Masala', 'veg-curries', true)).not.toEqual(['tikka-masala'])
  })

  test('is found by its tags, then by its category', () => {
    expect(chooseArt({ id: 'x', name: 'The Usual', category: 'veg-curries', tags: ['lentil'] }).layers).toEqual(['dal'])
    expect(dish('The Usual', 'drinks')).toEqual(['juice'])
    expect(dish('The Usual', 'chef-specials')).toEqual(['thali'])
  })
})
