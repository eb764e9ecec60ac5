import { createHmac, timingSafeEqual } from 'node:crypto'

/** Private links to receipts: who holds one may read that one receipt. */
export type ReceiptLinks = {
  tokenOf(orderId: string): string
  urlOf(orderId: string): string
  isToken(orderId: string, given: string): boolean
}

type Parts = { readonly publicUrl: string; readonly secrets: { readonly receipts: string } }

export function receiptLinks({ publicUrl, secrets }: Parts): ReceiptLinks {
  return openReceiptLinks(publicUrl, secrets.receipts)
}

/**
 * The token is a keyed hash of the order's id (256 bits): nothing to store, nothing to leak from a table, and the same for
 * every process of this database.
 */
function openReceiptLinks(publicUrl: string, secret: string): ReceiptLinks {
  const digest = (orderId: string) => createHmac('sha256', secret).update(`receipt:${orderId}`).digest()
  const tokenOf = (orderId: string) => digest(orderId).toString('base64url')
  return {
    tokenOf,
    urlOf(orderId) {
      const url = new URL(`/receipt/${encodeURIComponent(orderId)}`, publicUrl)
      url.searchParams.set('token', tokenOf(orderId))
      return url.href
    },
    isToken(orderId, given) {
      // Hashed once more, so that both sides have one length whatever was given.
      const blind = (text: string) => createHmac('sha256', secret).update(text).digest()
      return timingSafeEqual(blind(tokenOf(orderId)), blind(given))
    },
  }
}
