import type { Hono } from 'hono'
import type { Refuse } from '../kit/http/api.ts'
import type { Log } from '../kit/log.ts'
import { openProvider, type ProviderParts } from '../outside/pay/open-provider.ts'
import type { Desk } from './desk.ts'
import { mountLinks } from './link-routes.ts'
import { paymentOperations } from './operations.ts'
import { paymentsProbe } from './probes.ts'
import { PAYMENT_TIMETABLE, paymentJobs } from './reconcile.ts'
import { mountWebhooks } from './webhook-route.ts'

/** Everything about card money that the app puts in its places. */
export function openPayments(parts: ProviderParts & { readonly log: Log; readonly links: Desk['links'] }) {
  const { database, log, publicUrl, links, clock } = parts
  const { provider, jobs, timetable, mountPages } = openProvider(parts)
  const desk: Desk = { database, provider, links }
  return {
    provider,
    operations: paymentOperations({ ...desk, publicUrl }),
    jobs: { ...jobs, ...paymentJobs(desk) },
    timetable: [...timetable, ...PAYMENT_TIMETABLE],
    probe: paymentsProbe(database, provider),
    mount(api: Hono, refuse: Refuse) {
      mountWebhooks(api, { desk, log, refuse, clock })
      mountLinks(api, desk, log, clock)
      mountPages(api)
    },
  }
}

/** Addresses outside of /api that are no page of the site: short payment links and the sandbox's hosted page. */
export function isPaymentAddress(url: string | undefined): boolean {
  return url?.startsWith('/p/') === true || url?.startsWith('/pay/') === true
}
