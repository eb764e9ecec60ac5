import { randomUUID } from 'node:crypto'
import type { Route } from '@sizzle/domain/kitchen/routing.ts'
import { expect } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import type { Caller, TestApp } from './test-app.ts'

export const HOT = randomUUID()
export const BAR = randomUUID()
export const PASS = randomUUID()

const times = { soonMinutes: 10, lateMinutes: 20 }

type Plan = {
  readonly routes?: readonly Route[]
  readonly readyByLastTicket?: boolean
  readonly defaultStationId?: string | null
}

/** A hot station that makes everything without a route, a bar and the pass, at Truro. */
export async function putStations({ database }: Pick<TestApp, 'database'>, manager: Caller, plan: Plan = {}) {
  const row = await database.db.maybe<{ version: number }>(sql`
    select version from station_plans where location_id = 'truro'`)
  const reply = await manager.post('/saveStations', {
    locationId: 'truro',
    expectedVersion: row?.version ?? 0,
    stations: [
      { id: HOT, name: 'Hot', kind: 'prep', ...times },
      { id: BAR, name: 'Bar', kind: 'prep', ...times },
      { id: PASS, name: 'Pass', kind: 'expo', ...times },
    ],
    defaultStationId: HOT,
    routes: [],
    readyByLastTicket: false,
    ...plan,
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply
}

/** None, and no tickets of orders from before. */
export async function noStations({ database: { db } }: Pick<TestApp, 'database'>) {
  await db.run(sql`delete from ticket_lines`)
  await db.run(sql`delete from tickets`)
  await db.run(sql`delete from station_plans`)
  await db.run(sql`delete from station_routes`)
  await db.run(sql`delete from stations`)
}
