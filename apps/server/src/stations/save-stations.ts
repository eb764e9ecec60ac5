import { randomBytes } from 'node:crypto'
import * as contract from '@sizzle/contract/stations.ts'
import { checkStations } from '@sizzle/domain/kitchen/station-form.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf, type WriteContext } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { lockLocation } from '../locations/managed.sql.ts'
import { moveOpenTickets } from '../orders/tickets.sql.ts'
import { forgetStations } from '../printing/forget-stations.ts'
import { presentStation, presentStations } from './present-stations.ts'
import {
  putPlan,
  putReadyToken,
  putRoutes,
  putStations,
  routesAt,
  stationPlan,
  stationsAt,
  stationWithTickets,
} from './stations.sql.ts'

/** All of it at once, so that no order is placed between two halves of a change. */
export function saveStations(publicUrl: string) {
  return operation(contract.saveStations, async (input, context) => {
    const { tx, who, now } = context
    const person = personOf(who)
    const { locationId, defaultStationId, routes, readyByLastTicket } = input
    const location = mayAt(person, 'station.edit', locationId) ? await lockLocation(tx, locationId) : undefined
    if (!location) return refuse({ code: 'location_not_found' })
    const plan = await stationPlan(tx, locationId)
    if ((plan?.version ?? 0) !== input.expectedVersion) return refuse({ code: 'stations_changed' })
    const stations = input.stations.map((station) => ({ ...station, name: station.name.trim() }))
    const checked = checkStations({ stations, defaultStationId, routes })
    if (!checked.ok) return checked
    const kept = stations.map(({ id }) => id)
    const busy = await stationWithTickets(tx, locationId, kept)
    if (busy && defaultStationId === null) return refuse({ code: 'station_has_tickets', name: busy.name })

    const known = await stationsAt(tx, locationId)
    const before = plan && {
      stations: known.map(presentStation),
      defaultStationId: plan.default_station_id,
      routes: await routesAt(tx, locationId),
      readyByLastTicket: plan.ready_by_last_ticket,
    }
    const by = { userId: person.userId, now }
    await putStations(tx, locationId, stations, now)
    await putRoutes(tx, locationId, routes)
    await putPlan(tx, locationId, { defaultStationId, readyByLastTicket, readyToken: newReadyToken(), by })
    const gone = known.map(({ id }) => id).filter((id) => !kept.includes(id))
    // Before their tickets move: the printers of these stations print them.
    await forgetStations(context, locationId, gone)
    if (busy && defaultStationId !== null) await moveOpenTickets(tx, locationId, defaultStationId)
    await tell(context, locationId, {
      action: 'saveStations',
      ...(before && { before: inWords(before) }),
      after: inWords({ stations, defaultStationId, routes, readyByLastTicket }),
    })
    return ok({ stations: await presentStations(tx, locationId, publicUrl) })
  })
}

export function renewReadyLink(publicUrl: string) {
  return operation(contract.renewReadyLink, async ({ locationId }, context) => {
    const { tx, who, now } = context
    const person = personOf(who)
    const location = mayAt(person, 'station.edit', locationId) ? await lockLocation(tx, locationId) : undefined
    if (!location) return refuse({ code: 'location_not_found' })
    if (!(await stationPlan(tx, locationId))) return refuse({ code: 'stations_missing' })
    await putReadyToken(tx, locationId, newReadyToken(), { userId: person.userId, now })
    await tell(context, locationId, { action: 'renewReadyLink', after: {} })
    return ok({ stations: await presentStations(tx, locationId, publicUrl) })
  })
}

type Plan = {
  readonly stations: readonly { readonly id: string; readonly name: string }[]
  readonly defaultStationId: string | null
  readonly routes: readonly { readonly id: string; readonly stationId: string | null }[]
  readonly readyByLastTicket: boolean
}

/** For the audit trail: people know a station by its name. */
function inWords({ stations, defaultStationId, routes, readyByLastTicket }: Plan) {
  const nameOf = (id: string | null) => stations.find((station) => station.id === id)?.name ?? null
  return {
    stations: stations.map(({ id: _, ...station }) => station),
    defaultStation: nameOf(defaultStationId),
    routes: routes.map(({ id, stationId }) => ({ id, station: nameOf(stationId) })),
    readyByLastTicket,
  }
}

/** Nobody guesses it, and it can be typed into a television. */
function newReadyToken(): string {
  return randomBytes(12).toString('hex')
}

type StationsChange = { readonly action: string; readonly before?: object; readonly after: object }

async function tell({ tx, who, requestId }: WriteContext, locationId: string, change: StationsChange) {
  await addAudit(tx, personOf(who), requestId, { ...change, subject: `location:${locationId}`, locationId })
  await announce(tx, 'location.changed', { id: locationId, locationId })
}
