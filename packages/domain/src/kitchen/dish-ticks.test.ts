import { describe, expect, test } from 'vitest'
import { placesOf, tickedDishes } from './dish-ticks.ts'
import { type OrderedLine, routeLines, type StationPlan } from './routing.ts'
import type { WorkedTicket } from './tickets.ts'

const PLAN: StationPlan = {
  stations: [
    { id: 'hot', kind: 'prep' },
    { id: 'bar', kind: 'prep' },
    { id: 'pass', kind: 'expo' },
  ],
  defaultStationId: 'hot',
  routes: [
    { match: 'item', id: 'pop', stationId: 'bar' },
    { match: 'item', id: 'can', stationId: null },
  ],
  categories: {},
}
type Choices = OrderedLine['options']
const choice = (optionId: string, itemId: string | null, choices: Choices = []): Choices[number] => ({
  groupId: 'g',
  optionId,
  name: optionId,
  quantity: 1,
  itemId,
  choices,
})
function dish(itemId: string, change: Partial<OrderedLine> = {}): OrderedLine {
  const plain = { heat: 'Mild', heatLevel: 1, options: [], note: '', allergens: [] }
  return { itemId, name: itemId, category: 'all', quantity: 1, ...plain, ...change }
}
const COMBO = dish('combo', { options: [choice('raita', 'raita'), choice('pop', 'pop'), choice('large', null)] })

/** As the stations were told of these dishes; `done` are ticks such as 'hot 1'. */
function told(dishes: readonly OrderedLine[], done: readonly string[] = []): WorkedTicket[] {
  const lines = Map.groupBy(routeLines(dishes, PLAN), ({ stationId }) => stationId)
  return [...lines].map(([stationId, own]) => ({
    id: stationId,
    stationId,
    stationKind: stationId === 'pass' ? 'expo' : 'prep',
    kind: 'new',
    revision: 1,
    lines: own.map(({ line }) => line),
    done: own.flatMap((_, index) => (done.includes(`${stationId} ${index + 1}`) ? [index + 1] : [])),
  }))
}
const places = (of: OrderedLine, dishes: readonly OrderedLine[]) =>
  placesOf(of, told(dishes)).map(({ ticketId, n }) => `${ticketId} ${n}`)

describe('where the stations make a dish (stations 27)', () => {
  const hot = dish('curry', { heat: 'Hot' })
  const quiet = dish('curry', { note: 'No onions' })
  const thali = (bread: string) => dish('thali', { options: [choice(bread, null)] })
  test.each<[string, OrderedLine, OrderedLine[], string[]]>([
    ['at its own station', dish('pop'), [dish('naan'), dish('pop')], ['bar 1']],
    ['at the line of its heat', hot, [dish('curry'), hot], ['hot 2']],
    ['at the line of its note', quiet, [dish('curry'), quiet], ['hot 2']],
    ['at the line of its choices', thali('roti'), [thali('naan'), thali('roti')], ['hot 2']],
    ['where its parts are made as well', COMBO, [COMBO, dish('pop')], ['hot 1', 'bar 1']],
    ['nowhere when nobody makes it', dish('can'), [dish('can'), dish('naan')], []],
  ])('%s', (_, of, dishes, expected) => expect(places(of, dishes)).toEqual(expected))

  test('with no line that was taken back since', () => {
    const tickets = told([dish('naan')])
    const [first] = tickets
    const taken = first ? [{ ...first, id: 'void', kind: 'void' as const, revision: 2 }] : []
    expect(placesOf(dish('naan'), [...tickets, ...taken])).toEqual([])
  })
})

describe('a dish is made (stations 27)', () => {
  test.each<[string, OrderedLine[], string[], number[], number[]]>([
    ['when its station has ticked it', [dish('naan'), dish('pop')], ['bar 1'], [], [2]],
    ['not before its last part is', [COMBO], ['hot 1'], [], []],
    ['when each of its parts is', [COMBO], ['hot 1', 'bar 1'], [], [1]],
    ['whatever the pass has ticked', [dish('naan')], ['pass 1'], [], []],
    ['by its own tick where no station makes it', [dish('naan'), dish('can')], [], [1, 2], [2]],
  ])('%s', (_, dishes, done, own, expected) => expect(tickedDishes(dishes, told(dishes, done), own)).toEqual(expected))

  test('by its own tick where there are no stations', () =>
    expect(tickedDishes([dish('naan'), dish('pop')], [], [2])).toEqual([2]))
})
