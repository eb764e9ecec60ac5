import { ok, refuse } from '@sizzle/domain/result.ts'
import type Stripe from 'stripe'
import type { SignatureVerdict } from './pay.ts'

type Webhooks = (typeof Stripe)['webhooks']

/** Two hundred files, a tenth of a start: read when the first event is signed. */
const libraryWebhooks = async () => (await import('stripe')).default.webhooks

/** A signed event is taken this long before and after the time it names. */
const TOLERANCE_SECONDS = 300

/**
 * The header layout of Stripe, `t=...,v1=...`, for both providers. The library compares the signature, in constant time and over the
 * raw bytes; it takes dates in the future and looks at one secret only (money 18), so time and rotation are ours.
 */
export async function checkSignature(
  rawBody: string,
  header: string,
  secrets: readonly string[],
  now: Date,
): Promise<SignatureVerdict> {
  const invalid = (why: string) => refuse({ code: 'webhook_signature_invalid', why })
  const times = header.split(',').filter((part) => part.trim().startsWith('t='))
  const time = /^\s*t=(\d{1,12})\s*$/.exec(times[0] ?? '')?.[1]
  // With two of them the library would sign by one while we look at the other.
  if (time === undefined || times.length > 1) return invalid('the header does not name one time')
  const skew = Math.abs(now.getTime() / 1000 - Number(time))
  if (skew > TOLERANCE_SECONDS) return invalid(`the event is dated ${Math.round(skew)} seconds away from now`)
  const webhooks = await libraryWebhooks()
  const isSigned = secrets.some((secret) => secret.length > 0 && isSignedWith(webhooks, rawBody, header, secret))
  return isSigned ? ok(undefined) : invalid('no secret of ours made this signature')
}

function isSignedWith(webhooks: Webhooks, rawBody: string, header: string, secret: string): boolean {
  try {
    // Tolerance 0 turns the library's one-sided check of the time off: ours was above.
    return webhooks.signature?.verifyHeader(rawBody, header, secret, 0) === true
  } catch {
    // Besides its own refusals it throws whatever a strange header makes it stumble over.
    return false
  }
}

export async function sign(rawBody: string, secret: string, now: Date): Promise<string> {
  const webhooks = await libraryWebhooks()
  return webhooks.generateTestHeaderString({
    payload: rawBody,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
  })
}
