import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import type { BillRow } from '@sizzle/domain/pricing/bill-rows.ts'
import { Fragment, useEffect, useRef, useState } from 'react'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useRedirect } from './use-redirect.ts'

type Payer = { readonly name: string; readonly email: string }

type PaymentDialogProps = {
  session: { readonly paymentUrl: string; readonly total: Cents; readonly expiresAt: string }
  /** As they stood where the order was made. */
  sums: readonly BillRow[]
  payer: Payer
  /** The browser is about to go to the provider. */
  onLeave: () => void
  /** Closing discards the session. */
  onClose: () => void
  /** The session cannot be used any more: a new one is wanted. */
  onRenew: () => void
}

export function PaymentDialog({ session, sums, payer, onLeave, onClose, onRenew }: PaymentDialogProps) {
  const [isUnusable, setUnusable] = useState(false)
  const { isRedirecting, redirect } = useRedirect(onLeave)
  const close = () => {
    if (!isRedirecting) onClose()
  }
  const go = () => {
    if (isUsable(session)) redirect(session.paymentUrl)
    else setUnusable(true)
  }
  const again = () => {
    setUnusable(false)
    if (!isUsable(session)) onRenew()
  }
  return (
    <Dialog label="Payment" onClose={close}>
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-3xl">{isUnusable ? 'Payment Error' : 'Pay for your order'}</h2>
          <button
            type="button"
            aria-label="Close"
            className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunk disabled:opacity-40"
            disabled={isRedirecting}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {isUnusable ? (
          <Unusable onAgain={again} />
        ) : (
          <>
            <Sums total={session.total} sums={sums} />
            <Who payer={payer} />
            <button
              type="button"
              className={button('primary', 'mt-6 min-h-13 w-full text-lg')}
              disabled={isRedirecting}
              onClick={go}
            >
              {isRedirecting ? 'Redirecting…' : 'Continue to Payment'}
            </button>
            <p role="status" className="mt-3 min-h-6 text-center text-sm text-soft">
              {isRedirecting
                ? 'Taking you to the secure payment page. Please leave this window open.'
                : 'Card, Apple Pay or Google Pay, on the secure page of our card provider.'}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}

function isUsable({ paymentUrl, expiresAt }: PaymentDialogProps['session']): boolean {
  return paymentUrl !== '' && Date.now() < Date.parse(expiresAt)
}

/** Where they lead to what is asked for. */
function Sums({ total, sums }: Pick<PaymentDialogProps, 'sums'> & { total: Cents }) {
  const areRight = sums.some(({ kind, amount }) => kind === 'total' && amount === total)
  return (
    <div className="mt-4 rounded-card bg-sunk p-5">
      <p className="text-soft">Total</p>
      <p className="price font-display text-4xl">
        {formatCad(total)} <span className="text-lg">CAD</span>
      </p>
      {areRight && (
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1.5 border-t border-line pt-3">
          {sums
            .filter(({ kind }) => kind !== 'total')
            .map(({ kind, label, amount }) => (
              <Fragment key={`${kind} ${label}`}>
                <dt className="text-soft">{label}</dt>
                <dd className="price text-right">{formatCad(amount)}</dd>
              </Fragment>
            ))}
        </dl>
      )}
    </div>
  )
}

function Who({ payer: { name, email } }: { payer: Payer }) {
  return (
    <dl className="mt-4">
      <dt className="text-sm text-soft">Paid by</dt>
      <dd className="font-semibold break-words">{name}</dd>
      <dd className="break-words text-soft">{email}</dd>
    </dl>
  )
}

function Unusable({ onAgain }: { onAgain: () => void }) {
  const again = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone; this is what there is to press now.
  useEffect(() => again.current?.focus(), [])
  return (
    <>
      <p role="alert" className="mt-4 rounded-control bg-chilli-soft px-4 py-3 font-semibold text-chilli">
        Payment session not available. Please try again.
      </p>
      <button ref={again} type="button" className={button('primary', 'mt-6 min-h-13 w-full')} onClick={onAgain}>
        Try Again
      </button>
    </>
  )
}
