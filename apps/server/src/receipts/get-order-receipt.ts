import * as contract from '@sizzle/contract/receipts.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type AnyOperation, query } from '../kit/operation.ts'
import { type ReceiptParts, receiptFacts } from './receipt-facts.ts'

export function getOrderReceipt(parts: ReceiptParts): AnyOperation {
  return query(contract.getOrderReceipt, async ({ orderId, token }, { db }) => {
    const facts = await receiptFacts(db, orderId, token, parts)
    if (!facts) return refuse({ code: 'receipt_not_found' })
    return ok({ order: facts.order, receiptUrl: facts.order.receiptUrl, receipt: facts.receipt })
  })
}
