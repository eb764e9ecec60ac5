import type { PostAnswer, PostPath } from '@sizzle/contract/client.ts'
import { ALERT_ADVICE } from '@sizzle/domain/payment/alerts.ts'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { type ToastKind, toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { orderAddress } from './order-address.ts'
import type { Alert, FailedWebhook, PaymentProblems } from './payment-query.ts'
import { detailRows, newsOfAnswer, shortId, shortMoment, TOAST_KINDS } from './payment-words.ts'

type ProblemsProps = PaymentProblems & { onRefundAsked: (refundId: string) => void }

/** Problems that need a person, with what to do about each. */
export function Problems({ alerts, failedWebhooks, onRefundAsked }: ProblemsProps) {
  if (alerts.length + failedWebhooks.length === 0) return null
  return (
    <section aria-labelledby="problems-title">
      <h2 id="problems-title" className="text-xl">
        To look at ({alerts.length + failedWebhooks.length})
      </h2>
      <ul className="mt-3 grid gap-3 xl:grid-cols-2">
        {alerts.map((alert) => (
          <AlertCard key={alert.id} alert={alert} onRefundAsked={onRefundAsked} />
        ))}
        {failedWebhooks.map((failure) => (
          <FailureCard key={failure.id} failure={failure} />
        ))}
      </ul>
    </section>
  )
}

function AlertCard({ alert, onRefundAsked }: { alert: Alert; onRefundAsked: (refundId: string) => void }) {
  const { title, todo } = ALERT_ADVICE[alert.kind]
  const { refundId } = alert
  const isOnline = useOnline()
  const resolve = useAction('/resolvePaymentAlert', () => ['success', 'Marked as done'])
  const retry = useAction('/retryRefund', ({ refund }) => {
    const { tone, text } = newsOfAnswer(refund)
    if (tone === 'open') onRefundAsked(refundId ?? '')
    return [TOAST_KINDS[tone], text]
  })
  const isUnderWay = alert.refundState === 'requested' || alert.refundState === 'pending'
  return (
    <Card title={title} at={alert.raisedAt} timeZone={alert.timeZone} rows={detailRows(alert.detail)} todo={todo}>
      {isUnderWay && (
        <p role="status" className="flex w-full items-center gap-2 font-semibold">
          <Icon name="clock" className="size-5" />
          Asked again. Waiting for the provider
        </p>
      )}
      {alert.kind === 'refund_failed' && alert.refundState === 'failed' && refundId !== null && (
        <button
          type="button"
          className={button('primary')}
          onClick={() => retry.send({ refundId })}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(retry.isPending || !isOnline)}
        >
          {retry.isPending ? 'Asking the provider…' : 'Try the refund again'}
        </button>
      )}
      {alert.orderId && (
        <Link to={orderAddress(alert.orderId, alert.locationId)} className={button('quiet')}>
          Open order
        </Link>
      )}
      <button
        type="button"
        className={button('quiet')}
        onClick={() => resolve.send({ alertId: alert.id })}
        title={isOnline ? undefined : NOT_OFFLINE}
        {...heldIf(resolve.isPending || !isOnline)}
      >
        Mark as done
      </button>
    </Card>
  )
}

function FailureCard({ failure }: { failure: FailedWebhook }) {
  const isOnline = useOnline()
  const retry = useAction('/retryFailedWebhook', ({ message }) => ['success', message])
  return (
    <Card
      title="A notice from the provider could not be processed"
      at={failure.failedAt}
      timeZone={null}
      rows={[
        ['Event', `${failure.eventType} (${shortId(failure.eventId)})`],
        ['Error', failure.error],
        [
          'Tried',
          `${failure.tries} ${failure.tries === 1 ? 'time' : 'times'}, last ${shortMoment(failure.lastTriedAt, null)}`,
        ],
      ]}
      todo="The provider repeats it for some days. Once the cause is fixed, replay it here. It never counts twice."
    >
      <button
        type="button"
        className={button('primary')}
        onClick={() => retry.send({ failureId: failure.id })}
        title={isOnline ? undefined : NOT_OFFLINE}
        {...heldIf(retry.isPending || !isOnline)}
      >
        {retry.isPending ? 'Replaying…' : 'Replay the notice'}
      </button>
    </Card>
  )
}

type CardProps = {
  title: string
  at: string
  /** Null: it belongs to no location. */
  timeZone: string | null
  rows: readonly (readonly [string, string])[]
  todo: string
  children: ReactNode
}

function Card({ title, at, timeZone, rows, todo, children }: CardProps) {
  return (
    <li className="flex flex-col rounded-card border border-chilli bg-raised p-4">
      <div className="flex items-start gap-2.5">
        <Icon name="alert" className="mt-1 size-5 text-chilli" />
        <div className="min-w-0 grow">
          <h3 className="font-semibold">{title}</h3>
          <time dateTime={at} className="text-sm text-soft">
            {shortMoment(at, timeZone)}
          </time>
        </div>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 grow rounded-control bg-sunk px-3.5 py-2.5 text-sm">{todo}</p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </li>
  )
}

function useAction<P extends PostPath>(path: P, said: (answer: PostAnswer<P>) => [ToastKind, string]) {
  return useWish(path, {
    onDone: (answer) => toast(...said(answer)),
    onFailed: (error) => toast('error', sentenceOf(error)),
    onSettled: () => askAgainAbout('payment.changed'),
  })
}
