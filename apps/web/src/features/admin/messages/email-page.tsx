import type { getEmailStats } from '@sizzle/contract/emails.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { ask } from '../../../kit/server/ask.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import type { To } from '../../../router/path.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Link } from '../../../ui/link.tsx'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import { type StatTile, StatTiles } from '../../../ui/list/stat-tiles.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { SendEmailDialog } from '../../shared/email/send-email-dialog.tsx'
import { templateLabel } from './message-words.ts'
import { Suppressions } from './suppressions.tsx'

type Stats = Pick<
  WireOutputOf<typeof getEmailStats>,
  'total' | 'sent' | 'failed' | 'captured' | 'waiting' | 'templates' | 'byDay' | 'successRate'
>

const STATS_MISSING = 'Failed to get email stats'
const NONE: Stats = {
  total: 0,
  sent: 0,
  failed: 0,
  captured: 0,
  waiting: 0,
  templates: {},
  byDay: [],
  successRate: 0,
}

/** A percentage of fewer says more than is known. */
const FEW = 20

const count = (number: number) => number.toLocaleString('en-CA')
const TILES: readonly StatTile<Stats>[] = [
  { label: 'Total', figure: ({ total }) => count(total) },
  { label: 'Sent', figure: ({ sent }) => count(sent) },
  { label: 'Kept here', figure: ({ captured }) => count(captured) },
  { label: 'Failed', figure: ({ failed }) => count(failed), isAlarming: ({ failed }) => failed > 0 },
  {
    label: 'Success rate',
    // Of those that were tried: what was only kept here says nothing about sending, and neither do percents of a few.
    figure: (stats) => {
      const tried = stats.sent + stats.failed
      if (stats === NONE || tried >= FEW) return `${stats.successRate}%`
      return tried === 0 ? 'none sent' : `${stats.sent} of ${tried}`
    },
  },
]

/** Emails of the last 30 days, and writing the next one. */
export function EmailPage({ backTo, textsTo }: { backTo: To; textsTo: To }) {
  const stats = useQuery(ask('/getEmailStats', {}))
  const [isWriting, setWriting] = useState(false)
  const isOnline = useOnline()
  const shown: Stats | undefined = stats.data ?? (stats.error ? NONE : undefined)
  return (
    <div className={PAGE}>
      <SectionHead
        title="Email"
        back={{ to: backTo, label: 'Messages' }}
        note={`The last 30 days.${shown && shown.waiting > 0 ? ` ${count(shown.waiting)} wait to be sent.` : ''}`}
      >
        <Link to={textsTo} className={button('quiet', 'px-4!')}>
          Letter texts
        </Link>
        <button
          type="button"
          className={button('primary')}
          disabled={!isOnline}
          title={isOnline ? undefined : NOT_OFFLINE}
          onClick={() => setWriting(true)}
        >
          <ToolIcon name="edit" /> Write an email
        </button>
      </SectionHead>
      {stats.error && (
        <LoadProblem
          isPart
          title={STATS_MISSING}
          sentence={sentenceOf(stats.error)}
          onRetry={() => void stats.refetch()}
        />
      )}
      <section aria-label="Last 30 days" className="grid gap-4">
        {shown && shown.captured > 0 && <NotSent captured={shown.captured} />}
        <StatTiles tiles={TILES} stats={shown} isPending={stats.isPending} />
        {stats.isPending && (
          <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-52" />
            <Skeleton className="h-52" />
          </div>
        )}
        {stats.data && (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Days byDay={stats.data.byDay} />
            <Templates templates={stats.data.templates} />
          </div>
        )}
      </section>
      <Suppressions />
      {isWriting && <SendEmailDialog onClose={() => setWriting(false)} />}
    </div>
  )
}

function NotSent({ captured }: { captured: number }) {
  return (
    <p className="rounded-control bg-saffron-soft px-4 py-2.5 text-saffron-ink">
      <b>{count(captured)} kept here, because no mail server is set.</b> They can be read under Messages; nobody got
      them.{' '}
      <Link to={sectionHash({ section: 'status' })} className="font-semibold underline underline-offset-4">
        What is set up
      </Link>
    </p>
  )
}

const HEAD =
  'border-b border-line px-4 first:pl-4 last:pr-4 max-sm:px-1.5 max-sm:first:pl-4 max-sm:last:pr-4 py-2 text-left text-sm font-semibold whitespace-nowrap text-soft'
const CAPTION = 'px-4 pt-3 pb-1 text-left font-display text-lg font-semibold'
const CELL = 'border-b border-line px-4 first:pl-4 last:pr-4 max-sm:px-1.5 max-sm:first:pl-4 max-sm:last:pr-4 py-2'
const NUMBER = 'text-right tabular-nums'

function Days({ byDay }: Pick<Stats, 'byDay'>) {
  if (byDay.length === 0)
    return (
      <div className="lg:col-span-2">
        <ListEmpty title="No emails in the last 30 days" hint="Confirmations, and what you write, are counted here." />
      </div>
    )
  return (
    <div className="max-h-[420px] overflow-y-auto rounded-card border border-line bg-raised">
      <table className="w-full border-separate border-spacing-0">
        <caption className={CAPTION}>By day</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} sticky top-0 bg-raised`}>
              Day
            </th>
            {['Total', 'Sent', 'Kept here', 'Failed'].map((label) => (
              <th key={label} scope="col" className={`${HEAD} ${NUMBER} sticky top-0 bg-raised`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byDay.toReversed().map(({ date, total, sent, captured, failed }) => (
            <tr key={date} className="[&:last-child>*]:border-0">
              <th scope="row" className={`${CELL} text-left font-normal whitespace-nowrap`}>
                {clockOf({ timeZone: 'UTC' }).day(date)}
              </th>
              {Object.entries({ total, sent, captured, failed }).map(([name, number]) => (
                <td key={name} className={`${CELL} ${NUMBER} ${number === 0 ? 'text-soft' : ''}`}>
                  {count(number)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Templates({ templates }: Pick<Stats, 'templates'>) {
  const rows = Object.entries(templates)
  if (rows.length === 0) return null
  return (
    <div className="rounded-card border border-line bg-raised">
      <table className="w-full border-separate border-spacing-0">
        <caption className={CAPTION}>By kind</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              Kind
            </th>
            <th scope="col" className={`${HEAD} ${NUMBER}`}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([template, number]) => (
            <tr key={template} className="[&:last-child>*]:border-0">
              <th scope="row" className={`${CELL} text-left font-normal`}>
                {templateLabel(template)}
              </th>
              <td className={`${CELL} ${NUMBER}`}>{count(number)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
