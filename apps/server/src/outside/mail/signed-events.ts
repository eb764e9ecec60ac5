import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where the mail provider tells what became of a letter. */
export const MAIL_EVENTS_PATH = '/api/e-mail/events'

/** An event is taken this long before and after the time it names; its id is remembered for longer. */
const TOLERANCE_SECONDS = 300

export type SignedHeaders = { readonly id: string; readonly timestamp: string; readonly signature: string }

/**
 * Whether somebody who knows one of our secrets sent these bytes just now, by the layout of Standard Webhooks: the keyed hash
 * of id, time and body, with several signatures side by side while a secret is exchanged.
 */
export function isSignedEvent(
  secrets: readonly string[],
  { id, timestamp, signature }: SignedHeaders,
  body: Uint8Array,
  now: Date,
): boolean {
  if (!/^[\w.-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const given = signature
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []))
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
    return given.some((one) => one.byteLength === expected.byteLength && timingSafeEqual(one, expected))
  })
}
