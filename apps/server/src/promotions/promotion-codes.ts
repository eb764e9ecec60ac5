import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import {
  CODE_INVALID,
  CODE_USED,
  checkCode,
  codeOfSource,
  type PercentOffer,
  readCode,
} from '@sizzle/domain/promotions/code.ts'
import { emailKey } from '@sizzle/domain/reservations/reservation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Db, Tx } from '../kit/db/sql.ts'
import * as rows from './promotions.sql.ts'

/** Who orders, as typed. */
type Customer = { readonly userId: string; readonly phone: string; readonly email: string }

/** A code that an order takes, and the names under which its person is known: the account, the phone and the address. */
export type TakenCode = { readonly code: string; readonly personKeys: readonly string[] }

/** What a typed code is worth to this person now. Nothing is taken by it. */
export async function findCode(db: Db, typed: string, customer: Customer, now: Date) {
  const code = readCode(typed)
  if (code === null) return refuseCode(CODE_INVALID)
  const [phone, email] = [normalizePhone(customer.phone), emailKey(customer.email)]
  const row = await rows.codeFor(db, code, { userId: customer.userId, phone, email })
  const checked = checkCode(
    row && {
      isOwn: row.user_id === customer.userId,
      expiresAt: row.expires_at,
      isUsed: row.is_used,
      isForFirstOrder: row.kind === 'welcome',
      hasOrdered: row.has_ordered,
    },
    now,
  )
  if (!checked.ok || !row) return refuseCode(checked.ok ? CODE_INVALID : checked.refusal.why)
  // An offer for the first order is one of the account, the phone and the address; any other is its code's alone.
  const names = [`user ${customer.userId}`, ...(phone ? [`phone ${phone}`] : []), ...(email ? [`email ${email}`] : [])]
  const personKeys = row.kind === 'welcome' ? names : []
  return ok({ code, label: row.label, percent: row.percent, expiresAt: row.expires_at, personKeys })
}

function refuseCode(why: string) {
  return refuse({
    code: 'promotion_code_invalid' as const,
    error: why,
    userMessage: why,
    fields: [{ field: 'promotionCode', sentence: why }],
  })
}

/** The offer behind a discount that an order has already. */
export async function offerOfCharge(db: Db, source: string): Promise<PercentOffer | undefined> {
  const code = codeOfSource(source)
  return code === null ? undefined : rows.codeOf(db, code)
}

type Order = { readonly location_id: string; readonly id: string }

/** The order has the code from here on, with the transaction that makes it. */
export async function useCode(tx: Tx, { code, personKeys }: TakenCode, order: Order, now: Date) {
  const isFree = await rows.insertUse(tx, {
    code,
    useKey: order.id,
    locationId: order.location_id,
    orderId: order.id,
    personKeys,
    now,
  })
  return isFree ? ok(undefined) : refuseCode(CODE_USED)
}

/** A payment holds the code for the order that its money will make. */
export async function holdCode(
  tx: Tx,
  { code, personKeys }: TakenCode,
  session: { locationId: string; sessionId: string },
  now: Date,
) {
  const { locationId, sessionId: useKey } = session
  const isFree = await rows.insertUse(tx, { code, useKey, locationId, orderId: null, personKeys, now })
  return isFree ? ok(undefined) : refuseCode(CODE_USED)
}
