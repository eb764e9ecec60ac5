import { randomBytes, randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/payment-links.ts'
import { paymentSmsProblem } from '@sizzle/domain/messages/sms.ts'
import { settledBy } from '@sizzle/domain/payment/free-payments.ts'
import { takePayment } from '@sizzle/domain/payment/payment-status.ts'
import { sessionExpiresAt } from '@sizzle/domain/payment/session.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { rateAsFraction } from '@sizzle/domain/pricing/pricing.ts'
import { payPart } from '@sizzle/domain/pricing/tenders.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Person, personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { locationsOf } from '../kit/lookup.ts'
import { stagedOperation } from '../kit/operation.ts'
import { qrCodeData } from '../kit/qr.ts'
import { contentsOf } from '../orders/contents.sql.ts'
import { lockOrder, type OrderRow } from '../orders/orders.sql.ts'
import { lockPaymentsOfOrder } from '../payments/payments.sql.ts'
import { endOrderLinks } from './end-order-links.ts'
import type { Snapshot } from './freeze-cart.ts'
import { queueLinkText } from './link-text.ts'
import { nextCheck } from './next-check.ts'
import { type CheckoutParts, linkOf, openAtProvider } from './open-session.ts'
import { insertSession } from './sessions.sql.ts'

/** A link for what is left of an order, or a part of that: its money is a payment of the order, never a second order (money 71). */
export function createOrderPaymentLink(parts: CheckoutParts) {
  return stagedOperation(
    contract.createOrderPaymentLink,
    async ({ orderId, amount, sendSMS }, { tx, who, now }) => {
      const person = personOf(who)
      const order = await lockOrder(tx, { id: orderId, at: locationsOf(person) })
      if (!order || !mayAt(person, 'order.create', order.location_id)) return refuse({ code: 'order_not_found' })
      const owed = takePayment({ status: order.status, paymentStatus: order.payment_status }, now)
      if (!owed.ok) return refuse({ ...owed.refusal, paidAt: order.paid_at })
      const payments = (await lockPaymentsOfOrder(tx, order)).map(({ amount: paid, freed }) => ({
        amount: paid - freed,
      }))
      const left = order.total - settledBy(payments.map((one) => ({ ...one, freed: 0 })))
      const part = payPart(order, payments, {
        tender: 'card',
        amount: amount ?? left,
        businessDate: order.business_date,
      })
      if (!part.ok) return part
      await endOrderLinks({ tx, now }, order, { by: person.name, left: left - part.value.amount })
      const sessionId = await insertOrderSession(tx, parts, { order, person, amount: part.value.amount }, now)
      return ok({ sessionId, locationId: order.location_id, left, sendSMS })
    },
    async ({ sendSMS, left, ...begun }, context) => {
      const session = await openAtProvider(context, parts, begun, 'payment_link_failed')
      if (!session.ok) return session
      const { payment_url, expires_at, link_code, amount, snapshot } = session.value
      const paymentLink = linkOf(parts.publicUrl, link_code ?? '')
      const problem = sendSMS ? paymentSmsProblem(snapshot.payload.customerInfo.phone, paymentLink) : null
      if (sendSMS && problem === null)
        await context.database.transaction((tx) => queueLinkText(tx, session.value, paymentLink, 1))
      return ok({
        sessionId: begun.sessionId,
        paymentUrl: payment_url,
        paymentLink,
        qrCodeData: qrCodeData(paymentLink),
        amount,
        left,
        expiresAt: expires_at,
        sms: sendSMS ? { success: problem === null, ...(problem === null ? {} : { error: problem }) } : null,
      })
    },
  )
}

type ForOrder = { readonly order: OrderRow; readonly person: Person; readonly amount: number }

async function insertOrderSession(tx: Tx, { provider }: CheckoutParts, { order, person, amount }: ForOrder, now: Date) {
  const id = randomUUIDv7()
  await insertSession(tx, {
    location_id: order.location_id,
    id,
    provider: provider.name,
    link_code: randomBytes(9).toString('base64url'),
    amount,
    is_live: provider.isLive,
    // Of its own: no cart is the same wish.
    cart_key: `order ${order.id}`,
    cart_id: null,
    snapshot: await snapshotOf(tx, order),
    user_id: null,
    created_by: person.userId,
    created_by_name: person.name,
    is_staff: true,
    created_at: now,
    expires_at: sessionExpiresAt(now),
    next_check_at: nextCheck(0, now),
    slot_at: null,
    slot_items: null,
    stock_held: null,
    order_id: order.id,
  })
  return id
}

/** For the panel of open links and for papers; nothing is made of it. */
async function snapshotOf(tx: Tx, order: OrderRow): Promise<Snapshot> {
  const [contents] = await contentsOf(tx, order.location_id, [order.id])
  const { subtotal, tax, total, customer_name: name, customer_email: email, customer_phone: phone } = order
  const pricing = { subtotal, tax, tip: 0, total, taxRate: rateAsFraction(order.tax_rate_per_100k) }
  return {
    payload: {
      customerInfo: { name, email, phone },
      items: [],
      orderType: order.order_type,
      paymentMethod: 'online',
      tipAmount: 0,
      pricing,
    },
    lines: contents?.lines ?? [],
    charges: [],
    taxes: [],
    pricing,
    taxRatePer100k: order.tax_rate_per_100k,
    shortNumber: order.short_number,
  }
}
