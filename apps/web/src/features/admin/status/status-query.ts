import { refusalOf } from '@sizzle/contract/client.ts'
import type { healthCheckAdvanced } from '@sizzle/contract/health.ts'
import type { getMetrics } from '@sizzle/contract/metrics.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'

type Health = WireOutputOf<typeof healthCheckAdvanced>
export type HealthPart = NonNullable<Health['parts']>[number]
export type Figures = WireOutputOf<typeof getMetrics>
export type RouteFigures = Figures['routes'][number]

const AGAIN_MS = 15_000

export function healthQuery() {
  return queryOptions({ ...ask('/healthCheckAdvanced', {}), refetchInterval: AGAIN_MS, retry: false })
}

/** For admins only. */
export function figuresQuery() {
  return queryOptions({ ...ask('/getMetrics', {}), refetchInterval: AGAIN_MS })
}

/** Where something is down, the refusal says of each part how it is. */
export function partsIn(data: Health | undefined, error: unknown): readonly HealthPart[] | undefined {
  const refused = refusalOf(error, '/healthCheckAdvanced')
  return refused && 'parts' in refused && refused.parts ? refused.parts : data?.parts
}
