import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { clockOf, deviceClock } from '../../../ui/clock.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { historyQuery } from './users-query.ts'

/** What a person has ordered and booked, what was written to them, and what they agreed to. */
export function UserHistory({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(historyQuery(userId))
  if (error && !data)
    return (
      <LoadProblem
        title="Failed to load what this person has done"
        sentence={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-60 w-full" />
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Part title="Orders" none="No orders yet.">
        {data.orders.map(({ id, number, location, timeZone, at, status, paymentStatus, total }) => (
          <Row key={id} title={`${number} · ${location}`} aside={formatDollars(total)}>
            {clockOf({ timeZone }).moment(at)} · {status}, {paymentStatus}
          </Row>
        ))}
      </Part>
      <Part title="Reservations" none="No reservations yet.">
        {data.reservations.map(({ id, reservationId, location, timeZone, at, status, partySize }) => (
          <Row key={id} title={`${reservationId} · ${location}`} aside={guestsOf(partySize)}>
            {clockOf({ timeZone }).moment(at)} · {status}
          </Row>
        ))}
      </Part>
      <Part title="Messages" none="Nothing was written to this person.">
        {data.messages.map(({ id, at, kind, subject, template, state }) => (
          <Row key={id} title={subject || template.replaceAll('_', ' ')} aside={state}>
            {deviceClock().moment(at)} · {kind === 'email' ? 'E-mail' : 'SMS'}
          </Row>
        ))}
      </Part>
      <Part title="Consent to offers" none="Never asked for offers.">
        {data.consents.map(({ at, isGiven, source, wording }) => (
          <Row key={at} title={isGiven ? 'Agreed' : 'Withdrawn'} aside={source}>
            {deviceClock().moment(at)} · “{wording}”
          </Row>
        ))}
      </Part>
    </div>
  )
}

function guestsOf(partySize: number): string {
  return partySize === 1 ? '1 guest' : `${partySize} guests`
}

type PartProps = { title: string; none: string; children: readonly ReactNode[] }

function Part({ title, none, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      {children.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong px-4 py-5 text-soft">{none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">{children}</ul>
      )}
    </section>
  )
}

function Row({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-x-4 px-4 py-2.5">
      <p className="min-w-0 grow break-words">
        <span className="block">{title}</span>
        <span className="block text-sm text-soft">{children}</span>
      </p>
      <p className="shrink-0 tabular-nums max-sm:text-sm">{aside}</p>
    </li>
  )
}
