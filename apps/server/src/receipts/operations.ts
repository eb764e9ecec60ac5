import type { AnyOperation } from '../kit/operation.ts'
import { getOrderReceipt } from './get-order-receipt.ts'
import type { ReceiptParts } from './receipt-facts.ts'

export function receiptOperations(parts: ReceiptParts): AnyOperation[] {
  return [getOrderReceipt(parts)]
}
