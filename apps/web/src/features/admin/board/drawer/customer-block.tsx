import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReactNode } from 'react'
import { button } from '../../../../ui/button.ts'
import { timeInRow } from '../../../../ui/clock.ts'
import { EmailWords } from '../../../../ui/email-words.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import type { BoardOrder, OrderDetails } from '../state/board-query.ts'
import { messageWords } from './timeline.tsx'

const LINK = 'font-semibold underline underline-offset-4'

/** In the drawer's head: a question about an order is asked by phone. */
export function PhoneLink({ phone }: { phone: string }) {
  if (!phone) return null
  return (
    <a className={button('quiet', 'px-2! whitespace-nowrap')} href={`tel:${phone}`}>
      <Icon name="phone" className="size-5 shrink-0" />
      <span>
        <span className="sr-only">Call </span>
        {displayPhone(phone)}
      </span>
    </a>
  )
}

type CustomerBlockProps = {
  order: BoardOrder
  /** The last email, where it did not go out. That this site sends none is no alarm. */
  missed?: OrderDetails['messages'][number] | undefined
  /** It failed, and whoever asks may try it again from the list of messages. */
  mayTryAgain: boolean
}

/** What does not stand below the title already. */
export function CustomerBlock({ order, missed, mayTryAgain }: CustomerBlockProps) {
  const { customerInfo } = order
  return (
    <dl className="grid gap-y-2 min-[16rem]:grid-cols-[5.5rem_minmax(0,1fr)]">
      {customerInfo.email && (
        <Row name="Email">
          <a className={LINK} href={`mailto:${customerInfo.email}`}>
            <EmailWords email={customerInfo.email} />
          </a>
          {missed && (
            <span
              className={`mt-0.5 flex items-start gap-1.5 text-[0.9375rem] leading-snug ${missed.state === 'captured' ? 'text-soft' : 'font-semibold text-chilli'}`}
            >
              <Icon name="alert" className="mt-px size-4.5 shrink-0" /> {messageWords(missed)}
            </span>
          )}
          {missed && mayTryAgain && (
            <Link
              to={`#messages?${new URLSearchParams({ search: customerInfo.email })}`}
              className={button('quiet', 'mt-1.5 px-3! text-[0.9375rem]')}
            >
              Open in Messages
            </Link>
          )}
        </Row>
      )}
      <Row name="Placed">{timeInRow(order.orderTime, order.locationInfo.timeZone, 'shortMoment')}</Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft max-[16rem]:-mb-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
