import type { ReactNode } from 'react'
import { DeadEnd } from '../../../ui/dead-end.tsx'

type PaymentCancelledProps = {
  /** What the address says; shown to be read out, trusted for nothing. */
  reference: string | undefined
  /** That what was chosen is still there. */
  cart: string | undefined
  /** Where to go from here depends on who came. */
  ways: ReactNode
}

export function PaymentCancelled({ reference, cart, ways }: PaymentCancelledProps) {
  return (
    <DeadEnd
      art="card"
      title="Payment cancelled"
      way={<div className="flex flex-wrap justify-center gap-3">{ways}</div>}
      call={reference ? 'Questions? Quote this reference and call' : undefined}
    >
      {cart !== undefined && <p className="text-lg font-semibold text-ink">{cart}</p>}
      <p>The payment was cancelled or interrupted, and your order was not placed. No charges were made.</p>
      {reference && (
        <p>
          Reference: <b className="font-mono break-all text-ink">{reference}</b>
        </p>
      )}
    </DeadEnd>
  )
}
