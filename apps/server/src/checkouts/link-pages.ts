import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { sentBackSentence } from '@sizzle/domain/payment/money-back.ts'
import { asText, type PayPage, payPage } from '../outside/pay/pay-page.ts'

// What a customer sees who pays by a link that staff sent; nobody of them has to be signed in.

const BACK_TO_DESK =
  '<div class="center"><a class="button quiet" href="/admin/dashboard#create-order">Back to Create New Order</a></div>'

/** Who paid on a device of the restaurant gives it back to the order that waits there. */
export function linkPage(page: PayPage, isAtDesk: boolean): string {
  return payPage(isAtDesk ? { ...page, body: page.body + BACK_TO_DESK } : page)
}

export function linkEndedPage(): PayPage {
  return {
    title: 'Link expired',
    body: `<div class="center"><h1>This payment link has expired</h1>
<p>Nothing was charged. Please ask the restaurant for a new link, or call ${asText(HOUSE.phone)}.</p></div>`,
  }
}

/** Until the provider has confirmed it, nobody is told that nothing was charged. */
export function linkWithdrawnPage(isConfirmed: boolean): PayPage {
  const about = isConfirmed
    ? `Nothing was charged. Please ask the restaurant for a new link, or call ${asText(HOUSE.phone)}.`
    : 'One moment: we are making sure that it was not paid.'
  return {
    title: 'Link withdrawn',
    ...(isConfirmed ? {} : { refreshSeconds: 3 }),
    body: `<div class="center"><h1>The restaurant has withdrawn this payment link</h1><p>${about}</p></div>`,
  }
}

/** `isForOrder`: the order was there before this payment, and stays. */
export function linkRefusedPage(isForOrder: boolean): PayPage {
  return {
    title: 'Card refused',
    body: `<div class="center" role="status"><h1>Your card was refused</h1>
<p>Nothing was charged${isForOrder ? '' : ', and no order was made'}. Please ask the restaurant for a new link, or call ${asText(HOUSE.phone)}.</p></div>`,
  }
}

export function linkUnknownPage(): PayPage {
  return {
    title: 'Not found',
    body: '<div class="center"><h1>There is no such payment link</h1><p>Please check the address in your message.</p></div>',
  }
}

export function linkProcessingPage(amount: number): PayPage {
  return {
    title: 'Processing Your Order',
    refreshSeconds: 3,
    body: `<div class="center" role="status"><h1>Processing Your Order</h1>
<p>We are confirming your payment of ${formatCad(amount)}. This takes a few seconds.</p></div>`,
  }
}

type PaidByLink = {
  readonly shortNumber: string
  readonly amount: number
  /** What of it the order does not need, since that got cheaper. */
  readonly back: { readonly amount: number; readonly is_done: boolean } | undefined
}

export function linkPaidPage({ back, ...order }: PaidByLink): PayPage {
  const counts = back
    ? `Your order costs less now: ${formatCad(order.amount - back.amount)} of this payment counts.`
    : ''
  const goesBack = back ? sentBackSentence({ amount: back.amount, isDone: back.is_done }) : ''
  return {
    title: 'Paid',
    body: `<div class="center" role="status"><p class="done">Paid: ${formatCad(order.amount)}</p><h1>Order Confirmed!</h1>
<p class="soft">Your order number</p><p class="number">${asText(order.shortNumber)}</p><p>Thank you. The kitchen has your order.</p>${back ? `\n<p>${counts} ${goesBack}</p>` : ''}</div>`,
  }
}

export function linkRefundedPage(reason: string, isForOrder: boolean): PayPage {
  const title = isForOrder ? 'Your payment goes back to you' : 'We could not make your order'
  return {
    title: 'Refund',
    body: `<div class="center" role="status"><h1>${title}</h1><p>${asText(reason)}</p>
<p>Questions? Call ${asText(HOUSE.phone)}.</p></div>`,
  }
}
