import type { Problem } from '../problem.ts'
import { ok, refuse } from '../result.ts'
import type { Route, StationKind } from './routing.ts'

export const MAX_STATIONS = 100
export const MAX_STATION_NAME = 40
export const MAX_ROUTES = 1000
/** After so many minutes a ticket calls for attention, and is late. */
export const SOON_MINUTES = 10
export const LATE_MINUTES = 20
const MAX_TARGET_MINUTES = 240

export type StationInput = {
  readonly id: string
  readonly name: string
  readonly kind: StationKind
  readonly soonMinutes: number
  readonly lateMinutes: number
}

export type StationsInput = {
  readonly stations: readonly StationInput[]
  readonly defaultStationId: string | null
  readonly routes: readonly Route[]
}

/** What a manager may save (stations 3). */
export function checkStations({ stations, defaultStationId, routes }: StationsInput) {
  const prep = new Set(stations.filter(({ kind }) => kind === 'prep').map(({ id }) => id))
  const problems: Problem[] = [
    ...stations.flatMap((station, at) => stationProblems(station, `stations.${at}`, stations.slice(0, at))),
    ...(defaultStationId === null || prep.has(defaultStationId)
      ? []
      : [{ field: 'defaultStationId', sentence: 'Choose a station that cooks' }]),
    ...routes.flatMap((route, at) => routeProblems(route, `routes.${at}`, prep, routes.slice(0, at))),
  ]
  return problems.length > 0 ? refuse({ code: 'stations_invalid', fields: problems }) : ok(undefined)
}

function stationProblems(station: StationInput, field: string, before: readonly StationInput[]): Problem[] {
  const { id, name, soonMinutes, lateMinutes } = station
  const isTaken = before.some((other) => other.id === id || nameKey(other.name) === nameKey(name))
  return [
    ...(name.trim() === '' ? [{ field: `${field}.name`, sentence: 'Please enter a name' }] : []),
    ...(isTaken ? [{ field: `${field}.name`, sentence: 'Another station has this name' }] : []),
    ...(soonMinutes < 1 || lateMinutes <= soonMinutes || lateMinutes > MAX_TARGET_MINUTES
      ? [{ field: `${field}.lateMinutes`, sentence: `Amber comes after marked, at most ${MAX_TARGET_MINUTES} minutes` }]
      : []),
  ]
}

function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

function routeProblems(
  { match, id, stationId }: Route,
  field: string,
  prep: ReadonlySet<string>,
  before: readonly Route[],
): Problem[] {
  const isTwice = before.some((other) => other.match === match && other.id === id)
  return [
    ...(isTwice ? [{ field, sentence: 'This has another route already' }] : []),
    ...(stationId === null || prep.has(stationId) ? [] : [{ field, sentence: 'Choose a station that cooks' }]),
  ]
}
