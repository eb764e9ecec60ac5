import type { Silence } from '@sizzle/domain/alerts/order-alerts.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { inTab } from '../../../../kit/storage.ts'

// What this tab's session knows of new orders: alerted, and accepted here. It survives a reload, so that a popup does too.
export type SeenKind = 'alerted' | 'accepted'

export function readSeen(kind: SeenKind): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(inTab.getItem(keyOf(kind)) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}

export function noteSeen(kind: SeenKind, orderIds: readonly string[]): ReadonlySet<string> {
  const seen = new Set([...readSeen(kind), ...orderIds])
  inTab.setItem(keyOf(kind), JSON.stringify([...seen].slice(-500)))
  return seen
}

/** Accepting did not work, or was taken back: they wait again. */
export function forgetSeen(kind: SeenKind, orderIds: readonly string[]): ReadonlySet<string> {
  const seen = [...readSeen(kind)].filter((id) => !orderIds.includes(id))
  inTab.setItem(keyOf(kind), JSON.stringify(seen))
  return new Set(seen)
}

function keyOf(kind: SeenKind): string {
  return `orders-${kind}`
}

const SILENCE = 'orders-silence'

export function readSilence(): Silence | null {
  try {
    const kept: unknown = JSON.parse(inTab.getItem(SILENCE) ?? 'null')
    return isSilence(kept) ? kept : null
  } catch {
    return null
  }
}

function isSilence(kept: unknown): kept is Silence {
  const { until, times, orderIds } = recordOf(kept)
  return typeof until === 'number' && typeof times === 'number' && Array.isArray(orderIds)
}

export function keepSilence(silence: Silence | null): Silence | null {
  if (silence === null) inTab.removeItem(SILENCE)
  else inTab.setItem(SILENCE, JSON.stringify(silence))
  return silence
}
