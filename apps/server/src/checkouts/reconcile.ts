import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { Database } from '../kit/db/open.ts'
import type { Job } from '../kit/jobs/worker.ts'
import type { Log } from '../kit/log.ts'
import { type Lookup, lookupOf } from '../kit/lookup.ts'
import type { StaffLinks } from '../kit/staff-links.ts'
import { raiseAlert } from '../payments/alerts.ts'
import { booksOf, type CardPayments } from '../payments/card-payments.ts'
import { executeRefund } from '../payments/execute-refund.ts'
import * as money from '../payments/payments.sql.ts'
import { restartRefund } from '../payments/restart-refund.ts'
import { settleRefund } from '../payments/settle-refund.ts'
import { checkSession } from './check-session.ts'
import { endLapsedHolds } from './holds.ts'
import { sessionsToCheck, unaccountedSessions } from './sessions.sql.ts'
import { watchRefunds } from './watch-refunds.ts'

const RECONCILE_JOB = 'payments-reconcile'
const WATCH_JOB = 'payments-watch-refunds'
const ORACLE_JOB = 'payments-oracle'
const BATCH = 200
/** A refund is looked after from here when its own job has not got anywhere for so long. */
const STALE_MS = 3 * 60_000

export const CHECKOUT_TIMETABLE = [
  { task: RECONCILE_JOB, cron: '* * * * *' },
  { task: WATCH_JOB, cron: '*/5 * * * *' },
  { task: ORACLE_JOB, cron: '23 * * * *' },
]

export function checkoutJobs(cards: CardPayments): Record<string, Job> {
  return {
    [RECONCILE_JOB]: async (_payload, { log, now }) => {
      await endLapsedHolds(cards, now())
      await reconcile(cards, log, now)
    },
    [WATCH_JOB]: async (_payload, { now }) => {
      await watchRefunds(cards, now)
    },
    [ORACLE_JOB]: async (_payload, { now }) => {
      await alertUnaccounted(cards, now())
    },
  }
}

/** Asks the provider about everything that is open on our side; what it does not answer now is asked again later. */
export async function reconcile(cards: CardPayments, log: Log, now: () => Date): Promise<void> {
  const { database } = cards
  const attempt = async (what: string, rows: readonly RowKey[], work: (lookup: Lookup) => Promise<unknown>) => {
    for (const row of rows) {
      try {
        await work(lookupOf(row))
      } catch (error) {
        log.warn({ err: error, id: row.id }, `${what} could not be reconciled`)
      }
    }
  }
  await attempt('a payment session', await sessionsToCheck(database.db, now(), BATCH), (session) =>
    checkSession(cards, session, now),
  )
  const stale = new Date(now().getTime() - STALE_MS)
  await attempt('a refund', await money.refundsUnderWay(database.db, stale), (refund) =>
    followRefund(cards, refund, now),
  )
  await attempt('a failed refund', await money.refundsToRestart(database.db, now()), (refund) =>
    database.transaction((tx) => restartRefund({ tx, now: now() }, refund)),
  )
}

type RowKey = { readonly location_id: string; readonly id: string }

async function followRefund(cards: CardPayments, lookup: Lookup, now: () => Date) {
  const { database, provider } = cards
  const refund = await money.refundById(database.db, lookup)
  const payment = refund && (await money.paymentById(database.db, { id: refund.payment_id, at: lookup.at }))
  if (!refund || !payment?.provider_payment_id || payment.provider !== provider.name) return
  if (refund.state === 'requested') return void (await executeRefund(cards, lookup, now))
  await money.markTried(database.db, refund, now())
  const found = await provider.findRefund(payment.provider_payment_id, refund.id)
  if (!found.ok) throw new Error(found.refusal.message)
  const { value } = found
  if (value) await database.transaction((tx) => settleRefund(booksOf(cards, tx, now()), refund, value))
}

type AlertContext = { readonly database: Database; readonly links: StaffLinks }

/** The last net: money with neither an order nor a refund is shown to a person (money 33). */
export async function alertUnaccounted({ database, links }: AlertContext, now: Date) {
  const lost = await unaccountedSessions(database.db, new Date(now.getTime() - 30 * 60_000))
  for (const session of lost) {
    const about = { kind: 'unaccounted', locationId: session.location_id, subject: session.id } as const
    const detail = { amount: formatCad(session.amount) }
    await database.transaction((tx) => raiseAlert({ tx, now, links }, { ...about, sessionId: session.id, detail }))
  }
}
