import { expect, test } from 'vitest'
import { chosenHeat } from '../cart/chosen-heat.ts'
import { aDish, choose, MENU } from '../testing/options.ts'
import { checkChoices } from './options-choices.ts'
import { type HeatMenu, resolveHeat } from './options-heat.ts'

const FIELD = 'items.0.spiceLevelId'
const DAL: HeatMenu = { itemName: 'Dal', heat: 'medium', by: 'customer' }
const OWN = [
  { id: 'inferno', name: 'Inferno', level: 5 },
  { id: 'mild', name: 'Mild', level: 1 },
  { id: 'fiery', name: 'Fiery', level: 4 },
]

test('heat among the choices is refused, at a dish with heat too (menu 39)', () => {
  expect(checkChoices(aDish('dal'), choose('spice', 'hot'), MENU, 'items.0.options')).toMatchObject({
    refusal: { fields: [{ field: 'items.0.options.spice', sentence: 'hot is not offered with Dal' }] },
  })
})

test.each<[sent: Parameters<typeof resolveHeat>[1], menu: Partial<HeatMenu>, name: string]>([
  [{}, {}, 'Mild'],
  [{}, { by: 'staff' }, 'Medium'],
  [{}, { by: 'staff', levels: OWN }, 'Inferno'],
  [{ levelId: 'hot' }, {}, 'Hot'],
  [{ levelId: 'hot', level: 1 }, {}, 'Hot'],
  [{ level: 3 }, {}, 'Hot'],
  [{ level: 5 }, {}, 'Hot'],
  [{ level: 5 }, { levels: OWN }, 'Inferno'],
  [{ level: 4 }, { levels: OWN }, 'Fiery'],
  [{ levelId: 'hot' }, { heat: 'none' }, 'Mild'],
  [{ levelId: 'lava', level: 99 }, { heat: 'none' }, 'Mild'],
])('%j with %j is cooked %s (menu 39)', (sent, menu, name) => {
  expect(resolveHeat({ ...DAL, ...menu }, sent, FIELD)).toMatchObject({ ok: true, value: { name } })
})

test('the heat of a dish that has none to choose is not named (menu 39)', () => {
  expect(chosenHeat({ hasHeat: true, spiceLevelName: 'Mild' })).toBe('Mild')
  expect(chosenHeat({ hasHeat: false, spiceLevelName: 'Mild' })).toBe('')
})

test('an unknown level of a dish with heat is refused (menu 39)', () => {
  expect(resolveHeat(DAL, { levelId: 'lava' }, FIELD)).toEqual({
    ok: false,
    refusal: {
      code: 'options_invalid',
      fields: [{ field: FIELD, sentence: 'lava is not offered with Dal', rule: 'offered' }],
    },
  })
})
