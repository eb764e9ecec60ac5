import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { getUserHistory } from '@sizzle/contract/user-history.ts'
import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { dayOfHouse, momentInRow, timeOfHouse } from '../../../ui/clock.ts'
import { Link } from '../../../ui/link.tsx'
import { FirstRows } from '../../../ui/list/first-rows.tsx'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { PART_HEAD } from './part-head.ts'
import { historyQuery, type User } from './users-query.ts'

/** What a person has ordered, the newest first. */
export function UserOrders({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(historyQuery(user.id))
  if (error && !data)
    return (
      <LoadProblem
        title="Failed to load what this person has done"
        {...problemOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <RowsSkeleton rows={4} />
  return (
    <Part title="Orders">
      {data.orders.map(({ id, number, location, timeZone, at, status, paymentStatus, total }) => (
        <Row
          key={id}
          to={`#orders/${id}`}
          title={`${number} · ${location}`}
          aside={
            <span className="flex items-center justify-end gap-x-3 gap-y-1 @max-[26rem]:flex-col-reverse @max-[26rem]:items-end">
              {status === 'completed' ? (
                // The usual has no chip.
                <span className="text-sm text-soft">Completed</span>
              ) : (
                <Badge tone={ORDER_TONES[status] ?? 'plain'}>{sentenceCase(status)}</Badge>
              )}
              <span className={`price ${status === 'cancelled' ? 'text-soft line-through' : ''}`}>
                {formatDollars(total)}
              </span>
            </span>
          }
        >
          {momentInRow(at, timeZone)}
          {status !== 'cancelled' && (
            <span className={paidLook(status, paymentStatus)}>
              {' '}
              · <span className="whitespace-nowrap">{sentenceCase(paidWords(paymentStatus))}</span>
            </span>
          )}
        </Row>
      ))}
    </Part>
  )
}

/** What a person has booked. */
export function UserReservations({ user }: { user: User }) {
  const { data } = useQuery(historyQuery(user.id))
  if (!data) return null
  return (
    <Part title="Reservations">
      {data.reservations.map(({ id, location, timeZone, at, status, partySize, isByAccount }) => (
        <Row
          key={id}
          to={`#reservations/${id}`}
          title={momentInRow(at, timeZone)}
          aside={<Badge tone={RESERVATION_TONES[status]}>{sentenceCase(status)}</Badge>}
        >
          {guestsText(partySize)} · {location}
          {!isByAccount && ' · booked without the account'}
        </Row>
      ))}
    </Part>
  )
}

/** What was written to a person, and what they agreed to. */
export function UserHistory({ user }: { user: User }) {
  const { data } = useQuery(historyQuery(user.id))
  if (!data) return null
  return (
    <>
      <Part title="Messages">
        {data.messages.map(({ id, at, kind, subject, template, state, campaignId }) => (
          <Row
            key={id}
            to={campaignId === null ? `#messages/${id}` : `#messages/campaigns/${campaignId}`}
            title={subject || sentenceCase(template)}
            aside={
              <Badge tone={MESSAGE_TONES[state] ?? 'plain'}>
                {state === 'captured' ? 'Not sent' : sentenceCase(state)}
              </Badge>
            }
          >
            {momentInRow(at)} · {kind === 'email' ? 'Email' : 'SMS'}
            {campaignId !== null && ' of a campaign'}
          </Row>
        ))}
      </Part>
      <Part title="Consent to offers">
        {[
          // First: it counts more than what was agreed.
          ...(data.noOffers ? [<NoOffers key="none" noOffers={data.noOffers} />] : []),
          ...data.consents.map(({ at, isGiven, source, wording }) => (
            <Row
              key={at}
              title={isGiven ? 'Agreed' : 'Withdrawn'}
              aside={<Badge tone={isGiven ? 'good' : 'over'}>{isGiven ? 'Yes' : 'No'}</Badge>}
            >
              {timeOfHouse(at, 'moment')}, {source} · “{wording}”
            </Row>
          )),
        ]}
      </Part>
    </>
  )
}

const WHY_NONE = { bounced: 'mail came back', complained: 'complained of an offer' } as const

type NoOffersProps = { noOffers: NonNullable<WireOutputOf<typeof getUserHistory>['noOffers']> }

function NoOffers({ noOffers: { reason, note, at } }: NoOffersProps) {
  return (
    <Row title={`Gets no offers: ${WHY_NONE[reason]}, ${dayOfHouse(at)}`} aside={<Badge tone="bad">Blocked</Badge>}>
      {note}
    </Row>
  )
}

/** Orders that the kitchen still has to do with stand out, as on the board; what was cancelled asks for nobody any more. */
const ORDER_TONES: Readonly<Record<string, BadgeTone>> = {
  pending: 'waiting',
  preparing: 'busy',
  ready: 'good',
  cancelled: 'over',
}

const RESERVATION_TONES = {
  pending: 'waiting',
  confirmed: 'good',
  seated: 'busy',
  completed: 'plain',
  'no-show': 'bad',
  cancelled: 'over',
} as const satisfies Record<ReservationStatus, BadgeTone>

const MESSAGE_TONES: Readonly<Record<string, BadgeTone>> = {
  queued: 'waiting',
  captured: 'waiting',
  sending: 'busy',
  sent: 'good',
  failed: 'bad',
  skipped: 'over',
}

function paidWords(paymentStatus: string): string {
  return paymentStatus === 'pending' ? 'unpaid' : paymentStatus
}

/** As on the board an order under way may be unpaid; one that is over should not be. */
function paidLook(status: string, paymentStatus: string): string {
  if (paymentStatus === 'paid' || paymentStatus === 'refunded') return ''
  return status === 'completed' ? 'text-chilli' : 'text-saffron-ink'
}

/** 'order_ready' and 'no-show' as they stand at the beginning of a line. */
function sentenceCase(word: string): string {
  const plain = word.replaceAll('_', ' ')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}

/** Of each kind the latest so many are asked for. */
const MOST = 20

/** Without anything in it it is a line at the end of the page. */
function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-label={title} className="@container">
      <div className={`mb-2 ${PART_HEAD}`}>
        <h2 className="text-xl">{title}</h2>
      </div>
      <FirstRows rows={children} things={title.toLowerCase()} isCut={children.length >= MOST}>
        {(shown) => <ul className="divide-y divide-line rounded-card border border-line bg-raised">{shown}</ul>}
      </FirstRows>
    </section>
  )
}

type RowProps = { to?: string; title: string; aside: ReactNode; children: ReactNode }

function Row({ to, title, aside, children }: RowProps) {
  return (
    <li className={`relative flex items-center gap-x-4 px-4 py-2.5 ${to ? 'hover:bg-sunk' : ''}`}>
      <p className="min-w-0 grow break-words">
        {to ? (
          // The whole row is this link.
          <Link
            to={to}
            className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--focus)"
          >
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="block text-sm text-soft">{children}</span>
      </p>
      <p className="shrink-0 tabular-nums @max-[26rem]:text-sm">{aside}</p>
      {to && <ToolIcon name="down" className="-mx-2 size-5 shrink-0 -rotate-90 text-soft" />}
    </li>
  )
}
