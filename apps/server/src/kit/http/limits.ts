/** A token bucket for each address, in memory: a first fence against floods, cheap enough to stand before everything. */
export function bucketPerAddress(options: { perMinute: number; burst: number }) {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const perMs = options.perMinute / 60_000

  return {
    /** Takes one token; answers how long to wait when there is none, and what is left. */
    take(address: string, nowMs: number): { allowed: boolean; retryAfterSeconds: number; remaining: number } {
      if (buckets.size > 50_000) buckets.clear()
      const bucket = buckets.get(address) ?? { tokens: options.burst, at: nowMs }
      const tokens = Math.min(options.burst, bucket.tokens + (nowMs - bucket.at) * perMs)
      const allowed = tokens >= 1
      buckets.set(address, { tokens: allowed ? tokens - 1 : tokens, at: nowMs })
      return {
        allowed,
        retryAfterSeconds: allowed ? 0 : Math.ceil((1 - tokens) / perMs / 1000),
        remaining: Math.floor(tokens),
      }
    },
  }
}
