import { createHmac } from 'node:crypto'
import { addressKey } from '../kit/http/address.ts'
import { sameText } from '../kit/http/guard.ts'

export type PrivateLinks = {
  tokenOf(id: string): string
  isTokenOf(id: string, token: string | undefined): boolean
  urlOf(reservation: { id: string; reservation_id: string }): string
  /** Stands in the letter only: who has it reads the mailbox that the booking names. */
  confirmUrlOf(reservation: { id: string; reservation_id: string }): string
  isConfirmTokenOf(id: string, token: string | undefined): boolean
  /** A network address as it is kept: nobody reads the address from it. */
  sourceOf(address: string): string
}

const TOKEN_BYTES = 24

/**
 * The link in a guest's email (tables 9). Its token is the keyed hash of the record's id: 192 bits that nobody can
 * guess, nothing to store, and the same in every message that has to carry it again.
 */
export function privateLinks(secret: string, publicUrl: string): PrivateLinks {
  const keyed = (text: string) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, TOKEN_BYTES).toString('base64url')
  const tokenOf = (id: string) => keyed(`reservation ${id}`)
  const confirmTokenOf = (id: string) => keyed(`confirm ${id}`)
  const pageOf = ({ id, reservation_id }: { id: string; reservation_id: string }) => {
    const url = new URL('/reservations', publicUrl)
    url.searchParams.set('reservation', reservation_id)
    url.searchParams.set('token', tokenOf(id))
    return url
  }
  return {
    tokenOf,
    isTokenOf: (id, token) => token !== undefined && sameText(token, tokenOf(id)),
    urlOf: (reservation) => pageOf(reservation).href,
    confirmUrlOf(reservation) {
      const url = pageOf(reservation)
      url.searchParams.set('confirm', confirmTokenOf(reservation.id))
      return url.href
    },
    isConfirmTokenOf: (id, token) => token !== undefined && sameText(token, confirmTokenOf(id)),
    sourceOf: (address) => keyed(`source ${addressKey(address)}`),
  }
}
