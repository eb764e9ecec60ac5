import type { Room } from '../kit/room.ts'
import type { CardPayments } from './card-payments.ts'
import { getOpenMoney } from './get-open-money.ts'
import { getPayouts } from './get-payouts.ts'
import { giveCashBack } from './give-cash-back.ts'
import { getPayments, getRefund, resolvePaymentAlert } from './payment-lists.ts'
import { paymentsProbe } from './probes.ts'
import { refundJob } from './refund-job.ts'
import { refundPayment, retryRefund } from './refund-payment.ts'
import { REFUND_JOB } from './request-refund.ts'

/** Money that was taken, and what of it goes back. */
export function paymentsRoom(cards: CardPayments): Room {
  return {
    operations: [
      getOpenMoney,
      giveCashBack,
      refundPayment(cards),
      retryRefund(cards),
      getPayments,
      getPayouts(cards),
      getRefund,
      resolvePaymentAlert,
    ],
    jobs: { [REFUND_JOB]: refundJob(cards) },
    probes: [paymentsProbe(cards)],
  }
}
