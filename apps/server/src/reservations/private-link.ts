import { createHmac } from 'node:crypto'
import { sameText } from '../kit/http/guard.ts'

export type PrivateLinks = {
  tokenOf(id: string): string
  isTokenOf(id: string, token: string | undefined): boolean
  urlOf(reservation: { id: string; reservation_id: string }): string
}

const TOKEN_BYTES = 24

/**
 * The link in a guest's e-mail (decisions.md 34). Its token is the keyed hash of the record's id: 192 bits that nobody can
 * guess, nothing to store, and the same in every message that has to carry it again.
 */
export function privateLinks(secret: string, publicUrl: string): PrivateLinks {
  const tokenOf = (id: string) =>
    createHmac('sha256', secret).update(`reservation ${id}`).digest().subarray(0, TOKEN_BYTES).toString('base64url')
  return {
    tokenOf,
    isTokenOf: (id, token) => token !== undefined && sameText(token, tokenOf(id)),
    urlOf({ id, reservation_id }) {
      const url = new URL('/reservations', publicUrl)
      url.searchParams.set('reservation', reservation_id)
      url.searchParams.set('token', tokenOf(id))
      return url.href
    },
  }
}
