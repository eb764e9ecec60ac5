// Promotions go only to people who agreed, and only as long as the law (CASL) lets the agreement count (messages 11).
export const IMPLIED_CONSENT_MONTHS = 24

export type Consent = {
  readonly kind: 'express' | 'implied'
  readonly at: Date
  readonly withdrawnAt: Date | null
}

export type NoPromotion = 'no_consent' | 'unsubscribed' | 'consent_expired'

/** Why a promotion may not go to this person; null when it may. Asked at the moment of sending, not of writing. */
export function whyNoPromotion(consent: Consent | null, now: Date): NoPromotion | null {
  if (consent === null) return 'no_consent'
  if (consent.withdrawnAt !== null && consent.withdrawnAt <= now) return 'unsubscribed'
  return consent.kind === 'implied' && now >= impliedUntil(consent.at) ? 'consent_expired' : null
}

export function impliedUntil(at: Date): Date {
  const until = new Date(at)
  const day = until.getUTCDate()
  until.setUTCMonth(until.getUTCMonth() + IMPLIED_CONSENT_MONTHS)
  // 29 February has no brother two years later: the agreement ends with the month, not a day after it.
  if (until.getUTCDate() !== day) until.setUTCDate(0)
  return until
}

export type PromotionSender = { readonly name: string; readonly address: string; readonly unsubscribeUrl: string }

/** A promotion without sender, mailing address or a way out is not rendered at all. */
export function promotionIsComplete(sender: PromotionSender): boolean {
  const { name, address, unsubscribeUrl } = sender
  return name.trim() !== '' && address.trim() !== '' && /^https?:\/\//.test(unsubscribeUrl)
}
