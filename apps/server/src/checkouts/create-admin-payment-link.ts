import * as contract from '@sizzle/contract/payments.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { paymentSmsProblem } from '@sizzle/domain/messages/sms.ts'
import { checkOrderData } from '@sizzle/domain/order/check-order.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Database } from '../kit/db/open.ts'
import { stagedOperation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { auditOverbooking } from '../orders/audit-overbooking.ts'
import { type OrderPayload, priceCart } from '../orders/price-cart.ts'
import { queueLinkText } from './link-text.ts'
import { beginSession, type CheckoutParts, linkOf, openAtProvider } from './open-session.ts'
import { qrCodeData } from './qr.ts'
import type { SessionRow } from './sessions.sql.ts'

export function createAdminPaymentLink(parts: CheckoutParts) {
  return stagedOperation(
    contract.createAdminPaymentLink,
    async ({ orderData, sendSMS }, { tx, who, now, requestId }) => {
      const person = personOf(who)
      const payload = withoutMenuItemIds(orderData)
      const problem = refuseInput(checkOrderData(payload, 'staff'))
      if (problem) return problem
      const locationId = payload.location?.id ?? payload.locationInfo?.id ?? ''
      if (!mayAt(person, 'order.create', locationId)) return refuse({ code: 'location_not_found' })
      const cart = await priceCart(tx, payload, now, {
        by: 'staff',
        settingOf: parts.settingOf,
        personId: person.userId,
        mayOverbook: () => true,
      })
      if (!cart.ok) return cart
      const begun = await beginSession(tx, parts, { payload, cart: cart.value, person, isStaff: true }, now)
      if (!begun.ok) return begun
      const { sessionId, isOverbooked } = begun.value
      if (isOverbooked) await auditOverbooking(tx, person, requestId, { kind: 'session', id: sessionId, locationId })
      return ok({ ...begun.value, sendSMS })
    },
    async ({ sendSMS, ...begun }, context) => {
      const session = await openAtProvider(context, parts, begun, 'payment_link_failed')
      if (!session.ok) return session
      const { payment_url, snapshot, expires_at, link_code } = session.value
      const paymentLink = linkOf(parts.publicUrl, link_code ?? '')
      const sms = sendSMS ? await sendLink(context.database, session.value, paymentLink) : null
      return ok({
        sessionId: begun.sessionId,
        paymentUrl: payment_url,
        paymentLink,
        qrCodeData: qrCodeData(paymentLink),
        pricing: snapshot.pricing,
        expiresAt: expires_at,
        sms,
      })
    },
  )
}

function withoutMenuItemIds(orderData: InputOf<typeof contract.createAdminPaymentLink>['orderData']): OrderPayload {
  return { ...orderData, items: orderData.items.map(({ menuItemId: _, ...item }) => item) }
}

/** Once for each link, also when the same click comes again. */
async function sendLink(database: Database, session: SessionRow, paymentLink: string) {
  const problem = paymentSmsProblem(session.snapshot.payload.customerInfo.phone, paymentLink)
  if (problem !== null) return { success: false, error: problem }
  await database.transaction((tx) => queueLinkText(tx, session, paymentLink, 1))
  return { success: true }
}
