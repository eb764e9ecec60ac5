import type { PreparedAnswer } from './prepared.ts'

export type DropScope = 'all' | { locationId: string }

type CacheEntry = { prepared: PreparedAnswer; until: number }

const MINUTE_MS = 60_000

/**
 * Rendered pages by path. A page says whether the restaurant is open, and that turns on whole minutes: an entry ends with
 * the minute it was made in, or earlier when it is dropped.
 */
export function createPageCache(now: () => number) {
  const kept = new Map<string, CacheEntry>()
  const underWay = new Map<string, Promise<PreparedAnswer>>()
  let drops = 0

  async function fill(
    path: string,
    make: () => Promise<{ prepared: PreparedAnswer; keep: boolean }>,
  ): Promise<PreparedAnswer> {
    const dropsBefore = drops
    const startedAt = now()
    const { prepared, keep } = await make()
    // What was read before a drop may be the old menu: good enough for who asked before it, not for those who come after.
    if (keep && drops === dropsBefore) {
      kept.set(path, { prepared, until: (Math.floor(startedAt / MINUTE_MS) + 1) * MINUTE_MS })
    }
    return prepared
  }

  return {
    get(path: string): PreparedAnswer | undefined {
      const entry = kept.get(path)
      return entry && entry.until > now() ? entry.prepared : undefined
    },

    /** Any number of visitors who arrive together cause one render. */
    make(path: string, make: () => Promise<{ prepared: PreparedAnswer; keep: boolean }>): Promise<PreparedAnswer> {
      const running = underWay.get(path)
      if (running) return running
      const started = fill(path, make).finally(() => {
        if (underWay.get(path) === started) underWay.delete(path)
      })
      underWay.set(path, started)
      return started
    },

    drop(scope: DropScope, pathsOf: (locationId: string) => string[]): void {
      drops += 1
      underWay.clear()
      if (scope === 'all') kept.clear()
      else for (const path of pathsOf(scope.locationId)) kept.delete(path)
    },

    size: () => kept.size,
  }
}
