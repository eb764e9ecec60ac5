import * as contract from '@sizzle/contract/promotions.ts'
import { writtenCode } from '@sizzle/domain/promotions/code.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { AttemptCounter, Attempts } from '../kit/attempts/attempts.ts'
import { personOf } from '../kit/context.ts'
import { preparedOperation } from '../kit/operation.ts'
import { findCode } from './promotion-codes.ts'

// Ten at once, then further and further apart, up to a quarter of an hour.
const PACE = { free: 10, firstSeconds: 30, maxSeconds: 900 } as const

function tries(userId: string, address: string): AttemptCounter[] {
  return [
    { what: 'promotion code', by: 'account', whose: userId, pace: PACE },
    { what: 'promotion code', by: 'address', whose: address, pace: { ...PACE, free: 30 } },
  ]
}

/**
 * The field at the checkout asks here. Every try counts until it turns out to be right (promotions 2). With a phone or an address
 * a right one counts for the account as well: it says that they have not ordered here, and nobody shall ask that of a list
 * (promotions 6).
 */
export function checkPromotionCode(attempts: Attempts) {
  return preparedOperation(
    contract.checkPromotionCode,
    async ({ code, orderer }, { db, who, address, now }) => {
      const person = personOf(who)
      const counted = tries(person.userId, address)
      const paced = await attempts.take(counted, now)
      if (!paced.ok) return refuse({ code: 'too_many_codes', retryAfter: paced.refusal.retryAfter })
      const { phone = '', email = person.email } = orderer ?? {}
      const found = await findCode(db, code, { userId: person.userId, phone, email }, now)
      const given = orderer ? counted.filter(({ by }) => by === 'address') : counted
      if (found.ok) await attempts.takeBack(given, now)
      return ok(found)
    },
    async (_, __, found) => {
      if (!found.ok) return found
      const { code, label, percent, expiresAt } = found.value
      return ok({ code: writtenCode(code), label, percent, expiresAt })
    },
  )
}
