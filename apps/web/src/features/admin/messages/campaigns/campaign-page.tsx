import { personalize } from '@sizzle/domain/messages/templates.ts'
import { useQuery } from '@tanstack/react-query'
import type { To } from 'react-router'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { isMissing, sentenceOf } from '../../../../kit/page-calls.ts'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { type StatTile, StatTiles } from '../../../../ui/list/stat-tiles.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmailPreview } from '../../../shared/email/email-preview.tsx'
import { CampaignChip } from './campaign-chip.tsx'
import { type Campaign, campaignQuery } from './campaign-query.ts'
import { audienceSentence, count, paceWords, timeLeft } from './campaign-words.ts'
import { RunCampaign } from './run-campaign.tsx'

type CampaignPageProps = { campaignId: string; backTo: To; editTo: To }

/** One campaign: how far it is, what became of its letters, and what it says. */
export function CampaignPage({ campaignId, backTo, editTo }: CampaignPageProps) {
  const { data, error, refetch } = useQuery(campaignQuery(campaignId))
  return (
    <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-5 p-4 md:p-6">
      <Link to={backTo} className={button('bare', '-ml-3 w-fit px-3!')}>
        <Icon name="arrow" className="size-5 rotate-180" /> Campaigns
      </Link>
      {data ? (
        <Shown campaign={data} editTo={editTo} />
      ) : error ? (
        <LoadProblem
          sentence={isMissing(error) ? 'This campaign is no longer here.' : sentenceOf(error)}
          onRetry={isMissing(error) ? undefined : () => void refetch()}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  )
}

type Report = Campaign['report']
const TILES: readonly StatTile<Report>[] = [
  { label: 'Sent', mark: 'bg-coriander', figure: ({ sent }) => count(sent) },
  { label: 'Delivered', mark: 'bg-line-strong', figure: ({ delivered }) => count(delivered) },
  { label: 'Came back', mark: 'bg-chilli', figure: ({ bounced }) => count(bounced) },
  { label: 'Unsubscribed', mark: 'bg-saffron', figure: ({ unsubscribed }) => count(unsubscribed) },
]

const OTHERS: readonly (readonly [keyof Report, string])[] = [
  ['waiting', 'Wait to be sent'],
  ['captured', 'Kept here, because no mail server is set'],
  ['failed', 'Failed: the mail server refused them, or they came back'],
  ['skipped', 'Left out: they took no offers any more'],
  ['uncertain', 'Uncertain: the line broke before the mail server answered. They are not sent again.'],
  ['complained', 'Complained of it'],
]

function Shown({ campaign, editTo }: { campaign: Campaign; editTo: To }) {
  const { name, state, audience, perMinute, code, report, templateData } = campaign
  const places = useQuery(ownLocationsQuery(audience.boughtAt)).data?.locations ?? []
  const others = OTHERS.filter(([field]) => report[field] > 0)
  return (
    <>
      <header>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="mr-auto min-w-0 text-3xl break-words">{name}</h1>
          <CampaignChip state={state} />
        </div>
        <p className="mt-1 text-soft">
          {audienceSentence(audience, places)} · {paceWords(perMinute)}
          {code !== '' && ` · code ${code}`}
        </p>
      </header>
      {state !== 'draft' && <Progress campaign={campaign} />}
      <RunCampaign key={state} campaign={campaign} editTo={editTo} />
      {state !== 'draft' && (
        <section aria-label="Report" className="grid gap-4">
          <StatTiles tiles={TILES} stats={report} isPending={false} />
          {others.length > 0 && (
            <dl className="divide-y divide-line rounded-card border border-line bg-raised">
              {others.map(([field, label]) => (
                <div key={field} className="flex justify-between gap-4 px-4 py-2">
                  <dt>{label}</dt>
                  <dd className="tabular-nums">{count(report[field])}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
      <section aria-labelledby="campaign-letter" className="grid gap-3">
        <h2 id="campaign-letter" className="text-xl">
          {personalize(templateData.subject ?? '', templateData)}
        </h2>
        <EmailPreview
          message={templateData.message ?? ''}
          words={() => ({ templateId: 'promotion', templateData: { ...templateData, code } })}
          isReady={() => true}
        />
      </section>
    </>
  )
}

/** Browsers paint their own bar otherwise, in their own green. */
const BAR =
  'h-3 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-saffron [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-saffron'

function Progress({ campaign: { state, total, waiting, perMinute } }: { campaign: Campaign }) {
  const out = total - waiting
  return (
    <div className="grid gap-1.5">
      <progress aria-label="Progress" className={BAR} value={out} max={Math.max(1, total)} />
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
