// The brake before a service that is down (customer §4): closed, open, half-open.
export const OPEN_AFTER_FAILURES = 5
export const HALF_OPEN_AFTER_MS = 30_000
export const GATE_OPEN_TEXT = 'Service temporarily unavailable - circuit breaker open'

export type Gate =
  | { readonly state: 'closed'; readonly failures: number }
  | { readonly state: 'open'; readonly openedAt: number }
  | { readonly state: 'half-open'; readonly probeAt: number }

export const CLOSED_GATE: Gate = { state: 'closed', failures: 0 }

/** Asks before a call. Half-open lets a single one through; should its answer never come, another may try later. */
export function enter(gate: Gate, now: Date): { passes: boolean; gate: Gate } {
  if (gate.state === 'closed') return { passes: true, gate }
  const since = gate.state === 'open' ? gate.openedAt : gate.probeAt
  const passes = now.getTime() - since >= HALF_OPEN_AFTER_MS
  return passes ? { passes, gate: { state: 'half-open', probeAt: now.getTime() } } : { passes, gate }
}

export function afterSuccess(): Gate {
  return CLOSED_GATE
}

/** Only what says that the service is down counts: no answer, or 5xx. */
export function isOutage(status: number): boolean {
  return status === 0 || status >= 500
}

export function afterFailure(gate: Gate, now: Date): Gate {
  const open: Gate = { state: 'open', openedAt: now.getTime() }
  if (gate.state !== 'closed') return open
  const failures = gate.failures + 1
  return failures >= OPEN_AFTER_FAILURES ? open : { state: 'closed', failures }
}
