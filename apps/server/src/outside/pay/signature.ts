import { ok, type Result, refuse } from '@sizzle/domain/result.ts'
import Stripe from 'stripe'

/** A signed event is taken this long before and after the time it names. */
export const TOLERANCE_SECONDS = 300

/**
 * The header layout of Stripe, `t=...,v1=...`, for both providers. The library compares the signature, in constant time and over the
 * raw bytes; it takes dates in the future and looks at one secret only (trust.md 5.4), so time and rotation are ours.
 */
export function checkSignature(
  rawBody: string,
  header: string,
  secrets: readonly string[],
  now: Date,
): Result<undefined, { code: 'webhook_signature_invalid'; why: string }> {
  const invalid = (why: string) => refuse({ code: 'webhook_signature_invalid', why })
  const time = /(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(header)?.[1]
  if (time === undefined) return invalid('the header names no time')
  const skew = Math.abs(now.getTime() / 1000 - Number(time))
  if (skew > TOLERANCE_SECONDS) return invalid(`the event is dated ${Math.round(skew)} seconds away from now`)
  const isSigned = secrets.some((secret) => secret.length > 0 && isSignedWith(rawBody, header, secret))
  return isSigned ? ok(undefined) : invalid('no secret of ours made this signature')
}

function isSignedWith(rawBody: string, header: string, secret: string): boolean {
  try {
    // Tolerance 0 turns the library's one-sided check of the time off: ours was above.
    return Stripe.webhooks.signature?.verifyHeader(rawBody, header, secret, 0) === true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

export function sign(rawBody: string, secret: string, now: Date): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload: rawBody,
    secret,
    timestamp: Math.floor(now.getTime() / 1000),
  })
}
