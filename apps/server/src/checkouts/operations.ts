import type { AnyOperation } from '../kit/operation.ts'
import { createAdminPaymentLink } from './create-admin-payment-link.ts'
import { createCustomerPayment } from './create-customer-payment.ts'
import { getOpenMoney } from './get-open-money.ts'
import { getOrderBySessionId } from './get-order-by-session-id.ts'
import { giveCashBack } from './give-cash-back.ts'
import { getPaymentProblems, getPayments, getRefund, resolvePaymentAlert } from './lists.ts'
import type { PaymentParts } from './open-session.ts'
import { getPaymentLink, getPaymentLinks, sendPaymentLink } from './payment-links.ts'
import { processOrderPayment } from './process-order-payment.ts'
import { refundPayment, retryRefund } from './refund-payment.ts'
import { retryFailedWebhook } from './retry-failed-webhook.ts'
import { updateOrderPaymentStatus } from './update-order-payment-status.ts'
import { withdrawPaymentLink } from './withdraw-payment-link.ts'

export function paymentOperations(parts: PaymentParts): AnyOperation[] {
  return [
    createCustomerPayment(parts),
    createAdminPaymentLink(parts),
    getPaymentLinks(parts),
    getPaymentLink(parts),
    sendPaymentLink(parts),
    withdrawPaymentLink(parts),
    getOrderBySessionId(parts),
    getOpenMoney,
    giveCashBack,
    processOrderPayment,
    updateOrderPaymentStatus,
    refundPayment(parts),
    retryRefund(parts),
    retryFailedWebhook(parts),
    getPayments,
    getRefund,
    getPaymentProblems(parts.provider),
    resolvePaymentAlert,
  ]
}
