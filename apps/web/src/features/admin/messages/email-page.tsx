import type { MessageFilterState } from '@sizzle/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import type { To } from '../../../router/path.ts'
import { type StatTile, StatTiles } from '../../../ui/list/stat-tiles.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { emailsWords } from './campaigns/campaign-words.ts'
import { count, Days, type EmailStats, Templates } from './email-tables.tsx'
import { unclearAmong } from './message-words.ts'
import { NotSetUp } from './not-set-up.tsx'
import { StateLegend } from './state-legend.tsx'
import { Suppressions } from './suppressions.tsx'

const STATS_MISSING = 'Failed to get email stats'
const NONE: EmailStats = {
  total: 0,
  sent: 0,
  failed: 0,
  captured: 0,
  skipped: 0,
  waiting: 0,
  byTemplate: [],
  byDay: [],
  successRate: 0,
}

/** Their letters are no messages of the list, and are not among these. */
const CAMPAIGNS_APART = 'Campaign emails are counted under Campaigns.'

/** A percentage of fewer says more than is known. */
const FEW = 20

const TILES: readonly StatTile<EmailStats>[] = [
  { label: 'Total', figure: ({ total }) => count(total) },
  // Of those that were tried: what nobody got says nothing about sending, and neither do percents of a few.
  {
    label: 'Sent',
    figure: ({ sent }) => count(sent),
    note: ({ sent, failed, successRate }) => (sent + failed >= FEW ? `${successRate}% of those tried` : ''),
  },
  { label: 'Not sent', figure: ({ captured }) => count(captured) },
  { label: 'Failed', figure: ({ failed }) => count(failed), isAlarming: ({ failed }) => failed > 0 },
  { label: 'Skipped', figure: ({ skipped }) => count(skipped) },
]
/** Where the emails stand that a figure counts. */
const LIST_OF: Readonly<Record<string, MessageFilterState | undefined>> = {
  Sent: 'sent',
  'Not sent': 'captured',
  Failed: 'failed',
  Skipped: 'skipped',
}

type EmailPageProps = {
  backTo: To
  /** The emails in this state, in the list. */
  linkTo: (state: MessageFilterState | undefined) => To
  onShow: (state: MessageFilterState | undefined) => void
}

/** Emails of the last 30 days. */
export function EmailPage({ backTo, linkTo, onShow }: EmailPageProps) {
  const stats = useQuery(ask('/getEmailStats', {}))
  const shown: EmailStats | undefined = stats.data ?? (stats.error ? NONE : undefined)
  return (
    <div className={PAGE}>
      <SectionHead
        title="Email report"
        mark={<span className="text-soft">Last 30 days</span>}
        back={{ to: backTo, label: 'All messages' }}
        note={[shown && shown.waiting > 0 && `${count(shown.waiting)} wait to be sent.`, CAMPAIGNS_APART]
          .filter(Boolean)
          .join(' ')}
      />
      {stats.error && (
        <LoadProblem isPart title={STATS_MISSING} {...problemOf(stats.error)} onRetry={() => void stats.refetch()} />
      )}
      <section aria-label="Last 30 days" className="grid gap-4">
        {shown && shown.captured > 0 && <NotSent captured={shown.captured} />}
        <StatTiles
          // Where none was skipped, no column below counts it either.
          tiles={shown?.skipped === 0 ? TILES.filter(({ label }) => label !== 'Skipped') : TILES}
          stats={shown}
          isPending={stats.isPending}
          onChoose={(label) => onShow(LIST_OF[label])}
        />
        {shown && (
          // What was not sent is told above.
          <StateLegend className="-mt-1" states={unclearAmong((state) => shown[state] > 0 && state !== 'captured')} />
        )}
        {stats.isPending && (
          <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-52" />
            <Skeleton className="h-52" />
          </div>
        )}
        {stats.data && (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Days byDay={stats.data.byDay} failedTo={linkTo('failed')} />
            <Templates byTemplate={stats.data.byTemplate} failedTo={linkTo('failed')} />
          </div>
        )}
      </section>
      <Suppressions />
    </div>
  )
}

function NotSent({ captured }: { captured: number }) {
  return (
    <NotSetUp>
      <b>
        {emailsWords(captured)} {captured === 1 ? 'was' : 'were'} not sent
      </b>{' '}
      because email was not set up. {captured === 1 ? 'It is' : 'They are'} saved here and not sent later.
    </NotSetUp>
  )
}
