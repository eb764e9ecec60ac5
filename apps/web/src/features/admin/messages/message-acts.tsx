import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import type { To } from '../../../router/path.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { heldIf } from '../../../ui/held.ts'
import { Link } from '../../../ui/link.tsx'
import type { Message } from './message-query.ts'
import { orderNumberIn } from './message-words.ts'

/** What the provider says of a landline: another try must fail too, so a call is the way. */
const NO_TEXTS = /cannot receive text|\b21614\b/i

/** What can be done about a message: try it again, open what it is about, call the guest. */
export function MessageActs({ message }: { message: Message }) {
  const { kind, state, lastError, guestPhone } = message
  const isCallBetter = state === 'failed' && kind === 'sms' && NO_TEXTS.test(lastError)
  const subject = subjectOf(message)
  return (
    <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow empty:hidden">
      {guestPhone !== null && isCallBetter && <Call phone={guestPhone} isFirst />}
      {state === 'failed' && <Retry messageId={message.id} isFirst={!isCallBetter} />}
      {subject && (
        <Link to={subject.to} className={button('quiet', 'px-4!')}>
          {subject.label}
        </Link>
      )}
      {guestPhone !== null && !isCallBetter && <Call phone={guestPhone} />}
    </div>
  )
}

function Call({ phone, isFirst = false }: { phone: string; isFirst?: boolean }) {
  return (
    <a className={button(isFirst ? 'primary' : 'quiet', 'px-4! whitespace-nowrap')} href={telLink(phone)}>
      Call {displayPhone(phone)}
    </a>
  )
}

function Retry({ messageId, isFirst }: { messageId: string; isFirst: boolean }) {
  const isOnline = useOnline()
  const retry = useWish('/retryMessage', {
    onDone: ({ message }) => toast('success', message),
    onFailed: (error) => toast('error', sentenceOf(error)),
    onSettled: () => askAgainAbout('message.changed'),
  })
  return (
    <button
      type="button"
      className={button(isFirst ? 'primary' : 'quiet', 'px-4!')}
      onClick={() => retry.send({ messageId })}
      title={isOnline ? undefined : NOT_OFFLINE}
      {...heldIf(retry.isPending || !isOnline)}
    >
      {retry.isPending ? 'Trying again…' : 'Try again now'}
    </button>
  )
}

/** The order, the table or the person that it is about, and where they stand. */
function subjectOf(message: Message): { readonly label: string; readonly to: To } | undefined {
  const { about, booking, locationId } = message
  switch (about?.kind) {
    case 'order': {
      const number = orderNumberIn(message)
      const to = sectionHash({ section: 'orders', below: [about.id] })
      return { label: number ? `Open order ${number}` : 'Open the order', to }
    }
    case 'reservation': {
      if (!booking) return undefined
      const filters = new URLSearchParams({ day: booking.date })
      const hash = sectionHash({ section: 'reservations', below: [booking.reservationId], filters })
      return {
        label: 'Open the reservation',
        to: locationId === null ? hash : { search: `location=${locationId}`, hash },
      }
    }
    case 'user':
      return { label: 'Open the person', to: sectionHash({ section: 'users', below: [about.id] }) }
    case undefined:
      return undefined
  }
}
