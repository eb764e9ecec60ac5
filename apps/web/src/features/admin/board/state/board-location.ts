import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { BRAND } from '../../../../brand/brand.ts'
import { textOf } from '../../../../kit/address/filters.ts'
import { useSection } from '../../../../kit/address/use-section.ts'
import { OWN_LISTED, ownLocationsQuery } from '../../../../kit/locations.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { onDevice } from '../../../../kit/storage.ts'
import { createStore, useStore } from '../../../../kit/store.ts'
import { keepLocation, keptLocation } from '../../../../kit/wished-location.ts'

const FILTERS = { location: textOf(50) }
export const ALL_LOCATIONS = 'all'
/** Each location is read by itself, so all of them together are shown and heard up to this many. */
export const MOST_TOGETHER = OWN_LISTED

/** Which kitchens this board shows: what the address says, else what was chosen here last, else the house's first. */
export function useBoardLocation(user: SessionUser) {
  const { values, change } = useSection(FILTERS)
  const named = values.location || keptLocation()
  const query = useQuery(ownLocationsQuery(named && named !== ALL_LOCATIONS ? named : undefined))
  const total = query.data?.total ?? 0
  const own = (query.data?.locations ?? []).filter(({ id }) => user.role === 'admin' || user.locationIds.includes(id))
  const areFew = total <= MOST_TOGETHER
  const choices = own.length > 1 && areFew ? [...own.map(({ id }) => id), ALL_LOCATIONS] : own.map(({ id }) => id)
  const wishes = [values.location, keptLocation(), BRAND.defaultLocationId, own[0]?.id]
  const chosen = wishes.find((wish) => wish && choices.includes(wish))
  const shown = chosen === ALL_LOCATIONS ? own : own.filter(({ id }) => id === chosen)
  const choose = (id: string) => {
    keepLocation(id)
    change({ location: id }, [])
  }
  // A kitchen that the address names and this person does not see leaves the address.
  const isWrong = values.location !== '' && chosen !== undefined && values.location !== chosen
  const mend = useEffectEvent(() => change({ location: chosen ?? '' }))
  useEffect(() => {
    if (isWrong) mend()
  }, [isWrong])
  /** Whose new orders are announced here: of too many locations those on the screen. */
  const announced = areFew ? own : shown
  return { query, own, total, announced, chosen, shown, location: shown[0], choose }
}

/** What this device makes heard of a location. */
export type HeardKind = 'new' | 'late'
const MUTED_KEYS = { new: 'order-sounds-muted', late: 'late-sounds-muted' } as const
const muted = {
  new: createStore<readonly string[]>(storedMuted('new')),
  late: createStore<readonly string[]>(storedMuted('late')),
}
const NOTHING_MUTED: readonly string[] = []

/** The locations of which this device is silent. */
export function useMuted(kind: HeardKind): readonly string[] {
  return useStore(muted[kind], NOTHING_MUTED)
}

export function muteLocation(kind: HeardKind, id: string, isMuted: boolean): void {
  const others = muted[kind].get().filter((one) => one !== id)
  const next = isMuted ? [...others, id] : others
  onDevice.setItem(MUTED_KEYS[kind], JSON.stringify(next))
  muted[kind].set(next)
}

function storedMuted(kind: HeardKind): readonly string[] {
  try {
    const kept: unknown = JSON.parse(onDevice.getItem(MUTED_KEYS[kind]) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
