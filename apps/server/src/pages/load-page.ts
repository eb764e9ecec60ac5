import { randomUUID } from 'node:crypto'
import type { getActiveLocations as activeRoute, getLocation as locationRoute } from '@sizzle/contract/locations.ts'
import type { getLocationMenu as menuRoute, getTodaysSpecials as specialsRoute } from '@sizzle/contract/menu.ts'
import type { getDineInLocations as dineInRoute } from '@sizzle/contract/reservations.ts'
import type { AnyRoute, WireOutputOf } from '@sizzle/contract/route.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { FooterLocation, PageData } from '@sizzle/web/kit/page-content.ts'
import type { KnownPath } from '@sizzle/web/pages/read-path.ts'
import type { Database } from '../kit/db/open.ts'
import type { Log } from '../kit/log.ts'
import type { AnyOperation } from '../kit/operation.ts'
import { runOperation } from '../kit/run-operation.ts'
import { getActiveLocations, getLocation } from '../locations/get-locations.ts'
import { getLocationMenu, getTodaysSpecials } from '../menu/get-location-menu.ts'
import { getDineInLocations } from '../reservations/get-reservation-slots.ts'

const GUEST = { who: { kind: 'guest' as const }, address: '', setCookie: () => undefined }

type LoaderParts = {
  readonly database: Database
  readonly log: Log
  readonly clock: () => Date
  readonly settingOf: SettingOf
}

/** A page shows exactly what the API would answer a guest: the same operations, encoded by the same schemas. */
export function pageLoader({ database, log, clock, settingOf }: LoaderParts) {
  const menuOperation = getLocationMenu(settingOf)

  async function ask<R extends AnyRoute>(
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

  async function active() {
    return (await ask<typeof activeRoute>(getActiveLocations, {}))?.locations ?? []
  }

  async function loadMenu(locationId: string): Promise<PageData | undefined> {
    const locations = await active()
    const found = await ask<typeof locationRoute>(getLocation, { id: locationId })
    const menu = found && (await ask<typeof menuRoute>(menuOperation, { locationId }))
    if (!menu) return undefined
    return { page: 'menu', location: found.location, locations, ...menu }
  }

  async function loadReservations(): Promise<PageData> {
    const footer = namesOf(await active())
    const dineIn = await ask<typeof dineInRoute>(getDineInLocations, {})
    return { page: 'reservations', locations: dineIn?.locations ?? [], now: clock().toISOString(), footer }
  }

  async function loadHome(): Promise<PageData> {
    const locations = await active()
    const specials = await ask<typeof specialsRoute>(getTodaysSpecials, {})
    return { page: 'home', locations, specials: specials?.specials ?? [] }
  }

  /** Pages of fixed words need the footer's names only. */
  async function load({ page, param = '' }: KnownPath): Promise<PageData | undefined> {
    switch (page) {
      case 'menu':
        return loadMenu(param)
      case 'reservations':
        return loadReservations()
      case 'home':
        return loadHome()
      case 'privacy':
      case 'terms':
        return { page, locations: await active() }
    }
  }

  return { load, footer: async () => namesOf(await active()) }
}

function namesOf(locations: readonly FooterLocation[]): FooterLocation[] {
  return locations.map(({ id, name }) => ({ id, name }))
}
