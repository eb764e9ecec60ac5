import type { House } from '../house.ts'
import { refuseRequest } from '../kit/http/api.ts'
import type { Room } from '../kit/room.ts'
import { mountPayPages } from '../outside/pay/mount-pay-pages.ts'
import { mountPayFonts } from '../outside/pay/pay-fonts.ts'
import { cardPayments } from './card-payments.ts'
import { createAdminOrderCash, createAdminOrderOnline } from './create-admin-order.ts'
import { createAdminPaymentLink } from './create-admin-payment-link.ts'
import { createCustomerPayment } from './create-customer-payment.ts'
import { editOrder, previewOrderEdit } from './edit-order.ts'
import { forgetOldEvents } from './events.sql.ts'
import { getOrderBySessionId } from './get-order-by-session-id.ts'
import { getPaymentProblems } from './get-payment-problems.ts'
import { mountLinks } from './link-routes.ts'
import { createOrderPaymentLink } from './order-links.ts'
import { getPaymentLink, getPaymentLinks, sendPaymentLink } from './payment-links.ts'
import { processOrderPayment } from './process-order-payment.ts'
import { CHECKOUT_TIMETABLE, checkoutJobs } from './reconcile.ts'
import { retryFailedWebhook } from './retry-failed-webhook.ts'
import { readyTill } from './till/ready-till.ts'
import { takeTillOrder } from './till/take-till-order.ts'
import { updateOrderPaymentStatus } from './update-order-payment-status.ts'
import { mountWebhooks } from './webhook-route.ts'
import { withdrawPaymentLink } from './withdraw-payment-link.ts'

/** How orders get paid: at the provider, by a link that staff sent, or over the counter, which ends the links. */
export function checkoutsRoom(house: House): Room {
  const { log, publicUrl, clock } = house
  const cards = cardPayments(house)
  const parts = { ...cards, publicUrl }
  return {
    operations: [
      createCustomerPayment(parts),
      createAdminPaymentLink(parts),
      createOrderPaymentLink(parts),
      createAdminOrderCash(cards),
      createAdminOrderOnline(cards),
      previewOrderEdit(cards),
      editOrder(cards),
      readyTill(cards),
      takeTillOrder(cards),
      getPaymentLinks(parts),
      getPaymentLink(parts),
      sendPaymentLink(parts),
      withdrawPaymentLink(cards),
      getOrderBySessionId(cards),
      processOrderPayment,
      updateOrderPaymentStatus,
      retryFailedWebhook(cards),
      getPaymentProblems(cards, house.outside.mail),
    ],
    jobs: checkoutJobs(cards),
    timetable: CHECKOUT_TIMETABLE,
    forget: forgetOldEvents,
    mount(api) {
      mountWebhooks(api, { cards, log, refuse: refuseRequest, clock })
      mountPayPages(api, log, (pages) => mountLinks(pages, cards, log, clock))
      mountPayFonts(api)
    },
    pages: ['/p/', '/pay/fonts/'],
  }
}
