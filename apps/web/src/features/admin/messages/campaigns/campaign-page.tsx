import { personalize } from '@sizzle/domain/messages/templates.ts'
import { sampleCode } from '@sizzle/domain/promotions/code.ts'
import { useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { isMissing, sentenceOf } from '../../../../kit/page-calls.ts'
import type { To } from '../../../../router/path.ts'
import { type StatTile, StatTiles } from '../../../../ui/list/stat-tiles.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { SectionHead } from '../../../../ui/section-head.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmailPreview } from '../../../shared/email/email-preview.tsx'
import { CampaignChip } from './campaign-chip.tsx'
import { type Campaign, campaignQuery } from './campaign-query.ts'
import { audienceSentence, count, paceWords, timeLeft } from './campaign-words.ts'
import { RunCampaign } from './run-campaign.tsx'

/** Each has a name of their own, so none stands there for all of them. */
const EACH_READER = { customerName: '{customerName}' }

type CampaignPageProps = { campaignId: string; backTo: To; editTo: To; onDeleted: () => void }

/** One campaign: how far it is, what became of its letters, and what it says. */
export function CampaignPage({ campaignId, backTo, editTo, onDeleted }: CampaignPageProps) {
  const { data, error, refetch } = useQuery(campaignQuery(campaignId))
  return (
    <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-5 p-4 sm:p-6">
      {data ? (
        <Shown campaign={data} backTo={backTo} editTo={editTo} onDeleted={onDeleted} />
      ) : (
        <>
          <SectionHead title="Campaign" back={{ to: backTo, label: 'Campaigns' }} />
          {error ? (
            <LoadProblem
              title="Failed to load the campaign"
              sentence={isMissing(error) ? 'This campaign is no longer here.' : sentenceOf(error)}
              onRetry={isMissing(error) ? undefined : () => void refetch()}
            />
          ) : (
            <div aria-busy="true" className="grid gap-5">
              <p className="sr-only">Loading the campaign…</p>
              <Skeleton className="h-22 w-full" />
              <Skeleton className="h-64 w-full" />
            </div>
          )}
        </>
      )}
    </div>
  )
}

type Report = Campaign['report']
const TILES: readonly StatTile<Report>[] = [
  { label: 'Sent', figure: ({ sent }) => count(sent) },
  { label: 'Delivered', figure: ({ delivered }) => count(delivered) },
  { label: 'Came back', figure: ({ bounced }) => count(bounced), isAlarming: ({ bounced }) => bounced > 0 },
  { label: 'Unsubscribed', figure: ({ unsubscribed }) => count(unsubscribed) },
]

const OTHERS: readonly (readonly [keyof Report, string])[] = [
  ['waiting', 'Wait to be sent'],
  ['failed', 'Failed: the mail server refused them, or they came back'],
  ['skipped', 'Left out: they took no offers any more, or the offer was over'],
  ['uncertain', 'Uncertain: the line broke before the mail server answered. They are not sent again.'],
  ['complained', 'Complained of it'],
  ['ordersAfter', 'Orders of its readers within 30 days'],
  ['ordersWithCode', 'Orders with its codes'],
  ['codesOverLimit', 'Of these, with a code that was used once already: the price had been promised'],
]

type ShownProps = Omit<CampaignPageProps, 'campaignId'> & { campaign: Campaign }

function Shown({ campaign, backTo, editTo, onDeleted }: ShownProps) {
  const { name, state, audience, perMinute, code, percent, report, templateData } = campaign
  const places = useQuery(ownLocationsQuery(audience.boughtAt)).data?.locations ?? []
  const others = OTHERS.filter(([field]) => report[field] > 0)
  return (
    <>
      <SectionHead
        title={name}
        mark={<CampaignChip state={state} />}
        note={
          <p>
            {audienceSentence(audience, places)} · {paceWords(perMinute)}
            {percent !== null && (
              <>
                {' '}
                · {percent}% off with codes such as <span className="whitespace-nowrap">{sampleCode(code)}</span>
              </>
            )}
          </p>
        }
        back={{ to: backTo, label: 'Campaigns' }}
      >
        {state !== 'done' && <RunCampaign key={state} campaign={campaign} editTo={editTo} onDeleted={onDeleted} />}
      </SectionHead>
      <KeptHere letters={report.captured} />
      {state !== 'draft' && <Progress campaign={campaign} />}
      {state !== 'draft' && (
        <section aria-label="Report" className="grid gap-4">
          <StatTiles tiles={TILES} stats={report} isPending={false} />
          {others.length > 0 && (
            <dl className="divide-y divide-line rounded-card border border-line bg-raised">
              {others.map(([field, label]) => (
                <div key={field} className="flex items-baseline justify-between gap-4 px-4 py-2.5">
                  <dt className="text-pretty">{label}</dt>
                  <dd className="price">{count(report[field])}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
      <section aria-labelledby="campaign-letter" className="grid gap-3">
        <h2 id="campaign-letter" className="text-xl">
          {personalize(templateData.subject ?? '', { ...templateData, ...EACH_READER })}
        </h2>
        <EmailPreview
          message={templateData.message ?? ''}
          words={() => ({ templateId: 'promotion', templateData: { ...templateData, code: sampleCode(code) } })}
          isReady={() => true}
        />
      </section>
    </>
  )
}

/** Nothing went out: a house without a mail server keeps what it would have sent. */
function KeptHere({ letters }: { letters: number }) {
  if (letters === 0) return null
  return (
    <p className="rounded-control bg-saffron-soft px-4 py-3 font-semibold text-saffron-ink">
      {letters === 1 ? '1 letter is' : `${count(letters)} letters are`} kept here and not sent, because no mail server
      is set.
    </p>
  )
}

/** Browsers paint their own bar otherwise, in their own green. */
const BAR =
  'h-3 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-saffron [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-saffron'

function Progress({ campaign: { state, total, waiting, perMinute } }: { campaign: Campaign }) {
  const out = total - waiting
  return (
    <div className="grid gap-1.5">
      {state !== 'done' && <progress aria-label="Progress" className={BAR} value={out} max={Math.max(1, total)} />}
      <p role="status" className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>
          {count(out)} of {count(total)}
        </span>
        <span className="text-soft">
          {state === 'sending' && waiting > 0 && timeLeft(waiting, perMinute)}
          {state === 'stopped' && `${count(waiting)} wait until it goes on`}
        </span>
      </p>
    </div>
  )
}
