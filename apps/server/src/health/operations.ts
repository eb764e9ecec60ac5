import type { AnyOperation } from '../kit/operation.ts'
import { clientError } from './client-error.ts'
import { healthCheckAdvancedQuery, healthCheckQuery, ping } from './health.ts'
import type { Probe } from './probes.ts'

export function healthOperations(
  probes: { database: Probe; others: readonly Probe[] },
  limitsFactor: number,
): AnyOperation[] {
  return [
    ping,
    healthCheckQuery(probes.database),
    healthCheckAdvancedQuery([probes.database, ...probes.others]),
    clientError(limitsFactor),
  ]
}
