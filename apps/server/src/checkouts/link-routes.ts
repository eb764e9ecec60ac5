import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Log } from '../kit/log.ts'
import { lookupOf } from '../kit/lookup.ts'
import { PAY_PAGE_HEADERS, type PayPage } from '../outside/pay/pay-page.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { checkSession } from './check-session.ts'
import * as page from './link-pages.ts'
import { notNeededOf } from './links.sql.ts'
import { orderOfSession, type SessionRow, sessionById, sessionByLink } from './sessions.sql.ts'
import { standingOf } from './state-sentence.ts'

function isRefused({ state, refused_at }: SessionRow): boolean {
  return refused_at !== null && (state === 'failed' || state === 'expired')
}

/** Money may still come of it. */
function isWaiting(session: SessionRow): boolean {
  const isOpen = session.state === 'open' || session.state === 'failed'
  return isOpen && !session.needs_review && !isRefused(session)
}

/** Says, for this payment alone, that a device of the restaurant went to pay it. */
const AT_DESK = 'at-desk'
const DESK_SECONDS = 3600

const CODE = /^[A-Za-z0-9_-]{12}$/

/** Our own short address of a payment: it fits a text message and makes a QR code that is easy to scan (money 29). */
export function mountLinks(api: Hono, cards: CardPayments, log: Log, clock: () => Date) {
  const { database } = cards
  const html = (c: Context, shown: PayPage, status: 200 | 404 = 200) =>
    c.html(page.linkPage(shown, getCookie(c, AT_DESK) === '1'), status, PAY_PAGE_HEADERS)
  const find = async (c: Context) => {
    const code = c.req.param('code') ?? ''
    return CODE.test(code) ? sessionByLink(database.db, code) : undefined
  }

  api.get('/p/:code', async (c) => {
    const session = await find(c)
    if (!session) return html(c, page.linkUnknownPage(), 404)
    const mayPay = isWaiting(session) && session.withdrawn_at === null && clock() < session.expires_at
    if (c.req.query('desk') !== undefined) {
      const path = `/p/${session.link_code}`
      setCookie(c, AT_DESK, '1', { path, maxAge: DESK_SECONDS, httpOnly: true, sameSite: 'Lax' })
    }
    if (mayPay && session.payment_url) return c.redirect(session.payment_url, 302)
    return html(c, await stateOf(session))
  })

  api.get('/p/:code/thanks', async (c) => {
    const found = await find(c)
    if (!found) return html(c, page.linkUnknownPage(), 404)
    await checkSession(cards, lookupOf(found), clock).catch((error: unknown) =>
      log.warn({ err: error, sessionId: found.id }, 'a payment session could not be checked'),
    )
    const session = (await sessionById(database.db, lookupOf(found))) ?? found
    return html(c, isWaiting(session) ? page.linkProcessingPage(session.amount) : await stateOf(session))
  })

  async function stateOf(session: SessionRow): Promise<PayPage> {
    const order = await orderOfSession(database.db, session)
    if (order && session.state !== 'refunded') {
      const back = await notNeededOf(database.db, session)
      return page.linkPaidPage({ shortNumber: order.short_number, amount: session.amount, back })
    }
    if (isRefused(session)) return page.linkRefusedPage(session.order_id !== null)
    if (
      session.withdrawn_at !== null &&
      !session.needs_review &&
      session.state !== 'paid' &&
      session.state !== 'refunded'
    )
      return page.linkWithdrawnPage(session.state === 'expired')
    const isOver = session.state === 'expired' || session.state === 'open' || session.state === 'failed'
    if (isOver && !session.needs_review) return page.linkEndedPage()
    const { sentence, sentBack } = await standingOf(database.db, session)
    const isForOrder = order !== undefined || session.order_id !== null || sentBack?.isOrdered === true
    return page.linkRefundedPage(sentence, isForOrder)
  }
}
