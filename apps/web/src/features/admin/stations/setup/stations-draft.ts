import { LATE_MINUTES, SOON_MINUTES } from '@sizzle/domain/kitchen/station-form.ts'
import type { Station, Stations } from '../../../shared/tickets/tickets-query.ts'

/** What a manager edits: the saved stations, as they are on the screen. */
export type StationsDraft = Pick<Stations, 'stations' | 'defaultStationId' | 'routes' | 'readyByLastTicket'>

export function draftOf({ stations, defaultStationId, routes, readyByLastTicket }: Stations): StationsDraft {
  return { stations, defaultStationId, routes, readyByLastTicket }
}

/** The first station that cooks gets everything until somebody routes it elsewhere. */
export function withStation(draft: StationsDraft, id: string, kind: Station['kind']): StationsDraft {
  const station: Station = { id, name: '', kind, soonMinutes: SOON_MINUTES, lateMinutes: LATE_MINUTES }
  return {
    ...draft,
    stations: [...draft.stations, station],
    defaultStationId: draft.defaultStationId ?? (kind === 'prep' ? id : null),
  }
}

/** What went to it has no route any more. */
export function withoutStation(draft: StationsDraft, id: string): StationsDraft {
  return {
    ...draft,
    stations: draft.stations.filter((station) => station.id !== id),
    defaultStationId: draft.defaultStationId === id ? null : draft.defaultStationId,
    routes: draft.routes.filter(({ stationId }) => stationId !== id),
  }
}

export function changeStation(draft: StationsDraft, id: string, change: Partial<Station>): StationsDraft {
  return { ...draft, stations: draft.stations.map((one) => (one.id === id ? { ...one, ...change } : one)) }
}

type Route = StationsDraft['routes'][number]
export type RouteTarget = Pick<Route, 'match' | 'id'>

/** As a select has it: a station, nobody, or no route of its own. */
export const NO_ROUTE = ''
export const NOBODY = 'nobody'

export function routeOf({ routes }: StationsDraft, { match, id }: RouteTarget): string {
  const route = routes.find((one) => one.match === match && one.id === id)
  return route === undefined ? NO_ROUTE : (route.stationId ?? NOBODY)
}

/** An option is known by its group and itself. */
export function optionTarget(groupId: string, optionId: string): RouteTarget {
  return { match: 'option', id: `${groupId}/${optionId}` }
}

export function countRoutes(draft: StationsDraft, targets: readonly RouteTarget[]): number {
  return targets.filter((target) => routeOf(draft, target) !== NO_ROUTE).length
}

export function withRoute(draft: StationsDraft, { match, id }: RouteTarget, chosen: string): StationsDraft {
  const others = draft.routes.filter((one) => one.match !== match || one.id !== id)
  const own = chosen === NO_ROUTE ? [] : [{ match, id, stationId: chosen === NOBODY ? null : chosen }]
  return { ...draft, routes: [...others, ...own] }
}

/** As a select has it: some go here and some there. */
export const MIXED = 'mixed'

/** Where all of them go, or that they do not go to one place. */
export function routeOfAll(draft: StationsDraft, targets: readonly RouteTarget[]): string {
  const [first = NO_ROUTE, ...others] = targets.map((target) => routeOf(draft, target))
  return others.every((one) => one === first) ? first : MIXED
}

export function withRoutes(draft: StationsDraft, targets: readonly RouteTarget[], chosen: string): StationsDraft {
  return targets.reduce((before, target) => withRoute(before, target, chosen), draft)
}
