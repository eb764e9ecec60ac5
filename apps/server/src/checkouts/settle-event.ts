import { z } from 'zod'
import type { Tx } from '../kit/db/sql.ts'
import { EVERYWHERE } from '../kit/lookup.ts'
import type { PayEvent } from '../outside/pay/pay.ts'
import { booksOf, type CardPayments, type PaymentBooks } from '../payments/card-payments.ts'
import { claimEvent, resolveFailure, saveOutcome } from './events.sql.ts'
import { settleChargeReport, settleRefundReport } from './provider-reports.ts'
import { lockSession } from './sessions.sql.ts'
import { type SettleOutcome, settleSession } from './settle-session.ts'

export type EventOutcome = SettleOutcome | 'duplicate' | 'unknown'
type About = { outcome: EventOutcome; sessionId: string | null }

const Uuid = z.uuid()
const NOTHING: About = { outcome: 'nothing', sessionId: null }
const UNKNOWN: About = { outcome: 'unknown', sessionId: null }

/** One signed event, in one transaction with everything that follows from it; its id makes a second copy do nothing. */
export function settleEvent(cards: CardPayments, event: PayEvent, by: string, now: Date): Promise<EventOutcome> {
  const { name: provider, isLive } = cards.provider
  // A test event must not make an order that is cooked, and a live one must not vanish in a test system.
  if (event.isLive !== isLive && event.news.kind !== 'other')
    throw new Error(`The event is of ${modeOf(event.isLive)} mode, and the secret key of ${modeOf(isLive)} mode`)
  return cards.database.transaction(async (tx) => {
    // The claim first: a twin waits for it, and finds the session as the first copy has left it.
    const [isFirst, , session] = await Promise.all([
      claimEvent(tx, provider, event, now),
      resolveFailure(tx, provider, event.id, by, now),
      sessionOf(tx, event),
    ])
    if (!isFirst) return 'duplicate'
    const { outcome, sessionId } = await settle(booksOf(cards, tx, now), provider, event, session)
    saveOutcome(tx, provider, event.id, outcome, sessionId)
    return outcome
  })
}

function modeOf(isLive: boolean): 'live' | 'test' {
  return isLive ? 'live' : 'test'
}

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>

/** The session that an event of a checkout is about, locked. Other programs may share the provider's account: what carries no reference of ours is none of our business. */
async function sessionOf(tx: Tx, { news }: PayEvent): Promise<LockedSession | undefined> {
  const id = Uuid.safeParse(referenceIn(news))
  return id.success ? lockSession(tx, { id: id.data, at: EVERYWHERE }) : undefined
}

function referenceIn(news: PayEvent['news']): string | null {
  if (news.kind === 'attempt_failed') return news.reference
  return news.kind === 'checkout' && news.says !== 'processing' ? news.checkout.reference : null
}

async function settle(
  books: PaymentBooks,
  provider: string,
  { news }: PayEvent,
  session: LockedSession | undefined,
): Promise<About> {
  switch (news.kind) {
    case 'checkout': {
      const { says, checkout } = news
      // Not paid and not refused yet: the money's own event follows.
      if (says === 'processing') return NOTHING
      return about(session, (locked) => settleSession(books, locked, { event: says, checkout }))
    }
    case 'attempt_failed':
      return about(session, (locked) => settleSession(books, locked, { event: 'failed', checkout: null }))
    case 'charge':
      return settleChargeReport(books, provider, news.charge)
    case 'refund':
      return settleRefundReport(books, provider, news.refund)
    case 'other':
      return NOTHING
    default:
      return news satisfies never
  }
}

async function about(
  session: LockedSession | undefined,
  settleIt: (session: LockedSession) => Promise<SettleOutcome>,
): Promise<About> {
  if (!session) return UNKNOWN
  return { outcome: await settleIt(session), sessionId: session.id }
}
