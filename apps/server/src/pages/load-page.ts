import { randomUUID } from 'node:crypto'
import type { getActiveLocations as activeRoute, getLocation as locationRoute } from '@sizzle/contract/locations.ts'
import type { getLocationMenu as menuRoute, getTodaysSpecials as specialsRoute } from '@sizzle/contract/menu.ts'
import type { getDineInLocations as dineInRoute } from '@sizzle/contract/reservations.ts'
import type { AnyRoute, WireOutputOf } from '@sizzle/contract/route.ts'
import { type SteadyClock, steadyClocks } from '@sizzle/domain/hours/local-time.ts'
import { LOCATIONS_SHOWN } from '@sizzle/domain/locations/locations-shown.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Footer, PageData } from '@sizzle/web/kit/page-content.ts'
import type { KnownPath } from '@sizzle/web/pages/read-path.ts'
import type { Database } from '../kit/db/open.ts'
import type { Log } from '../kit/log.ts'
import type { AnyOperation } from '../kit/operation.ts'
import { runOperation } from '../kit/run-operation.ts'
import { getActiveLocations, getLocation } from '../locations/get-locations.ts'
import { activeLocationIds } from '../locations/locations.sql.ts'
import { getLocationMenu, getTodaysSpecials } from '../menu/get-location-menu.ts'
import { getDineInLocations } from '../reservations/get-reservation-slots.ts'

const GUEST = { who: { kind: 'guest' as const }, address: '', setCookie: () => undefined }

/** As far ahead as the first pages look, with some days to spare for documents that are kept. */
const CLOCK_DAYS = 21

type LoaderParts = {
  readonly database: Database
  readonly log: Log
  readonly clock: () => Date
  readonly settingOf: SettingOf
}

/** The same operations that the API answers a guest with, encoded by the same schemas. */
function asker({ database, log, clock }: LoaderParts) {
  return async function ask<R extends AnyRoute>(
    operation: AnyOperation,
    input: unknown,
  ): Promise<WireOutputOf<R> | undefined> {
    const request = { ...GUEST, now: clock(), clock, requestId: randomUUID(), log }
    const { status, body } = await runOperation(operation, input, request, database, undefined)
    if (status === 404) return undefined
    if (status !== 200) throw new Error(`a page could not be loaded: ${String(body.code)}`)
    // Encoded by this route's own output schema.
    return body as WireOutputOf<R>
  }
}

/** A page shows exactly what the API would answer a guest. */
export function pageLoader(parts: LoaderParts) {
  const { database, clock, settingOf } = parts
  const menuOperation = getLocationMenu(settingOf)
  const ask = asker(parts)

  async function active() {
    const found = await ask<typeof activeRoute>(getActiveLocations, { limit: `${LOCATIONS_SHOWN}` })
    return { locations: found?.locations ?? [], total: found?.total ?? 0 }
  }

  function clocksOf(locations: readonly { timeZone: string }[]): SteadyClock[] {
    const zones = new Set(locations.map(({ timeZone }) => timeZone))
    return [...zones].flatMap((zone) => steadyClocks(zone, clock(), CLOCK_DAYS))
  }

  /** Names alone: documents are kept for days. */
  async function footer(): Promise<Footer> {
    const { locations, total } = await active()
    return { locations: locations.map(({ id, name }) => ({ id, name })), total }
  }

  async function loadMenu(locationId: string): Promise<PageData | undefined> {
    const { locations, total } = await footer()
    const found = await ask<typeof locationRoute>(getLocation, { id: locationId })
    const menu = found && (await ask<typeof menuRoute>(menuOperation, { locationId }))
    if (!menu) return undefined
    return { page: 'menu', location: found.location, locations, total, ...menu, clocks: clocksOf([found.location]) }
  }

  async function loadReservations(): Promise<PageData> {
    const dineIn = await ask<typeof dineInRoute>(getDineInLocations, { limit: `${LOCATIONS_SHOWN}` })
    const { locations = [], total = 0 } = dineIn ?? {}
    const now = clock().toISOString()
    return { page: 'reservations', locations, total, now, footer: await footer(), clocks: clocksOf(locations) }
  }

  async function loadHome(): Promise<PageData> {
    const { locations, total } = await active()
    const specials = await ask<typeof specialsRoute>(getTodaysSpecials, {})
    return { page: 'home', locations, total, specials: specials?.specials ?? [], clocks: clocksOf(locations) }
  }

  async function load({ page, param = '' }: KnownPath): Promise<PageData | undefined> {
    if (page === 'menu') return loadMenu(param)
    if (page === 'reservations') return loadReservations()
    if (page === 'home') return loadHome()
    return { page, ...(await footer()) }
  }

  /** Of every one, for search engines. */
  const menus = async () => (await activeLocationIds(database.db)).map(({ id }) => id)
  return { load, footer, menus }
}
