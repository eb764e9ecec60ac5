// The brake before a service that is down (offline 3): closed, open, half-open. The browser's request policy runs it.
export const OPEN_AFTER_FAILURES = 5
export const HALF_OPEN_AFTER_MS = 30_000
export const GATE_OPEN_TEXT = 'Service temporarily unavailable - circuit breaker open'

/** Only what says that the service is down counts: no answer, or 5xx. */
export function isOutage(status: number): boolean {
  return status === 0 || status >= 500
}
