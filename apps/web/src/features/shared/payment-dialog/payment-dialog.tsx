import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import type { BillRow } from '@sizzle/domain/pricing/bill-rows.ts'
import { useEffect, useRef, useState } from 'react'
import { hasMail } from '../../../kit/has-mail.ts'
import { useBackStep } from '../../../kit/use-back-step.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmailWords } from '../../../ui/email-words.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Leader } from '../../../ui/leader.tsx'
import { useRedirect } from './use-redirect.ts'

type Payer = { readonly name: string; readonly email: string }

type PaymentDialogProps = {
  session: { readonly paymentUrl: string; readonly total: Cents; readonly expiresAt: string }
  /** As they stood where the order was made. */
  sums: readonly BillRow[]
  payer: Payer
  /** What is paid for: kitchen and type. */
  about?: readonly string[]
  /** What paying leads to. */
  leadsTo?: string
  /** For when, on a line of its own. */
  when?: string | undefined
  /** The browser is about to go to the provider. */
  onLeave: () => void
  /** Closing discards the session. */
  onClose: () => void
  /** The session cannot be used any more: a new one is wanted. */
  onRenew: () => void
}

export function PaymentDialog(props: PaymentDialogProps) {
  const { session, sums, payer, about = [], when, leadsTo, onLeave, onClose, onRenew } = props
  const [isUnusable, setUnusable] = useState(false)
  const { isRedirecting, redirect } = useRedirect(onLeave)
  const close = () => {
    if (!isRedirecting) onClose()
  }
  useBackStep(() => {
    close()
    return isRedirecting ? 'open' : 'closed'
  })
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
          <h2 className="text-2xl">{isUnusable ? 'Payment Error' : 'Pay for your order'}</h2>
          <button
            type="button"
            aria-label="Close"
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunk disabled:opacity-40"
            disabled={isRedirecting}
            onClick={close}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        {isUnusable ? (
          <Unusable onAgain={again} />
        ) : (
          <>
            <p className="mt-1 text-soft empty:hidden">{about.join(' · ')}</p>
            {when !== undefined && <p className="text-soft">{when}</p>}
            <Sums total={session.total} sums={sums} />
            <Who payer={payer} />
            {leadsTo !== undefined && <p className="mt-4 text-pretty">{leadsTo}</p>}
            <button
              type="button"
              className={button('primary', 'mt-6 min-h-13 w-full text-lg')}
              onClick={go}
              {...heldIf(isRedirecting)}
            >
              {isRedirecting ? 'Redirecting…' : 'Continue to Payment'}
              {!isRedirecting && <Icon name="arrow" />}
            </button>
            <p role="status" className="mt-3 min-h-10 text-center text-sm text-balance text-soft sm:-mb-3">
              {isRedirecting
                ? 'Taking you to the secure payment page. Please leave this window open.'
                : isOwnPage(session.paymentUrl)
                  ? 'You pay on the next page. Test payments - no money moves.'
                  : 'Card, Apple Pay or Google Pay. You pay on our card provider’s secure page.'}
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

/** Cards are taken by a provider at its own address: a page of this house is the sandbox's. */
function isOwnPage(paymentUrl: string): boolean {
  return paymentUrl.startsWith(`${location.origin}/`)
}

/** Where they lead to what is asked for. */
function Sums({ total, sums }: Pick<PaymentDialogProps, 'sums'> & { total: Cents }) {
  const areRight = sums.some(({ kind, amount }) => kind === 'total' && amount === total)
  return (
    <div className="slip mt-4 bg-sunk px-5 pt-5 pb-7">
      {areRight && (
        <dl className="mb-4 space-y-1.5 border-b-[1.5px] border-dashed border-line-strong pb-4">
          {sums
            .filter(({ kind }) => kind !== 'total')
            .map(({ kind, label, amount }) => (
              <div key={`${kind} ${label}`} className="flex items-baseline gap-2">
                <dt className="flex min-w-0 grow items-baseline gap-2">
                  <span className="min-w-0 text-soft">{label}</span>
                  <Leader />
                </dt>
                <dd className="price">{formatCad(amount)}</dd>
              </div>
            ))}
        </dl>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg font-semibold">Total</span>
        <span className="price font-display text-4xl">
          {formatCad(total)} <span className="text-lg">CAD</span>
        </span>
      </p>
    </div>
  )
}

function Who({ payer: { name, email } }: { payer: Payer }) {
  return (
    <div className="mt-5 flex items-center gap-3">
      <Avatar name={name} photoURL={null} className="size-11 text-lg" />
      <dl className="min-w-0 leading-snug">
        <dt className="sr-only">Paid by</dt>
        <dd className="font-semibold break-words">{name}</dd>
        {email !== '' && (
          <dd className="text-sm break-words text-soft">
            {hasMail() && 'Receipt to '}
            <EmailWords email={email} />
          </dd>
        )}
      </dl>
    </div>
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
      <p className="mt-3 text-soft">Nothing was charged, and your order is kept as it was.</p>
      <button ref={again} type="button" className={button('primary', 'mt-6 min-h-13 w-full')} onClick={onAgain}>
        Try Again
      </button>
    </>
  )
}
