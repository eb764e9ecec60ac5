import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { clockOf, deviceClock } from '../../../ui/clock.ts'
import { Link } from '../../../ui/link.tsx'
import { FirstRows } from '../../../ui/list/first-rows.tsx'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import { historyQuery, type User } from './users-query.ts'

/** What a person has ordered and booked, what was written to them, and what they agreed to. */
export function UserHistory({ user, saysWhatIsNot }: { user: User; saysWhatIsNot: boolean }) {
  const { data, error, refetch } = useQuery(historyQuery(user.id))
  if (error && !data)
    return (
      <LoadProblem
        title="Failed to load what this person has done"
        sentence={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <RowsSkeleton rows={4} />
  return (
    <>
      <div className={COLUMNS}>
        <div className={STACK}>
          <Part title="Orders">
            {data.orders.map(({ id, number, location, timeZone, at, status, paymentStatus, total }) => (
              <Row
                key={id}
                to={`#orders/${id}`}
                title={`${number} · ${location}`}
                aside={
                  <span className="flex items-center justify-end gap-x-3 gap-y-1 max-sm:flex-col-reverse max-sm:items-end">
                    {LIVE[status] && <Badge tone={LIVE[status]}>{sentenceCase(status)}</Badge>}
                    <span className="price">{formatDollars(total)}</span>
                  </span>
                }
              >
                {clockOf({ timeZone }).moment(at)}
                {!LIVE[status] && ` · ${sentenceCase(status)}`}
                {status !== 'cancelled' && (
                  <span className={paymentStatus === 'paid' || paymentStatus === 'refunded' ? '' : 'text-chilli'}>
                    , {paidWords(paymentStatus)}
                  </span>
                )}
              </Row>
            ))}
          </Part>
          <Part title="Consent to offers">
            {data.consents.map(({ at, isGiven, source, wording }) => (
              <Row
                key={at}
                title={isGiven ? 'Agreed' : 'Withdrawn'}
                aside={<Badge tone={isGiven ? 'good' : 'over'}>{isGiven ? 'Yes' : 'No'}</Badge>}
              >
                {deviceClock().moment(at)}, {source} · “{wording}”
              </Row>
            ))}
          </Part>
        </div>
        <div className={STACK}>
          <Part title="Reservations">
            {data.reservations.map(({ id, location, timeZone, at, status, partySize, isByAccount }) => (
              <Row
                key={id}
                to={`#reservations/${id}`}
                title={clockOf({ timeZone }).moment(at)}
                aside={<Badge tone={RESERVATION_TONES[status]}>{sentenceCase(status)}</Badge>}
              >
                {guestsText(partySize)} · {location}
                {!isByAccount && ' · booked without the account'}
              </Row>
            ))}
          </Part>
          <Part title="Messages">
            {data.messages.map(({ id, at, kind, subject, template, state }) => (
              <Row
                key={id}
                to={`#messages/${id}`}
                title={subject || sentenceCase(template)}
                aside={
                  <Badge tone={MESSAGE_TONES[state] ?? 'plain'}>
                    {state === 'captured' ? 'Kept here' : sentenceCase(state)}
                  </Badge>
                }
              >
                {deviceClock().moment(at)} · {kind === 'email' ? 'Email' : 'SMS'}
              </Row>
            ))}
          </Part>
        </div>
      </div>
      {saysWhatIsNot && (
        <NotYet
          words={[
            data.orders.length === 0 && 'No orders yet.',
            data.reservations.length === 0 && 'No reservations yet.',
            data.messages.length === 0 && 'No messages sent yet.',
            data.consents.length === 0 && 'Not asked about offers yet.',
          ]}
        />
      )}
    </>
  )
}

/** Two columns where both have room for their words and something to say. */
const COLUMNS =
  'mt-1 hidden grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] items-start gap-5 has-[section]:grid'
/** Columns of their own: a short list leaves no hole beside a long one. */
const STACK = 'grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden'

/** What is not there takes one line for all of it. */
function NotYet({ words }: { words: readonly (string | false)[] }) {
  const said = words.filter((one) => one !== false)
  return said.length > 0 && <p className="text-soft">{said.join(' ')}</p>
}

/** Orders that the kitchen still has to do with stand out, as on the board. */
const LIVE: Readonly<Record<string, BadgeTone>> = { pending: 'waiting', preparing: 'busy', ready: 'good' }

const RESERVATION_TONES = {
  pending: 'waiting',
  confirmed: 'good',
  seated: 'busy',
  completed: 'over',
  'no-show': 'bad',
  cancelled: 'over',
} as const satisfies Record<ReservationStatus, BadgeTone>

const MESSAGE_TONES: Readonly<Record<string, BadgeTone>> = {
  queued: 'waiting',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
  skipped: 'over',
}

function paidWords(paymentStatus: string): string {
  return paymentStatus === 'unpaid' || paymentStatus === 'pending' ? 'not paid' : paymentStatus
}

/** 'order_ready' and 'no-show' as they stand at the beginning of a line. */
function sentenceCase(word: string): string {
  const plain = word.replaceAll('_', ' ')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}

/** Of each kind the latest so many are asked for. */
const MOST = 20

type PartProps = { title: string; children: readonly ReactNode[] }

function Part({ title, children }: PartProps) {
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <FirstRows rows={children} things={title.toLowerCase()} isCut={children.length >= MOST}>
        {(shown) => <ul className="divide-y divide-line rounded-card border border-line bg-raised">{shown}</ul>}
      </FirstRows>
    </section>
  )
}

type RowProps = { to?: string; title: string; aside: ReactNode; children: ReactNode }

function Row({ to, title, aside, children }: RowProps) {
  return (
    <li className="flex items-center gap-x-4 px-4 py-2.5">
      <p className="min-w-0 grow break-words">
        {to ? (
          <Link to={to} className="font-semibold underline-offset-3 hover:underline">
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="block text-sm text-soft">{children}</span>
      </p>
      <p className="shrink-0 tabular-nums max-sm:text-sm">{aside}</p>
    </li>
  )
}
