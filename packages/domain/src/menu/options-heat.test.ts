import { describe, expect, test } from 'vitest'
import { STAFF_DEFAULT_SPICE } from '../cart/spice.ts'
import { aDish, choose, MENU } from '../testing/options.ts'
import { checkChoices } from './options-choices.ts'
import { type HeatMenu, heatGroup, resolveHeat } from './options-heat.ts'

const FIELD = 'items.0.spiceLevelId'
const DAL: HeatMenu = { itemName: 'Dal', heat: 'medium', by: 'customer' }
const OWN = [
  { id: 'inferno', name: 'Inferno', level: 5 },
  { id: 'mild', name: 'Mild', level: 1 },
  { id: 'fiery', name: 'Fiery', level: 4 },
]

describe('heat as a group', () => {
  test('one of the levels, free of charge: mild for customers, medium for staff (menu 39)', () => {
    const preset = (by: HeatMenu['by']) =>
      heatGroup({ heat: 'hot', by })
        ?.options.filter((option) => option.preset > 0)
        .map(({ name }) => name)
    expect(heatGroup(DAL)).toMatchObject({
      id: 'spice',
      min: 1,
      max: 1,
      options: [{ price: 0 }, { price: 0 }, { price: 0 }],
    })
    expect([preset('customer'), preset('staff')]).toEqual([['Mild'], [STAFF_DEFAULT_SPICE.name]])
  })

  test('a dish without heat asks nothing (menu 39)', () => {
    expect(heatGroup({ heat: 'none', by: 'customer' })).toBeNull()
  })

  test('levels of the house are offered as they are, and the first where the usual one is missing', () => {
    const names = heatGroup({ ...DAL, by: 'staff', levels: OWN })?.options.map(({ name, preset }) => [name, preset])
    expect(names).toEqual([
      ['Inferno', 1],
      ['Mild', 0],
      ['Fiery', 0],
    ])
  })

  test('heat among the choices is refused, at a dish with heat too (menu 39)', () => {
    expect(checkChoices(aDish('dal'), choose('spice', 'hot'), MENU, 'items.0.options')).toMatchObject({
      refusal: { fields: [{ field: 'items.0.options.spice', sentence: 'hot is not offered with Dal' }] },
    })
  })
})

test.each<[sent: Parameters<typeof resolveHeat>[1], menu: Partial<HeatMenu>, name: string]>([
  [{}, {}, 'Mild'],
  [{}, { by: 'staff' }, 'Medium'],
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

test('an unknown level of a dish with heat is refused (menu 39)', () => {
  expect(resolveHeat(DAL, { levelId: 'lava' }, FIELD)).toEqual({
    ok: false,
    refusal: {
      code: 'options_invalid',
      fields: [{ field: FIELD, sentence: 'lava is not offered with Dal', rule: 'offered' }],
    },
  })
})
