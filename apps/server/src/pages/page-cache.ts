import type { PreparedAnswer } from './prepared.ts'

export type DropScope = 'all' | { locationId: string }

/** Of the pages with a query, in one minute. Past it everybody gets the whole page, and the browser narrows it. */
const MOST_ASKED = 200

type Made = { prepared: PreparedAnswer; keep: boolean }
type CacheEntry = { prepared: PreparedAnswer; until: number }

const MINUTE_MS = 60_000

/** Pages by path, and those that the server draws for a query apart from them: nobody's queries push out a whole page. */
export function createPageCache(now: () => number) {
  const whole = createAddressCache(now)
  const asked = createAddressCache(now)
  return {
    get(path: string, query: string): PreparedAnswer | undefined {
      return query === '' ? whole.get(path) : asked.get(path + query)
    },

    async make(path: string, query: string, draw: (query: string) => Promise<Made>): Promise<PreparedAnswer> {
      if (query !== '' && !asked.holds(MOST_ASKED)) return asked.make(path + query, () => draw(query))
      return whole.get(path) ?? whole.make(path, () => draw(''))
    },

    drop(scope: DropScope, pathsOf: (locationId: string) => string[]): void {
      for (const one of [whole, asked]) one.drop(scope, pathsOf)
    },

    size: () => whole.size() + asked.size(),
  }
}

/**
 * Rendered pages by address. A page says whether the restaurant is open, and that turns on whole minutes: an entry ends with
 * the minute it was made in, or earlier when it is dropped.
 */
function createAddressCache(now: () => number) {
  const kept = new Map<string, CacheEntry>()
  const underWay = new Map<string, Promise<PreparedAnswer>>()
  let drops = 0

  async function fill(path: string, make: () => Promise<Made>): Promise<PreparedAnswer> {
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
    make(path: string, make: () => Promise<Made>): Promise<PreparedAnswer> {
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
      const paths = scope === 'all' ? undefined : pathsOf(scope.locationId)
      for (const address of kept.keys()) {
        const [path = ''] = address.split('?')
        if (paths?.includes(path) ?? true) kept.delete(address)
      }
    },

    /** Whether this many are kept or under way in this minute; what has ended is forgotten first. */
    holds(most: number): boolean {
      for (const [address, { until }] of kept) if (until <= now()) kept.delete(address)
      return kept.size + underWay.size >= most
    },

    size: () => kept.size,
  }
}
