import type { ReactNode } from 'react'
import { DeadEnd } from '../../../ui/dead-end.tsx'

type PaymentCancelledProps = {
  /** What the address says; shown to be read out, trusted for nothing. */
  reference: string | undefined
  /** That what was chosen is still there. */
  cart: string | undefined
  /** Where to go from here depends on who came. */
  way: ReactNode
  links: ReactNode
}

export function PaymentCancelled({ reference, cart, way, links }: PaymentCancelledProps) {
  return (
    <DeadEnd
      art="card"
      title="Payment cancelled"
      way={way}
      links={links}
      call={reference ? 'Questions? Quote this reference and call' : undefined}
    >
      <p className="font-semibold text-ink">
        You were not charged. {cart !== undefined && <span className="inline-block">{cart}</span>}
      </p>
      <p>The payment was cancelled or interrupted, and your order was not placed.</p>
      {reference && (
        <p>
          Reference: <b className="font-mono break-all text-ink">{reference}</b>
        </p>
      )}
    </DeadEnd>
  )
}
