import { addressKey } from './address.ts'

export type Quota = { readonly allowed: boolean; readonly retryAfterSeconds: number; readonly remaining: number }
export type Limit = { take(whose: string, nowMs: number): Quota }
type Pace = { readonly perMinute: number; readonly burst: number; readonly most?: number }

type Bucket = { tokens: number; at: number }
const MOST_BUCKETS = 50_000
/** How many of the longest silent ones are looked at when room is needed: the emptiest of them stays. */
const LOOKED_AT = 8

/** A first fence against floods, cheap enough to stand before everything. */
export function bucketPerAddress(pace: Pace): Limit {
  const buckets = bucketPer(pace)
  return { take: (address, nowMs) => buckets.take(addressKey(address), nowMs) }
}

/** A token bucket for each caller, in the memory of this process. */
export function bucketPer(options: Pace): Limit {
  const { most = MOST_BUCKETS } = options
  // However narrow the limit, one call at a time passes.
  const burst = Math.max(1, options.burst)
  const perMs = options.perMinute / 60_000
  // Kept in the order in which they were last used.
  const buckets = new Map<string, Bucket>()

  return {
    /** Takes one token; answers how long to wait when there is none, and what is left. */
    take(key, nowMs) {
      const known = buckets.get(key)
      if (known) buckets.delete(key)
      else if (buckets.size >= most) forgetOne(buckets, (bucket) => filled(bucket, nowMs))
      const tokens = known ? filled(known, nowMs) : burst
      const allowed = tokens >= 1
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at: nowMs })
      return {
        allowed,
        retryAfterSeconds: allowed ? 0 : Math.ceil((1 - tokens) / perMs / 1000),
        remaining: Math.floor(tokens),
      }
    },
  }

  function filled({ tokens, at }: Bucket, nowMs: number): number {
    return Math.min(burst, tokens + Math.max(0, nowMs - at) * perMs)
  }
}

/**
 * Of those that were silent longest, the one with most tokens left loses least by being forgotten: a stranger who comes
 * from ever new addresses pushes out his own, and whoever is being slowed down stays slowed down.
 */
function forgetOne(buckets: Map<string, Bucket>, filled: (bucket: Bucket) => number) {
  let fullest: { key: string; tokens: number } | undefined
  let looked = 0
  for (const [key, bucket] of buckets) {
    const tokens = filled(bucket)
    if (!fullest || tokens > fullest.tokens) fullest = { key, tokens }
    if (++looked === LOOKED_AT) break
  }
  if (fullest) buckets.delete(fullest.key)
}
