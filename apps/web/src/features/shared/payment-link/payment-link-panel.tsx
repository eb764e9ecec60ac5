import { CallError } from '@sizzle/contract/client.ts'
import { paymentSmsProblem } from '@sizzle/domain/messages/sms.ts'
import { useId } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { quietDanger } from '../../../ui/list/row-look.ts'
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
  /** One of several in a list: none of them calls louder than the others, and a phone leaves out the address. */
  isInList?: boolean
}

/** A payment link and the ways to hand it to the customer (money 30). */
export function PaymentLinkPanel(props: PaymentLinkPanelProps) {
  const { link, onShowQr, onPayHere, onWithdraw, onSmsSent, isInList = false } = props
  const why = useId()
  const problem = paymentSmsProblem(link.customerPhone, link.paymentLink)
  // A guest who gave a number is on the phone: no code can be shown.
  const bySms = problem === null
  const send = useSendSms(onSmsSent)
  const forWhom = <span className="sr-only"> for {link.customerName}</span>
  const look = (isFirst: boolean) => {
    if (isInList) return button('quiet', 'px-3!')
    return isFirst ? button('primary', 'col-span-full') : button('quiet')
  }
  const qr = (
    <button type="button" className={look(!bySms)} onClick={onShowQr}>
      Show QR Code{forWhom}
    </button>
  )
  const sms = (
    <button
      type="button"
      className={look(bySms)}
      disabled={!bySms || send.isPending}
      aria-describedby={bySms ? undefined : why}
      onClick={() => send.send({ sessionId: link.sessionId })}
    >
      {send.isPending ? 'Sending…' : 'Send SMS'}
      {forWhom}
    </button>
  )
  return (
    <div className="flex flex-col gap-3">
      {/* Of several it says nothing that the button below does not give. */}
      {!isInList && (
        <p className="rounded-control bg-sunk px-3.5 py-2.5 text-sm break-all select-all">{link.paymentLink}</p>
      )}
      <div
        className={
          isInList
            ? 'flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2'
            : 'grid grid-cols-2 gap-2 *:px-2! *:leading-tight'
        }
      >
        {bySms && !isInList ? (
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
          <button type="button" className={button('quiet', isInList ? 'px-3!' : '')} onClick={onPayHere}>
            Pay on this device…
          </button>
        )}
        <button
          type="button"
          className={button('quiet', isInList ? 'px-3!' : '')}
          onClick={() => void copy(link.paymentLink, link.customerName)}
        >
          Copy link{forWhom}
        </button>
        {link.canWithdraw && (
          <button type="button" className={quietDanger(isInList ? 'px-3! sm:ml-auto' : '')} onClick={onWithdraw}>
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

function useSendSms(onSent: (() => void) | undefined) {
  return useWish('/sendPaymentLink', {
    onDone: ({ message }) => {
      toast('success', message)
      onSent?.()
    },
    onSettled: () => askAgainAbout('payment.changed'),
  })
}

/** Agreed sentences stand alone; everything else says first that the message was not sent. */
function whyNotSent(error: unknown): string {
  const sentence = sentenceOf(error)
  const isOwn = error instanceof CallError && error.body.code.startsWith('payment_link_')
  return isOwn ? sentence : `Failed to send SMS: ${sentence}`
}

/** A browser hands out its clipboard on secure addresses only; there the address can still be selected. */
async function copy(link: string, customerName: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast('success', 'Link copied', `Whoever has it can pay for ${customerName}.`)
  } catch {
    toast('message', 'Please copy the link by hand', link)
  }
}
