import { isOrderType, ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { useCountdown } from '../../../kit/use-countdown.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { expiryText } from '../../shared/payment-link/link-words.ts'
import { PaymentLinkPanel } from '../../shared/payment-link/payment-link-panel.tsx'
import { type PaymentLink, paymentLinksQuery } from '../../shared/payment-link/payment-link-query.ts'
import { PaymentQrDialog } from '../../shared/payment-link/payment-qr-dialog.tsx'
import { WithdrawLinkDialog } from '../../shared/payment-link/withdraw-link-dialog.tsx'
import { PartSkeleton } from './part-skeleton.tsx'

/** Links that staff made and that nobody has paid yet, with the ways to hand them on. */
export function OpenLinks({ locationId }: { locationId: string | undefined }) {
  const links = useQuery(paymentLinksQuery(locationId))
  const [shownId, setShownId] = useState<string>()
  const [withdrawing, setWithdrawing] = useState<PaymentLink>()
  const heading = useHeadingForLostFocus(shownId ?? withdrawing?.sessionId)
  const isNothing = links.data?.length === 0
  return (
    <section
      aria-labelledby="links-title"
      data-filled={isNothing ? undefined : ''}
      className={isNothing ? 'sr-only' : 'grid gap-3'}
    >
      <h2 id="links-title" ref={heading} tabIndex={-1} className={links.isPending ? 'sr-only' : 'text-xl'}>
        Open payment links{links.data && links.data.length > 0 && ` (${links.data.length})`}
      </h2>
      {links.isPending && <PartSkeleton things="payment links" className="h-40 xl:w-1/2" />}
      {links.error && !links.data && (
        <LoadProblem
          isPart
          title="Failed to load the payment links"
          sentence={sentenceOf(links.error)}
          onRetry={() => void links.refetch()}
        />
      )}
      {links.data && links.data.length > 0 && (
        <ul aria-labelledby="links-title" className="grid gap-3 xl:grid-cols-2">
          {links.data.map((link) => (
            <LinkCard
              key={link.sessionId}
              link={link}
              onShowQr={() => setShownId(link.sessionId)}
              onWithdraw={() => setWithdrawing(link)}
            />
          ))}
        </ul>
      )}
      {withdrawing && <WithdrawLinkDialog link={withdrawing} onClose={() => setWithdrawing(undefined)} />}
      {shownId !== undefined && <PaymentQrDialog sessionId={shownId} onClose={() => setShownId(undefined)} />}
    </section>
  )
}

type LinkCardProps = { link: PaymentLink; onShowQr: () => void; onWithdraw: () => void }

function LinkCard({ link, onShowQr, onWithdraw }: LinkCardProps) {
  const left = useCountdown(Date.parse(link.expiresAt))
  const type = isOrderType(link.orderType) ? ORDER_TYPE_LABELS[link.orderType] : link.orderType
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-raised p-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] max-[22rem]:grid-cols-1 gap-x-4 gap-y-1">
        <h3 className="line-clamp-2 text-lg font-semibold break-words">{link.customerName}</h3>
        <p className="price font-display text-2xl">{formatDollars(link.amount)}</p>
        <p className="col-span-full text-sm break-words text-soft">
          {link.pieces} {link.pieces === 1 ? 'item' : 'items'}, {type} · {link.locationName} · by {link.createdBy}
        </p>
        <p className={`col-span-full text-sm font-semibold ${left < 300 ? 'text-chilli' : ''}`}>
          {expiryText(link, left)}
        </p>
      </div>
      <PaymentLinkPanel isInList link={link} onShowQr={onShowQr} onWithdraw={onWithdraw} />
    </li>
  )
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
