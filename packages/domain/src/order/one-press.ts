// One press is one step. What comes to lie under a finger was not what the finger meant.

/** How long a button does nothing after it came, changed its meaning, or was pressed. */
export const DEAD_MS = 700
/** Further than this, and another button lies where the first one was; an animation moves less. */
export const MOVED_PX = 20

/** Since when a button is where it is (`placedAt`), and stands for what it stands for (`meantAt`). In milliseconds. */
export type PressTiming = { readonly placedAt: number; readonly meantAt: number }

/** A pointer means a place; a key means what has the focus, wherever that lies. */
export function isDeadPress({ placedAt, meantAt }: PressTiming, by: 'pointer' | 'keys', now: number): boolean {
  const since = by === 'pointer' ? Math.max(placedAt, meantAt) : meantAt
  return now - since < DEAD_MS
}

/** Which number picks which order. On the board a number stays with its order until that leaves, and then goes to the next without one. */
export type PickKeys = ReadonlyMap<string, { readonly key: number; readonly since: number }>
const MOST_PICK_KEYS = 9

export function givePickKeys(before: PickKeys, orderIds: readonly string[], now: number): PickKeys {
  const kept = new Map(orderIds.flatMap((id) => (before.has(id) ? [[id, before.get(id)] as const] : [])))
  const taken = new Set([...kept.values()].map((one) => one?.key))
  const free = Array.from({ length: MOST_PICK_KEYS }, (_, index) => index + 1).filter((key) => !taken.has(key))
  const next = new Map<string, { key: number; since: number }>()
  for (const id of orderIds) {
    const known = before.get(id)
    const key = known?.key ?? free.shift()
    if (key !== undefined) next.set(id, known ?? { key, since: before.size === 0 ? Number.NEGATIVE_INFINITY : now })
  }
  return next
}

/** Where numbers are places, as on a bump bar: they follow what stands there, and each has its number since it stands there. */
export function givePlaceKeys(before: PickKeys, ids: readonly string[], now: number): PickKeys {
  const since = before.size === 0 ? Number.NEGATIVE_INFINITY : now
  return new Map(
    ids.slice(0, MOST_PICK_KEYS).map((id, index) => {
      const known = before.get(id)
      return [id, known?.key === index + 1 ? known : { key: index + 1, since }]
    }),
  )
}

/** A number that has just gone from one order to another picks nothing: it was meant for the first. */
export function orderAtKey(keys: PickKeys, key: number, now: number): string | null {
  for (const [id, given] of keys) if (given.key === key) return now - given.since < DEAD_MS ? null : id
  return null
}
