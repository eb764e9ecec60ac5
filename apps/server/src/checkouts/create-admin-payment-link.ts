import * as contract from '@sizzle/contract/payments.ts'
import { paymentSmsProblem } from '@sizzle/domain/messages/sms.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { Database } from '../kit/db/open.ts'
import { stagedOperation } from '../kit/operation.ts'
import { qrCodeData } from '../kit/qr.ts'
import { auditOverbooking } from '../orders/audit-overbooking.ts'
import { queueLinkText } from './link-text.ts'
import { beginSession, type CheckoutParts, linkOf, openAtProvider } from './open-session.ts'
import { priceStaffOrder } from './price-staff-order.ts'
import type { SessionRow } from './sessions.sql.ts'

export function createAdminPaymentLink(parts: CheckoutParts) {
  return stagedOperation(
    contract.createAdminPaymentLink,
    async ({ orderData, sendSMS }, context) => {
      const { tx, now, requestId } = context
      const priced = await priceStaffOrder(orderData, parts.settingOf, context)
      if (!priced.ok) return priced
      const { payload, cart, person, locationId } = priced.value
      const begun = await beginSession(tx, parts, { payload, cart, person, isStaff: true }, now)
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

/** Once for each link, also when the same click comes again. */
async function sendLink(database: Database, session: SessionRow, paymentLink: string) {
  const problem = paymentSmsProblem(session.snapshot.payload.customerInfo.phone, paymentLink)
  if (problem !== null) return { success: false, error: problem }
  await database.transaction((tx) => queueLinkText(tx, session, paymentLink, 1))
  return { success: true }
}
