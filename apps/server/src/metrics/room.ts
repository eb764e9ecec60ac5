import * as contract from '@sizzle/contract/metrics.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { Hono } from 'hono'
import type { House } from '../house.ts'
import { sameText } from '../kit/http/guard.ts'
import { operation, query } from '../kit/operation.ts'
import type { Probe } from '../kit/probe.ts'
import type { Room } from '../kit/room.ts'
import { PROMETHEUS_TYPE, prometheusText } from './prometheus.ts'
import { readMetrics } from './read-metrics.ts'

/** How this process is doing: for admins, and for a program that watches it. */
export function metricsRoom({ metrics, database, settings, clock }: House, probes: readonly Probe[]): Room {
  const measured = { metrics, probes, pool: database.pool }
  const key = settings.METRICS_KEY
  return {
    operations: [
      query(contract.getMetrics, async (_, { now }) => ok(await readMetrics(measured, now))),
      operation(contract.resetMetrics, async (_, { now }) => {
        metrics.reset(now)
        return ok({ since: now })
      }),
    ],
    pages: key === undefined ? [] : ['/metrics'],
    mount: (api: Hono) => {
      if (key === undefined) return
      api.get('/metrics', async (c) => {
        const given = c.req.header('authorization') ?? ''
        const headers = {
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        }
        if (!sameText(given, `Bearer ${key}`))
          return c.text('A key is needed.\n', 401, { ...headers, 'www-authenticate': 'Bearer' })
        return c.body(await prometheusText(measured, clock()), 200, { ...headers, 'content-type': PROMETHEUS_TYPE })
      })
    },
  }
}
