// What this tab's session knows of new orders: alerted, and accepted here. It survives a reload, so that a popup does too.
export type SeenKind = 'alerted' | 'accepted'

export function readSeen(kind: SeenKind): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

export function noteSeen(kind: SeenKind, orderIds: readonly string[]): ReadonlySet<string> {
  const seen = new Set([...readSeen(kind), ...orderIds])
  sessionStorage.setItem(keyOf(kind), JSON.stringify([...seen].slice(-500)))
  return seen
}

/** Accepting did not work: it waits again. */
export function forgetSeen(kind: SeenKind, orderId: string): ReadonlySet<string> {
  const seen = [...readSeen(kind)].filter((id) => id !== orderId)
  sessionStorage.setItem(keyOf(kind), JSON.stringify(seen))
  return new Set(seen)
}

function keyOf(kind: SeenKind): string {
  return `orders-${kind}`
}
