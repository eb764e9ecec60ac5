import { type ErrorHandler, Hono } from 'hono'
import { type Refuse, refusalOf } from '../kit/http/api.ts'
import type { Log } from '../kit/log.ts'
import { openProvider, type ProviderParts } from '../outside/pay/open-provider.ts'
import { mountPayFonts } from '../outside/pay/pay-fonts.ts'
import { awayPage, PAY_PAGE_HEADERS } from '../outside/pay/pay-page.ts'
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
      const pages = new Hono()
      mountLinks(pages, desk, log, clock)
      mountPages(pages)
      pages.onError(awayAnswer(log))
      api.route('/', pages)
      mountPayFonts(api)
    },
  }
}

/** What fails on a page is told to a person, so it is a page as well. */
function awayAnswer(log: Log): ErrorHandler {
  return (error, c) => {
    const { code, retryAfter } = refusalOf(error, log, 'a page of a payment failed')
    if (typeof retryAfter === 'number') c.header('retry-after', String(retryAfter))
    const again = /^\/(p|pay\/[^/]+)\/[^/]+/.exec(c.req.path)?.[0] ?? '/'
    return c.html(awayPage(again), code === 'unavailable' ? 503 : 500, PAY_PAGE_HEADERS)
  }
}

/** Addresses outside of /api that are no page of the site: short payment links and the sandbox's hosted page. */
export function isPaymentAddress(url: string | undefined): boolean {
  return url?.startsWith('/p/') === true || url?.startsWith('/pay/') === true
}
