import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { asText, payPage } from '../outside/pay/pay-page.ts'

// What a customer sees who pays by a link that staff sent; nobody of them has to be signed in.

export function linkEndedPage(): string {
  return payPage({
    title: 'Link expired',
    body: `<div class="center"><h1>This payment link has expired</h1>
<p>Nothing was charged. Please ask the restaurant for a new link, or call ${asText(HOUSE.phone)}.</p></div>`,
  })
}

/** Until the provider has confirmed it, nobody is told that nothing was charged. */
export function linkWithdrawnPage(isConfirmed: boolean): string {
  const about = isConfirmed
    ? `Nothing was charged. Please ask the restaurant for a new link, or call ${asText(HOUSE.phone)}.`
    : 'One moment: we are making sure that it was not paid.'
  return payPage({
    title: 'Link withdrawn',
    ...(isConfirmed ? {} : { refreshSeconds: 3 }),
    body: `<div class="center"><h1>The restaurant has withdrawn this payment link</h1><p>${about}</p></div>`,
  })
}

export function linkRefusedPage(): string {
  return payPage({
    title: 'Card refused',
    body: `<div class="center" role="status"><h1>Your card was refused</h1>
<p>Nothing was charged, and no order was made. Please ask the restaurant for a new link, or call ${asText(HOUSE.phone)}.</p></div>`,
  })
}

export function linkUnknownPage(): string {
  return payPage({
    title: 'Not found',
    body: '<div class="center"><h1>There is no such payment link</h1><p>Please check the address in your message.</p></div>',
  })
}

export function linkProcessingPage(amount: number): string {
  return payPage({
    title: 'Processing Your Order',
    refreshSeconds: 3,
    body: `<div class="center" role="status"><h1>Processing Your Order</h1>
<p>We are confirming your payment of ${formatCad(amount)}. This takes a few seconds.</p></div>`,
  })
}

export function linkPaidPage(order: { shortNumber: string; amount: number }): string {
  return payPage({
    title: 'Paid',
    body: `<div class="center" role="status"><p class="done">Paid: ${formatCad(order.amount)}</p><h1>Order Confirmed!</h1>
<p class="soft">Your order number</p><p class="number">${asText(order.shortNumber)}</p><p>Thank you. The kitchen has your order.</p></div>`,
  })
}

export function linkRefundedPage(reason: string): string {
  return payPage({
    title: 'Refund',
    body: `<div class="center" role="status"><h1>We could not make your order</h1><p>${asText(reason)}</p>
<p>Questions? Call ${asText(HOUSE.phone)}.</p></div>`,
  })
}
