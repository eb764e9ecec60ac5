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
      call={reference ? 'Something went wrong? Quote the reference and call' : 'Something went wrong? Call'}
    >
      <p className="font-semibold text-ink">No charges were made.</p>
      <p>The payment was cancelled or interrupted, and your order was not placed.</p>
      {cart !== undefined && <p>{cart}</p>}
      {reference && (
        <p className="rounded-control bg-sunk px-4 py-2.5 text-ink">
          Reference <b className="font-mono break-all">{reference}</b>
        </p>
      )}
    </DeadEnd>
  )
}
