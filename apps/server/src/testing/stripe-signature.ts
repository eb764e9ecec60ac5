import { createHmac } from 'node:crypto'

/** The header that Stripe sends with an event, by the secret of its webhook. */
export function signature(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
