import type { OrderedLine } from '@sizzle/domain/cart/after-order.ts'
import { forgetInTab, keepInTab, keptInTab } from '../../../kit/session-storage.ts'

// Which cart is being paid in this tab, so that it is emptied when its order is there and no other cart is.

const STORED_AS = 'payment-under-way'
export type PaidCart = {
  readonly locationId: string
  readonly cartId: string
  readonly lines: readonly OrderedLine[]
}
type UnderWay = PaidCart & { readonly sessionId: string }

export function rememberPayment(underWay: UnderWay): void {
  keepInTab(STORED_AS, underWay)
}

/** The cart that this session paid for; once. */
export function takePaidCart(sessionId: string): PaidCart | undefined {
  const kept = keptInTab(STORED_AS)
  if (typeof kept !== 'object' || kept === null) return undefined
  // Written by rememberPayment; whatever else may stand there fits no session.
  const underWay = kept as Partial<UnderWay>
  const { sessionId: mine, locationId, cartId, lines } = underWay
  if (mine !== sessionId || locationId === undefined || cartId === undefined || lines === undefined) return undefined
  forgetInTab(STORED_AS)
  return { locationId, cartId, lines }
}
