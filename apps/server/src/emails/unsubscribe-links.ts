import { createHmac } from 'node:crypto'
import { sameText } from '../kit/http/guard.ts'

export type UnsubscribeLinks = {
  urlOf(userId: string): string
  /** Where an offer leads to. */
  readonly menuUrl: string
  /** Whose link it is; null for one that we have not made. */
  personOf(userId: string, token: string): string | null
}

/** In a letter that somebody sent to themselves, or looks at: it ends no offers, and says so (messages 70). */
export const TEST_WAY_OUT = '/unsubscribe/test'

export function testWayOut(publicUrl: string): string {
  return new URL(TEST_WAY_OUT, publicUrl).href
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TOKEN_BYTES = 24

/**
 * The way out in every offer. The token is the keyed hash of the person's id: nobody says no for somebody else, there is
 * nothing to store, and the link in a letter of last year still works.
 */
export function unsubscribeLinks(secret: string, publicUrl: string): UnsubscribeLinks {
  const tokenOf = (userId: string) =>
    createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest().subarray(0, TOKEN_BYTES).toString('base64url')
  return {
    menuUrl: menuUrlOf(publicUrl),
    urlOf: (userId) => new URL(`/unsubscribe/${userId}/${tokenOf(userId)}`, publicUrl).href,
    personOf: (userId, token) => (UUID.test(userId) && sameText(token, tokenOf(userId)) ? userId : null),
  }
}

export function menuUrlOf(publicUrl: string): string {
  return new URL('/menu', publicUrl).href
}
