import type { OutputOf } from '@sizzle/contract/route.ts'
import type { getStations } from '@sizzle/contract/stations.ts'
import { unroutedDishes } from '@sizzle/domain/kitchen/routing.ts'
import type { Db } from '../kit/db/sql.ts'
import { qrCodeData } from '../kit/qr.ts'
import { dishesAt, routesAt, type StationRow, stationPlan, stationsAt } from './stations.sql.ts'

type Stations = OutputOf<typeof getStations>['stations']

export async function presentStations(db: Db, locationId: string, publicUrl: string): Promise<Stations> {
  // One after the other: a transaction takes one statement at a time.
  const plan = await stationPlan(db, locationId)
  const stations = await stationsAt(db, locationId)
  const routes = await routesAt(db, locationId)
  const defaultStationId = plan?.default_station_id ?? null
  const dishes = stations.length === 0 ? [] : await dishesAt(db, locationId)
  return {
    locationId,
    version: plan?.version ?? 0,
    stations: stations.map(presentStation),
    defaultStationId,
    routes,
    readyByLastTicket: plan?.ready_by_last_ticket ?? false,
    readyToken: plan?.ready_token ?? null,
    readyQrCode: plan ? qrCodeData(`${publicUrl}/ready/${plan.ready_token}`) : null,
    unrouted: unroutedDishes(dishes, { routes, defaultStationId }).map(({ id, name }) => ({ id, name })),
  }
}

export function presentStation({ id, name, kind, soon_minutes, late_minutes }: StationRow) {
  return { id, name, kind, soonMinutes: soon_minutes, lateMinutes: late_minutes }
}
