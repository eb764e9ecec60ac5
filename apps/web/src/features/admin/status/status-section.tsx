import { may } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { deviceClock } from '../../../ui/clock.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { type HealthPart, healthQuery, partsIn } from './status-query.ts'
import { type PartLook, partWords, summary, worstLook } from './status-words.ts'

/** Whether the program works: in words for everybody who manages, in figures for admins. */
export function StatusSection({ user }: { user: SessionUser }) {
  const health = useQuery(healthQuery())
  const parts = partsIn(health.data, health.error)
  const look = worstLook(parts ?? [])
  const askedAt = health.data?.checkedAt
  return (
    <div className={PAGE}>
      <SectionHead
        title="Status"
        note={
          <div className="flex min-h-6 flex-wrap items-baseline gap-x-3">
            <p role="status" className="text-lg font-semibold text-ink">
              {parts && (
                <Icon
                  name={VERDICT[look].icon}
                  className={`mr-2 inline-block size-5 align-[-0.2em] ${VERDICT[look].tone}`}
                />
              )}
              {parts && summary(parts)}
            </p>
            <p className="text-sm">{askedAt && `Checked at ${deviceClock().time(askedAt)}`}</p>
          </div>
        }
      />
      {health.isPending && (
        <div aria-busy="true">
          <Skeleton className="h-96" />
        </div>
      )}
      {health.error && !parts && (
        <LoadProblem
          title="Failed to load the status"
          sentence={sentenceOf(health.error)}
          onRetry={() => void health.refetch()}
        />
      )}
      {parts && (
        <section aria-label="How each part is" className="grid gap-2">
          <ul aria-label="Parts" className="divide-y divide-line rounded-card border border-line bg-raised">
            {parts.map((part) => (
              <Part key={part.name} part={part} />
            ))}
          </ul>
          <HowToSetUp parts={parts} />
          {may(user, 'printer.manage') && (
            <p className="text-sm text-soft">
              Printers are not among these parts: see{' '}
              <Link
                to={sectionHash({ section: 'printers' })}
                className="font-semibold text-ink underline underline-offset-4"
              >
                Printers
              </Link>
              .
            </p>
          )}
        </section>
      )}
      {may(user, 'metrics.see') && <FiguresPanel />}
    </div>
  )
}

const VERDICT = {
  works: { icon: 'check', tone: 'text-coriander' },
  degraded: { icon: 'alert', tone: 'text-saffron-ink' },
  down: { icon: 'alert', tone: 'text-chilli' },
} as const

const TONES: Readonly<Record<PartLook, BadgeTone>> = {
  works: 'good',
  unused: 'waiting',
  degraded: 'waiting',
  down: 'bad',
}

const NEEDED: Readonly<Record<string, string>> = {
  mail: 'a mail server for emails',
  sms: 'a Twilio account for texts',
}

/** A manager cannot set these up, and has to know whom to ask for what. */
function HowToSetUp({ parts }: { parts: readonly HealthPart[] }) {
  const needed = parts.flatMap((part) => (partWords(part).look === 'unused' ? (NEEDED[part.name] ?? []) : []))
  if (needed.length === 0) return null
  return (
    <p className="text-sm text-pretty text-soft">
      <b className="text-ink">How to set up:</b> ask the person who looks after your server to connect{' '}
      {needed.join(' and ')}.
    </p>
  )
}

function Part({ part }: { part: HealthPart }) {
  const { title, state, look, sentence } = partWords(part)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 lg:grid-cols-[14rem_minmax(0,1fr)_auto]">
      <h2 className="text-lg leading-tight">{title}</h2>
      <Badge tone={TONES[look]} className="lg:order-last">
        {state}
      </Badge>
      <div className="min-w-0 max-lg:col-span-2">
        <p className="text-pretty text-soft">{sentence}</p>
        {part.cause && <p className="text-sm break-words text-soft">{part.cause}</p>}
      </div>
    </li>
  )
}
