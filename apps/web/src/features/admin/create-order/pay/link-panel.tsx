import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { button } from '../../../../ui/button.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { endedWords } from '../../../shared/payment-link/link-words.ts'
import { PaymentLinkPanel } from '../../../shared/payment-link/payment-link-panel.tsx'
import { paymentLinkQuery, type ShownLink } from '../../../shared/payment-link/payment-link-query.ts'
import { PaymentQrDialog } from '../../../shared/payment-link/payment-qr-dialog.tsx'
import { WithdrawLinkDialog } from '../../../shared/payment-link/withdraw-link-dialog.tsx'
import { PayHere } from './pay-here.tsx'

type LinkPanelProps = {
  sessionId: string
  /** Of an order that is there with a part of it paid. */
  isOfRest: boolean
  /** Back to the form with everything that was entered: this link cannot be paid any more. */
  onChange: () => void
  onDone: () => void
}

/** The link of this order until it is handed on or paid; who reloads meanwhile finds it again. */
export function LinkPanel({ sessionId, isOfRest, onChange, onDone }: LinkPanelProps) {
  const shown = useQuery(paymentLinkQuery(sessionId))
  const [open, setOpen] = useState<'qr' | 'pay' | 'withdraw'>()
  const { data } = shown
  const ended = data && endedWords(data)
  return (
    <section aria-labelledby="staff-link" className="grid gap-4 p-4">
      <h2 id="staff-link" className="text-xl">
        Payment link
      </h2>
      {shown.isPending && <p aria-busy="true">Loading the payment link…</p>}
      <FormProblem className="empty:-mb-4" sentence={shown.error && !data ? sentenceOf(shown.error) : undefined} />
      {data && !ended && <Waiting data={data} isOfRest={isOfRest} />}
      {data && !ended && (
        <PaymentLinkPanel
          link={data.link}
          onShowQr={() => setOpen('qr')}
          onPayHere={() => setOpen('pay')}
          onWithdraw={() => setOpen('withdraw')}
          onSmsSent={onDone}
        />
      )}
      <div role="status" className="empty:hidden">
        {ended && <Ended {...ended} />}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <button type="button" className={button(ended?.isGood ? 'primary' : 'quiet', 'grow')} onClick={onDone}>
          Begin another order
        </button>
        {data && MAY_TRY_AGAIN.has(data.standing) && (
          <button type="button" className={button('primary', 'grow')} onClick={onChange}>
            {isOfRest ? 'To the rest' : 'Back to this order'}
          </button>
        )}
      </div>
      {open === 'qr' && <PaymentQrDialog sessionId={sessionId} onClose={onDone} />}
      {open === 'pay' && data && !ended && <PayHere shown={data} onClose={() => setOpen(undefined)} />}
      {open === 'withdraw' && data && <WithdrawLinkDialog link={data.link} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

const MAY_TRY_AGAIN: ReadonlySet<string> = new Set<ShownLink['standing']>(['withdrawn', 'expired', 'refused'])

function Waiting({ data: { link }, isOfRest }: { data: ShownLink; isOfRest: boolean }) {
  return (
    <div>
      <p className="font-semibold break-words">{link.customerName}</p>
      <p className="price font-display text-3xl">{formatDollars(link.amount)}</p>
      <p className="mt-2 inline-flex items-center gap-2 rounded-full border border-saffron-ink bg-saffron-soft px-3 py-1 text-sm font-semibold">
        <span aria-hidden="true" className="size-2 rounded-full bg-saffron-ink motion-safe:animate-pulse" />
        Waiting for payment
      </p>
      <p className="mt-2 text-sm text-soft">
        {isOfRest && 'The rest of an order that is with the kitchen already. '}
        Once it is paid, this screen says so. Open links are also under Payments.
      </p>
    </div>
  )
}

function Ended({ isGood, title, text }: NonNullable<ReturnType<typeof endedWords>>) {
  const look = isGood ? 'bg-coriander-soft text-coriander' : 'bg-chilli-soft text-chilli'
  return (
    <div className={`flex items-start gap-3 rounded-card px-4 py-3.5 ${look}`}>
      <Icon name={isGood ? 'check' : 'alert'} className="mt-1 size-6" />
      <div>
        <p className="text-xl font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  )
}
