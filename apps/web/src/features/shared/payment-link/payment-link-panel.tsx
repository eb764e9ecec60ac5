import { paymentSmsProblem } from '@sizzle/domain/messages/sms.ts'
import { useId } from 'react'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { quietDanger } from '../../../ui/list/row-look.ts'
import { copyLink, useSendSms, whyNotSent } from './link-acts.ts'
import { smsText } from './link-words.ts'
import type { PaymentLink } from './payment-link-query.ts'

type PaymentLinkPanelProps = {
  link: Pick<
    PaymentLink,
    'sessionId' | 'customerName' | 'customerPhone' | 'paymentLink' | 'sms' | 'canWithdraw' | 'timeZone'
  >
  /** Opens the `PaymentQrDialog`, which outlives this panel: a paid link leaves the list while its code is shown. */
  onShowQr: () => void
  /** Opens the `PaymentDialog`, where the customer stands at this device. */
  onPayHere?: () => void
  /** Opens the `WithdrawLinkDialog`, which outlives this panel too. */
  onWithdraw: () => void
  onSmsSent?: () => void
}

/** A payment link and the ways to hand it to the customer (money 30). */
export function PaymentLinkPanel(props: PaymentLinkPanelProps) {
  const { link, onShowQr, onPayHere, onWithdraw, onSmsSent } = props
  const why = useId()
  const problem = paymentSmsProblem(link.customerPhone, link.paymentLink)
  // A guest who gave a number is on the phone: no code can be shown.
  const bySms = problem === null
  const send = useSendSms({ onSent: onSmsSent })
  const forWhom = <span className="sr-only"> for {link.customerName}</span>
  const look = (isFirst: boolean) => (isFirst ? button('primary', 'col-span-full') : button('quiet'))
  const qr = (
    <button type="button" className={look(!bySms)} onClick={onShowQr}>
      Show QR Code{forWhom}
    </button>
  )
  const sms = (
    <button
      type="button"
      className={look(bySms)}
      disabled={!bySms}
      title={send.whyNot}
      aria-describedby={bySms ? undefined : why}
      onClick={() => send.send({ sessionId: link.sessionId })}
      {...heldIf(send.isPending || send.whyNot !== undefined)}
    >
      {send.isPending ? 'Sending…' : 'Send SMS'}
      {forWhom}
    </button>
  )
  return (
    <div className="flex flex-col gap-3">
      <p className="rounded-control bg-sunk px-3.5 py-2.5 text-sm break-all select-all">{link.paymentLink}</p>
      <div className="grid grid-cols-2 gap-2 *:px-2! *:leading-tight">
        {bySms ? (
          <>
            {sms}
            {qr}
          </>
        ) : (
          <>
            {qr}
            {sms}
          </>
        )}
        {onPayHere && (
          <button type="button" className={button('quiet')} onClick={onPayHere}>
            Pay on this device…
          </button>
        )}
        <button
          type="button"
          className={button('quiet')}
          onClick={() => void copyLink(link.paymentLink, link.customerName)}
        >
          Copy link{forWhom}
        </button>
        {link.canWithdraw && (
          <button type="button" className={quietDanger()} onClick={onWithdraw}>
            Withdraw…{forWhom}
          </button>
        )}
      </div>
      {problem !== null && (
        <p id={why} className="text-sm text-soft">
          {problem}
        </p>
      )}
      {link.sms && (
        <p
          role="status"
          className={`text-sm ${link.sms.state === 'failed' ? 'font-semibold text-chilli' : 'text-soft'}`}
        >
          {smsText(link.sms, link)}
        </p>
      )}
      <FormProblem className="empty:-mt-3" sentence={send.error ? whyNotSent(send.error) : undefined} />
    </div>
  )
}
