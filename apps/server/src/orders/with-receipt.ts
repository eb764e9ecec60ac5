import type { ReceiptLinks } from '../kit/links.ts'

/** For its owner and the back office: the order with the private way to its receipt. Never for anybody else. */
export function withReceipt<O extends { readonly id: string }>(order: O, links: ReceiptLinks) {
  return { ...order, receiptUrl: links.urlOf(order.id), metadata: { orderToken: links.tokenOf(order.id) } }
}
