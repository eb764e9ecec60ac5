import type { ReceiptLinks } from './receipt-links.ts'

/** For its owner and the back office: the order with the private way to its receipt. Never for anybody else. */
export function withReceipt<O extends { readonly id: string; readonly metadata?: object }>(
  order: O,
  links: ReceiptLinks,
) {
  const metadata: O['metadata'] & { orderToken: string } = { ...order.metadata, orderToken: links.tokenOf(order.id) }
  return { ...order, receiptUrl: links.urlOf(order.id), metadata }
}
