import * as contract from '@sizzle/contract/health.ts'
import { may } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import type { HealthPart, Probe } from '../kit/probe.ts'

export const ping = query(contract.ping, async () => ok({ status: 'ok' as const }))

/** Cheap and public: does the process reach its database? */
export function healthCheckQuery(database: Probe) {
  return query(contract.healthCheck, async () => {
    const part = await database()
    return part.status === 'down' ? refuse({ code: 'unavailable', status: 'down' }) : ok({ status: part.status })
  })
}

/** Every part with its cause; the details only for people of the back office (offline 19). */
export function healthCheckAdvancedQuery(probes: readonly Probe[]) {
  return query(contract.healthCheckAdvanced, async (_, { who, now }) => {
    const parts = await Promise.all(probes.map((probe) => probe()))
    const status = worstOf(parts)
    const details = who.kind === 'person' && may(who, 'backOffice.enter') ? { checkedAt: now, parts } : {}
    if (status !== 'down') return ok({ status, ...details })
    return refuse({ code: 'unavailable', status, ...('parts' in details ? { parts } : {}) })
  })
}

function worstOf(parts: readonly HealthPart[]): HealthPart['status'] {
  if (parts.some((part) => part.status === 'down')) return 'down'
  return parts.some((part) => part.status === 'degraded') ? 'degraded' : 'ok'
}
