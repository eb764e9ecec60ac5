import { type ErrorHandler, Hono } from 'hono'
import { refusalOf } from '../../kit/http/api.ts'
import type { Log } from '../../kit/log.ts'
import { awayPage, PAY_PAGE_HEADERS } from './pay-page.ts'

/** Pages to pay on: what fails on one of them is told to a person, so it is a page as well. */
export function mountPayPages(api: Hono, log: Log, mount: (pages: Hono) => void): void {
  const pages = new Hono()
  mount(pages)
  pages.onError(awayAnswer(log))
  api.route('/', pages)
}

function awayAnswer(log: Log): ErrorHandler {
  return (error, c) => {
    const { code, retryAfter } = refusalOf(error, log, 'a page of a payment failed')
    if (typeof retryAfter === 'number') c.header('retry-after', String(retryAfter))
    const again = /^\/(p|pay\/[^/]+)\/[^/]+/.exec(c.req.path)?.[0] ?? '/'
    return c.html(awayPage(again), code === 'unavailable' ? 503 : 500, PAY_PAGE_HEADERS)
  }
}
