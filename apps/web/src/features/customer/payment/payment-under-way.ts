import { forgetInTab, keepInTab, keptInTab } from '../../../kit/session-storage.ts'

// Which cart is being paid in this tab, so that it is emptied when its order is there and no other cart is.

const STORED_AS = 'payment-under-way'
type UnderWay = { readonly sessionId: string; readonly locationId: string }

export function rememberPayment(underWay: UnderWay): void {
  keepInTab(STORED_AS, underWay)
}

/** The location whose cart this session paid for; once. */
export function takePaidCart(sessionId: string): string | undefined {
  const kept = keptInTab(STORED_AS)
  if (typeof kept !== 'object' || kept === null) return undefined
  // Written by rememberPayment; whatever else may stand there fits no session.
  const underWay = kept as Partial<UnderWay>
  if (underWay.sessionId !== sessionId || typeof underWay.locationId !== 'string') return undefined
  forgetInTab(STORED_AS)
  return underWay.locationId
}
