import type { ReactNode } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { telLink } from '../../../ui/tel-link.ts'

type PaymentCancelledProps = {
  /** What the address says; shown to be read out, trusted for nothing. */
  reference: string | undefined
  /** Where to go from here depends on who came. */
  ways: ReactNode
}

export function PaymentCancelled({ reference, ways }: PaymentCancelledProps) {
  return (
    <section className="wrap flex max-w-[600px]! flex-col items-center py-16 text-center">
      <span aria-hidden="true" className="grid size-16 place-items-center rounded-full bg-saffron-soft">
        <svg
          aria-hidden="true"
          viewBox="0 0 32 32"
          focusable="false"
          className="size-9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="M4 9h24v15H4zM4 14h24M12 19h-3" strokeLinejoin="round" />
          <path d="m5 29 22-26" stroke="var(--chilli)" strokeWidth="2.5" />
        </svg>
      </span>
      <h1 className="mt-5 text-4xl">Payment cancelled</h1>
      <p className="mt-3 text-lg">The payment was cancelled or interrupted.</p>
      <ul className="mt-4 text-soft">
        <li>No charges were made.</li>
        <li>The order was not created.</li>
      </ul>
      {reference && (
        <p className="mt-5 rounded-control bg-sunk px-4 py-2.5">
          Reference <b className="font-mono break-all">{reference}</b>
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{ways}</div>
      <p className="mt-8 text-sm text-soft">
        Something went wrong? Call{' '}
        <a
          href={telLink(BRAND.phone)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {BRAND.phone}
        </a>
        {reference && ' and quote the reference'}.
      </p>
    </section>
  )
}
