import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'

export type MadeLink = { readonly sessionId: string; readonly paymentLink: string; readonly amount: string }

/** Makes a payment link for one dish at Truro, as the user who is signed in on the page. */
export function aPaymentLink(page: Page, customer: { name: string; phone: string }): Promise<MadeLink> {
  return page.evaluate(
    async ({ name, phone, key }) => {
      const { apiKey } = await (await fetch('/api/session')).json()
      const { items } = await (await fetch('/api/getLocationMenu?locationId=truro')).json()
      const [{ id, name: dish, price }] = items
      const tax = Math.round(price * 14) / 100
      const total = Math.round((price + tax) * 100) / 100
      const answer = await fetch('/api/createAdminPaymentLink', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': key },
        body: JSON.stringify({
          orderData: {
            customerInfo: { name, email: '', phone },
            items: [{ id, name: dish, price, quantity: 1 }],
            location: { id: 'truro', name: 'Truro Heights' },
            orderType: 'pickup',
            paymentMethod: 'online',
            tipAmount: 0,
            pricing: { subtotal: price, tax, tip: 0, total },
          },
        }),
      })
      const { sessionId, paymentLink } = await answer.json()
      return { sessionId, paymentLink, amount: `$${total.toFixed(2)}` }
    },
    { ...customer, key: randomUUID() },
  )
}

/** Withdraws a payment that was not made by a link, as the user who is signed in on the page: no screen offers that. */
export function withdrawPayment(page: Page, sessionId: string): Promise<void> {
  return page.evaluate(
    async ({ id, key }) => {
      const { apiKey } = await (await fetch('/api/session')).json()
      const answer = await fetch('/api/withdrawPaymentLink', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': key },
        body: JSON.stringify({ sessionId: id }),
      })
      if (!answer.ok) throw new Error(`withdrawPaymentLink: ${answer.status}`)
    },
    { id: sessionId, key: randomUUID() },
  )
}
