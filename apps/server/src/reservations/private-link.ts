import { createHmac } from 'node:crypto'
import { addressKey } from '../kit/http/address.ts'
import { sameText } from '../kit/http/guard.ts'

type Linked = { readonly id: string; readonly link_number: number }

export type PrivateLinks = {
  /** Where anybody reserves. */
  readonly bookUrl: string
  tokenOf(reservation: Linked): string
  isTokenOf(reservation: Linked, token: string | undefined): boolean
  urlOf(reservation: Linked & { reservation_id: string }): string
  /** Stands in the letter only: who has it reads the mailbox that the booking names. */
  confirmUrlOf(reservation: Linked & { reservation_id: string }): string
  isConfirmTokenOf(id: string, token: string | undefined): boolean
  /** A network address as it is kept: nobody reads the address from it. */
  sourceOf(address: string): string
}

const TOKEN_BYTES = 24

/**
 * The link in a guest's email (tables 9). Its token is the keyed hash of the record's id: 192 bits that nobody can
 * guess, nothing to store, and the same in every message that has to carry it again. Whoever got a letter that was meant
 * for somebody else has a link of an earlier number (tables 32).
 */
export function privateLinks(secret: string, publicUrl: string): PrivateLinks {
  const keyed = (text: string) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, TOKEN_BYTES).toString('base64url')
  const tokenOf = ({ id, link_number }: Linked) =>
    keyed(link_number === 0 ? `reservation ${id}` : `reservation ${id} ${link_number}`)
  const confirmTokenOf = (id: string) => keyed(`confirm ${id}`)
  const pageOf = (reservation: Linked & { reservation_id: string }) => {
    const url = new URL('/reservations', publicUrl)
    url.searchParams.set('reservation', reservation.reservation_id)
    url.searchParams.set('token', tokenOf(reservation))
    return url
  }
  return {
    bookUrl: new URL('/reservations', publicUrl).href,
    tokenOf,
    isTokenOf: (reservation, token) => token !== undefined && sameText(token, tokenOf(reservation)),
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
