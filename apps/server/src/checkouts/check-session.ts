import { type Lookup, lookupOf } from '../kit/lookup.ts'
import type { CheckoutReport } from '../outside/pay/pay.ts'
import { booksOf, type CardPayments, type PaymentBooks } from '../payments/card-payments.ts'
import { nextCheck } from './next-check.ts'
import * as rows from './sessions.sql.ts'
import { type SessionReport, type SettleOutcome, settleSession } from './settle-session.ts'

/** Two who ask at the same moment ask once. */
const SAME_MOMENT_MS = 4000
/** A session that never reached the provider ends this long after its time. */
const GRACE_MS = 120_000

/**
 * Asks the provider what became of a session and settles it, so that a lost webhook loses no order (money 16). Somebody
 * who comes back from paying sets it off too.
 */
export async function checkSession(
  cards: CardPayments,
  lookup: Lookup,
  now: () => Date,
  isUrgent = false,
): Promise<void> {
  const { database, provider } = cards
  const session = await rows.sessionById(database.db, lookup)
  if (!session || session.needs_review || (session.state !== 'open' && session.state !== 'failed')) return
  const asked = now()
  const next = nextCheck(session.checks, asked)
  const unlessAfter = new Date(asked.getTime() - (isUrgent ? 0 : SAME_MOMENT_MS))
  const isMine = await rows.claimCheck(database.db, session, { now: asked, next, unlessAfter })
  if (!isMine && !isUrgent) return

  const isOver = session.withdrawn_at !== null || asked.getTime() > session.expires_at.getTime() + GRACE_MS
  if (session.provider_session_id === null) {
    // No payment address was ever given out.
    if (isOver)
      await database.transaction((tx) =>
        settleAs(booksOf(cards, tx, asked), session, { event: 'expired', checkout: null }),
      )
    return
  }
  if (session.provider !== provider.name) return
  const said = await (isOver
    ? provider.expire(session.provider_session_id)
    : provider.read(session.provider_session_id))
  if (!said.ok) {
    await rows.forgetCheck(database.db, session)
    throw new Error(`the provider did not say what became of session ${session.id}: ${said.refusal.message}`)
  }
  // A refused checkout stays 'complete' and unpaid at the provider for ever: its time being over ends it here.
  const event = eventOf(said.value) ?? (isOver && session.refused_at !== null ? 'expired' : null)
  if (event)
    await database.transaction((tx) => settleAs(booksOf(cards, tx, now()), session, { event, checkout: said.value }))
}

function eventOf(checkout: CheckoutReport): 'paid' | 'expired' | null {
  if (checkout.isPaid) return 'paid'
  return checkout.status === 'expired' ? 'expired' : null
}

async function settleAs(books: PaymentBooks, seen: rows.SessionRow, said: SessionReport): Promise<SettleOutcome> {
  const session = await rows.lockSession(books.tx, lookupOf(seen))
  return session ? settleSession(books, session, said) : 'nothing'
}
