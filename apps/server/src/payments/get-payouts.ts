import * as contract from '@sizzle/contract/payouts.ts'
import { matchPayout } from '@sizzle/domain/payment/payouts.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import type { CardPayments } from './card-payments.ts'
import { paymentsByNumber } from './payouts.sql.ts'

const DAYS = 30
const DAY_MS = 24 * 60 * 60_000
/** Money on its way arrives within a week. */
const AHEAD_MS = 7 * DAY_MS

/** Asked of the provider each time: what is not kept here cannot differ from it. */
export function getPayouts({ provider }: CardPayments) {
  return query(contract.getPayouts, async ({ days = DAYS }, { db, now, log }) => {
    const said = await provider.payoutsMade(new Date(now.getTime() - days * DAY_MS), new Date(now.getTime() + AHEAD_MS))
    if (!said.ok) {
      log.warn({ trouble: said.refusal }, 'the provider did not say what it pays out')
      return refuse({ code: 'provider_silent' })
    }
    const numbers = said.value.flatMap(({ lines }) => lines.flatMap(({ paymentId }) => paymentId ?? []))
    const booked = await paymentsByNumber(db, provider.name, [...new Set(numbers)])
    const newestFirst = said.value.toSorted((one, other) => other.arrivesAt.getTime() - one.arrivesAt.getTime())
    return ok({
      provider: provider.name,
      payouts: newestFirst.map((payout) => {
        const { id, amount, arrivesAt, state, lines } = payout
        return { id, amount, arrivesAt, state, lines: lines.length, ...matchPayout(payout, booked) }
      }),
    })
  })
}
