import { z } from 'zod'
import { EVERYWHERE } from '../kit/lookup.ts'
import type { RefundReport } from '../outside/pay/pay.ts'
import { booksOf, type CardPayments } from '../payments/card-payments.ts'
import * as money from '../payments/payments.sql.ts'
import { settleChargeReport, settleRefundReport } from './provider-reports.ts'
import { refundsSeenUntil, saveRefundsSeenUntil } from './refund-watch.sql.ts'

const DAY_MS = 24 * 60 * 60_000
/** The first look ever goes back so far. */
const FIRST_LOOK_MS = 7 * DAY_MS
/** One question covers no more than this: after a long silence the rest follows with the next rounds. */
const LONGEST_LOOK_MS = 10 * DAY_MS
/** Looked at again next time: clocks differ, and an answer may be older than what it leaves out. */
const OVERLAP_MS = 60 * 60_000

/**
 * Asks the provider which refunds were made since the last time, and notes what no webhook told, by the same functions.
 * One question however many payments there are. What fails leaves the mark where it was, so the next round asks again.
 */
export async function watchRefunds(cards: CardPayments, now: () => Date): Promise<void> {
  const { database, provider } = cards
  const asked = now().getTime()
  const from = (await refundsSeenUntil(database.db, provider.name))?.getTime() ?? asked - FIRST_LOOK_MS
  const until = Math.min(asked, from + LONGEST_LOOK_MS)
  if (until <= from) return
  const said = await provider.refundsMade(new Date(from), new Date(until))
  if (!said.ok) throw new Error(`the provider did not say which refunds it made: ${said.refusal.message}`)

  const paymentsOfOthers = new Set<string>()
  for (const report of said.value) {
    const ours = await refundOf(cards, report)
    if (!ours) paymentsOfOthers.add(report.paymentId)
    else if (ours.state !== report.state)
      await database.transaction((tx) => settleRefundReport(booksOf(cards, tx, now()), provider.name, report))
  }
  for (const paymentId of paymentsOfOthers) await lookAtCharge(cards, paymentId, now)
  await saveRefundsSeenUntil(database.db, provider.name, new Date(Math.max(from, until - OVERLAP_MS)))
}

function refundOf({ database }: CardPayments, { reference }: RefundReport) {
  const id = z.uuid().safeParse(reference)
  return id.success ? money.refundById(database.db, { id: id.data, at: EVERYWHERE }) : undefined
}

/** All that went back of a payment: what is ours in it is in our books, and the rest is what nobody told us. */
async function lookAtCharge(cards: CardPayments, paymentId: string, now: () => Date) {
  const { database, provider } = cards
  const charge = await provider.readCharge(paymentId)
  // What it does not find is the payment of another program that shares the account.
  if (!charge.ok && charge.refusal.code === 'refused') return
  if (!charge.ok) throw new Error(`the provider did not say what went back of ${paymentId}: ${charge.refusal.message}`)
  await database.transaction((tx) => settleChargeReport(booksOf(cards, tx, now()), provider.name, charge.value))
}
