import { describe, expect, test } from 'vitest'
import { checkStations, type StationInput, type StationsInput } from './station-form.ts'

const aStation = (id: string, change: Partial<StationInput> = {}): StationInput => ({
  id,
  name: id,
  kind: 'prep',
  soonMinutes: 10,
  lateMinutes: 20,
  ...change,
})
const HOT = aStation('hot')
const PASS = aStation('pass', { kind: 'expo' })

describe('stations', () => {
  test.each<[string, Partial<StationsInput>, string[]]>([
    ['as they should be', { routes: [{ match: 'item', id: 'naan', stationId: null }] }, []],
    ['without any', { stations: [], defaultStationId: null }, []],
    ['without a name', { stations: [HOT, aStation('bar', { name: ' ' })] }, ['stations.1.name']],
    ['with one name twice', { stations: [HOT, aStation('bar', { name: 'Hot ' })] }, ['stations.1.name']],
    ['late before soon', { stations: [aStation('hot', { lateMinutes: 10 })] }, ['stations.0.lateMinutes']],
    ['late after half a day', { stations: [aStation('hot', { lateMinutes: 700 })] }, ['stations.0.lateMinutes']],
    ['with the pass as default', { stations: [HOT, PASS], defaultStationId: 'pass' }, ['defaultStationId']],
    ['with a default that is not there', { defaultStationId: 'bar' }, ['defaultStationId']],
    [
      'with a route to the pass',
      { stations: [HOT, PASS], routes: [{ match: 'item', id: 'naan', stationId: 'pass' }] },
      ['routes.0'],
    ],
    [
      'with two routes of one dish',
      {
        routes: [
          { match: 'item', id: 'naan', stationId: 'hot' },
          { match: 'item', id: 'naan', stationId: null },
        ],
      },
      ['routes.1'],
    ],
  ])('%s (stations 3)', (_, change, expected) => {
    const checked = checkStations({ stations: [HOT], defaultStationId: 'hot', routes: [], ...change })
    expect(checked.ok ? [] : checked.refusal.fields.map(({ field }) => field)).toEqual(expected)
  })
})
