import { paymentSmsProblem } from '@sizzle/domain/messages/sms.ts'
import { isOrderType, ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useCountdown } from '../../../kit/use-countdown.ts'
import { useMatches } from '../../../kit/use-matches.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { FirstRows } from '../../../ui/list/first-rows.tsx'
import { ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars, toCents } from '../../../ui/money.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { copyLink, useSendSms, whyNotSent } from '../../shared/payment-link/link-acts.ts'
import { expiryInRow, smsText } from '../../shared/payment-link/link-words.ts'
import { type PaymentLink, paymentLinksQuery } from '../../shared/payment-link/payment-link-query.ts'
import { PaymentQrDialog } from '../../shared/payment-link/payment-qr-dialog.tsx'
import { WithdrawLinkDialog } from '../../shared/payment-link/withdraw-link-dialog.tsx'
import { MONEY_AMOUNT, MONEY_END, MONEY_LINE, MONEY_PART, MONEY_ROW, MONEY_ROWS, WHOLE_ROW } from './money-rows.ts'
import { PartSkeleton } from './part-skeleton.tsx'

const PHONE = matchMedia('(width < 40rem)')

/** Links that staff made and that nobody has paid yet, with the ways to hand them on. */
export function OpenLinks({ locationId }: { locationId: string | undefined }) {
  const links = useQuery(paymentLinksQuery(locationId))
  const [shownId, setShownId] = useState<string>()
  const [withdrawing, setWithdrawing] = useState<PaymentLink>()
  const isOnPhone = useMatches(PHONE)
  const [isUnfolded, setUnfolded] = useState(false)
  const heading = useHeadingForLostFocus(shownId ?? withdrawing?.sessionId)
  const isNothing = links.data?.length === 0
  // A phone shows the card payments below in its window.
  const isFoldable = isOnPhone && links.data !== undefined && !isNothing
  const title = `Open payment links${links.data && !isNothing ? ` (${links.data.length})` : ''}`
  return (
    <section
      aria-labelledby="links-title"
      data-filled={isNothing ? undefined : ''}
      className={isNothing ? 'sr-only' : MONEY_PART}
    >
      <h2 id="links-title" ref={heading} tabIndex={-1} className={links.isPending ? 'sr-only' : 'text-xl'}>
        {isFoldable ? (
          <button
            type="button"
            // A card as the rows of the other parts are, with its sign below theirs.
            className="flex min-h-11 w-full items-center justify-between rounded-card border border-line bg-raised px-4 py-2 text-left text-lg leading-tight"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <span>
              {title}
              {links.data && !isUnfolded && <Waiting links={links.data} />}
            </span>{' '}
            <ToolIcon name={isUnfolded ? 'up' : 'down'} className={`h-5 shrink-0 text-soft ${MONEY_END}`} />
          </button>
        ) : (
          title
        )}
      </h2>
      {links.isPending && <PartSkeleton things="payment links" className="h-15" />}
      {links.error && !links.data && (
        <LoadProblem
          isPart
          title="Failed to load the payment links"
          {...problemOf(links.error)}
          onRetry={() => void links.refetch()}
        />
      )}
      {links.data && links.data.length > 0 && !(isFoldable && !isUnfolded) && (
        <FirstRows rows={links.data} first={4} things="payment links">
          {(shown) => (
            <ul aria-labelledby="links-title" className={MONEY_ROWS}>
              {shown.map((link) => (
                <LinkRow
                  key={link.sessionId}
                  link={link}
                  onShowQr={() => setShownId(link.sessionId)}
                  onWithdraw={() => setWithdrawing(link)}
                />
              ))}
            </ul>
          )}
        </FirstRows>
      )}
      {withdrawing && <WithdrawLinkDialog link={withdrawing} onClose={() => setWithdrawing(undefined)} />}
      {shownId !== undefined && <PaymentQrDialog sessionId={shownId} onClose={() => setShownId(undefined)} />}
    </section>
  )
}

/** What the folded list holds: its money, and when the first of it is gone. */
function Waiting({ links }: { links: readonly PaymentLink[] }) {
  const first = links.reduce((one, other) => (other.expiresAt < one.expiresAt ? other : one))
  const left = useCountdown(Date.parse(first.expiresAt))
  const isOnline = useOnline()
  const sum = links.reduce((cents, { amount }) => cents + toCents(amount), 0) / 100
  return (
    <span className="block font-text text-sm font-normal tracking-normal text-soft tabular-nums">
      {formatDollars(sum)} · {expiryInRow(first, left, isOnline).replace(/^E/, 'e')}
    </span>
  )
}

type LinkRowProps = { link: PaymentLink; onShowQr: () => void; onWithdraw: () => void }

/** Pressed, it shows its code; the other ways to hand it on stand behind the dots. */
function LinkRow({ link, onShowQr, onWithdraw }: LinkRowProps) {
  const left = useCountdown(Date.parse(link.expiresAt))
  const isOnline = useOnline()
  const { customerName, sms } = link
  return (
    <li className={`${MONEY_ROW} grid-cols-[minmax(0,1fr)_auto_auto] hover:bg-sunk`}>
      <p className="flex min-w-0 items-baseline gap-x-2.5">
        <button
          type="button"
          className={`block min-w-0 truncate text-left font-semibold ${WHOLE_ROW}`}
          onClick={onShowQr}
        >
          <span className="sr-only">Show QR Code for </span>
          <bdi>{customerName}</bdi>
        </button>
        <span className="hidden shrink-0 text-sm text-soft @min-[28rem]:inline">{whatFor(link)}</span>
      </p>
      <p className={MONEY_AMOUNT}>{formatDollars(link.amount)}</p>
      <LinkTools link={link} onShowQr={onShowQr} onWithdraw={onWithdraw} />
      <p className={`truncate ${MONEY_LINE}`}>
        <span className={isOnline && left < 300 ? 'font-semibold text-chilli' : 'font-semibold text-ink'}>
          {expiryInRow(link, left, isOnline)}
        </span>{' '}
        · {link.locationName}
        <span className="hidden @min-[28rem]:inline"> · by {link.createdBy}</span>
      </p>
      {sms && (
        <p
          role="status"
          className={`col-span-2 text-sm ${sms.state === 'failed' ? 'font-semibold text-chilli' : 'text-soft'}`}
        >
          {smsText(sms, link)}
        </p>
      )}
    </li>
  )
}

function LinkTools({ link, onShowQr, onWithdraw }: LinkRowProps) {
  const { sessionId, customerName, customerPhone, paymentLink, canWithdraw } = link
  const send = useSendSms({ onFailed: (error) => toast('error', whyNotSent(error)) })
  const withdraw = { icon: 'bin', label: 'Withdraw…', isDanger: true, onPress: onWithdraw } as const
  return (
    <ToolMenu
      label={`Link for ${customerName}`}
      look="bare"
      className={`relative z-1 row-span-2 self-center ${MONEY_END}`}
      tools={[
        { icon: 'qr', label: 'Show QR Code', onPress: onShowQr },
        {
          icon: 'message',
          label: send.isPending ? 'Sending…' : 'Send SMS',
          whyNot: paymentSmsProblem(customerPhone, paymentLink) ?? undefined,
          onPress: () => {
            if (!send.isPending) send.send({ sessionId })
          },
        },
        { icon: 'copy', label: 'Copy link', onPress: () => void copyLink(paymentLink, customerName) },
        ...(canWithdraw ? [withdraw] : []),
      ]}
    />
  )
}

function whatFor({ pieces, orderType }: PaymentLink): string {
  const type = isOrderType(orderType) ? ORDER_TYPE_LABELS[orderType] : orderType
  return `${pieces} ${pieces === 1 ? 'item' : 'items'}, ${type}`
}

/** A link that was paid while its code was shown is gone from the list, and with it the button that had the focus. */
function useHeadingForLostFocus(shownId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    if (wasShown.current && shownId === undefined && document.activeElement === document.body) heading.current?.focus()
    wasShown.current = shownId !== undefined
  }, [shownId])
  return heading
}
