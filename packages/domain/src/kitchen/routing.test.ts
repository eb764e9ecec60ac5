import { describe, expect, test } from 'vitest'
import { type OrderedLine, type Route, routeLines, type StationPlan, unroutedDishes } from './routing.ts'

type OrderedChoice = OrderedLine['options'][number]

function aChoice(optionId: string, change: Partial<OrderedChoice> = {}): OrderedChoice {
  return { groupId: 'extras', optionId, name: optionId, quantity: 1, itemId: null, choices: [], ...change }
}
const aPart = (itemId: string, change: Partial<OrderedChoice> = {}) =>
  aChoice(itemId, { groupId: 'parts', itemId, ...change })

function aLine(itemId: string, change: Partial<OrderedLine> = {}): OrderedLine {
  const same = { category: 'mains', quantity: 1, heat: 'Mild', heatLevel: 1, options: [], note: '', allergens: [] }
  return { itemId, name: itemId, ...same, ...change }
}

function aPlan(routes: readonly Route[], change: Partial<StationPlan> = {}): StationPlan {
  const stations = ['hot', 'bar', 'cold'].map((id) => ({ id, kind: 'prep' as const }))
  return {
    stations,
    defaultStationId: 'hot',
    routes,
    categories: { lassi: 'drinks', naan: 'breads', curry: 'mains' },
    ...change,
  }
}
const category = (id: string, stationId: string | null): Route => ({ match: 'category', id, stationId })
const item = (id: string, stationId: string | null): Route => ({ match: 'item', id, stationId })
const option = (id: string, stationId: string | null): Route => ({ match: 'option', id, stationId })

/** 'hot: 2 thali (naan)' */
function read(lines: readonly OrderedLine[], plan: StationPlan): string[] {
  return routeLines(lines, plan).map(({ stationId, line }) => {
    const under = line.options.map(({ name }) => name).join(', ')
    const of = line.partOf === null ? '' : ` of ${line.partOf}`
    return `${stationId}: ${line.quantity} ${line.name}${of}${under === '' ? '' : ` (${under})`}`
  })
}

describe('the way of a line', () => {
  const plain = aLine('thali')
  const grilled = aLine('thali', { options: [aChoice('grilled')] })
  test.each<[string, OrderedLine, Route[], string[]]>([
    ['the default station without a route', plain, [], ['hot: 1 thali']],
    ['the station of its category', plain, [category('mains', 'cold')], ['cold: 1 thali']],
    ['its own before its category', plain, [category('mains', 'cold'), item('thali', 'bar')], ['bar: 1 thali']],
    [
      'that of what is chosen before its own',
      grilled,
      [item('thali', 'bar'), option('extras/grilled', 'cold')],
      ['cold: 1 thali (grilled)'],
    ],
    [
      'that of a choice below a choice',
      aLine('thali', { options: [aChoice('rice', { choices: [aChoice('grilled')] })] }),
      [option('extras/grilled', 'cold')],
      ['cold: 1 thali (rice)'],
    ],
    ['its own when another option has a route', grilled, [option('extras/fried', 'cold')], ['hot: 1 thali (grilled)']],
    ['none where nobody makes it', plain, [category('mains', null)], []],
    [
      'its own although nobody makes its category',
      plain,
      [category('mains', null), item('thali', 'bar')],
      ['bar: 1 thali'],
    ],
  ])('is %s (stations 1)', (_, line, routes, expected) => {
    expect(read([line], aPlan(routes))).toEqual(expected)
  })

  test('is none without a default station', () => {
    expect(read([plain], aPlan([], { defaultStationId: null }))).toEqual([])
  })

  test('makes one line of equal dishes, and keeps other heats, notes and choices apart', () => {
    const lines = [
      plain,
      aLine('thali', { quantity: 2 }),
      grilled,
      aLine('thali', { heat: 'Hot' }),
      aLine('thali', { note: 'Dry' }),
    ]
    expect(routeLines(lines, aPlan([])).map(({ line }) => line.quantity)).toEqual([3, 1, 1, 1])
  })
})

describe('the parts of a combo', () => {
  const drinks = category('drinks', 'bar')
  const combo = (change: Partial<OrderedLine> = {}) =>
    aLine('lunch', { options: [aPart('curry'), aPart('lassi'), aChoice('pickle')], ...change })
  test.each<[string, OrderedLine, Route[], string[]]>([
    ['go to their own stations', combo(), [drinks], ['hot: 1 lunch (curry, pickle)', 'bar: 1 lassi of lunch']],
    [
      'are as many as the combo and the part together',
      combo({ quantity: 2, options: [aPart('lassi', { quantity: 3 })] }),
      [drinks],
      ['hot: 2 lunch', 'bar: 6 lassi of lunch'],
    ],
    [
      'leave a combo that nobody makes to their stations',
      combo(),
      [drinks, item('lunch', null)],
      ['hot: 1 curry of lunch', 'bar: 1 lassi of lunch'],
    ],
    [
      'are said with the dish when nobody makes them',
      combo(),
      [category('drinks', null)],
      ['hot: 1 lunch (curry, lassi, pickle)'],
    ],
    [
      'follow a route of the option by which they were chosen',
      combo(),
      [drinks, option('parts/lassi', 'cold')],
      ['hot: 1 lunch (curry, pickle)', 'cold: 1 lassi of lunch'],
    ],
    [
      'keep their own choices',
      combo({ options: [aPart('lassi', { choices: [aChoice('no ice')] })] }),
      [drinks],
      ['hot: 1 lunch', 'bar: 1 lassi of lunch (no ice)'],
    ],
    [
      'do not send the dish itself away',
      aLine('butter chicken', { options: [aPart('naan')] }),
      [category('breads', 'cold')],
      ['hot: 1 butter chicken', 'cold: 1 naan of butter chicken'],
    ],
  ])('%s (stations 2)', (_, line, routes, expected) => {
    expect(read([line], aPlan(routes))).toEqual(expected)
  })

  test('carry the note and the allergens of the line', () => {
    const [, part] = routeLines([combo({ note: 'No nuts', allergens: ['Dairy'] })], aPlan([drinks]))
    expect(part?.line).toMatchObject({ note: 'No nuts', allergens: ['Dairy'], heat: '', heatLevel: 0 })
  })
})

test('an expo station gets the whole order, also what nobody makes (stations 2)', () => {
  const lines = [aLine('lunch', { options: [aPart('curry'), aPart('lassi')] }), aLine('water', { category: 'bottles' })]
  const plan = aPlan([category('drinks', 'bar'), category('bottles', null)])
  const withExpo = { ...plan, stations: [...plan.stations, { id: 'pass', kind: 'expo' as const }] }
  expect(read(lines, withExpo)).toEqual([
    'hot: 1 lunch (curry)',
    'bar: 1 lassi of lunch',
    'pass: 1 lunch (curry, lassi)',
    'pass: 1 water',
  ])
})

describe('dishes without a way', () => {
  const dishes = [
    { id: 'thali', categoryId: 'mains' },
    { id: 'lassi', categoryId: 'drinks' },
    { id: 'water', categoryId: 'drinks' },
  ]
  test.each<[string, Route[], string | null, string[]]>([
    ['are all of them at first', [], null, ['thali', 'lassi', 'water']],
    ['are none with a default station', [], 'hot', []],
    ['are not those of a routed category', [category('drinks', 'bar')], null, ['thali']],
    ['are not those with a route, also to nobody', [item('water', null), item('lassi', 'bar')], null, ['thali']],
    [
      'are still those of which only an option is routed',
      [option('extras/grilled', 'hot')],
      null,
      ['thali', 'lassi', 'water'],
    ],
  ])('%s (stations 4)', (_, routes, defaultStationId, expected) => {
    expect(unroutedDishes(dishes, { routes, defaultStationId }).map(({ id }) => id)).toEqual(expected)
  })
})
