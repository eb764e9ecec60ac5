import { SAMPLE_NAME } from '@sizzle/domain/messages/sample.ts'
import { personalize } from '@sizzle/domain/messages/templates.ts'
import { sampleCode } from '@sizzle/domain/promotions/code.ts'
import { useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { isMissing, sentenceOf } from '../../../../kit/page-calls.ts'
import type { To } from '../../../../router/path.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { PAGE } from '../../../../ui/office/page.ts'
import { SectionHead } from '../../../../ui/section-head.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmailPreview } from '../../../shared/email/email-preview.tsx'
import { writtenValuesOf } from '../../../shared/email/email-sample.ts'
import { CampaignChip } from './campaign-chip.tsx'
import { type Campaign, campaignQuery } from './campaign-query.ts'
import { CampaignReport } from './campaign-report.tsx'
import { audienceSentence, standingOf } from './campaign-words.ts'
import { StandingPanel } from './standing-panel.tsx'

type CampaignPageProps = { campaignId: string; backTo: To; editTo: To; onDeleted: () => void }

/** One campaign: how far it is, what came of it, and what it says. */
export function CampaignPage({ campaignId, backTo, editTo, onDeleted }: CampaignPageProps) {
  const { data, error, refetch } = useQuery(campaignQuery(campaignId))
  return (
    <div className={PAGE}>
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
              <Skeleton className="h-28 w-full" />
              <Skeleton className="h-96 w-full" />
            </div>
          )}
        </>
      )}
    </div>
  )
}

type ShownProps = Omit<CampaignPageProps, 'campaignId'> & { campaign: Campaign }

function Shown({ campaign, backTo, editTo, onDeleted }: ShownProps) {
  const { name, state, audience, templateData, code, percent, report } = campaign
  const places = useQuery(ownLocationsQuery(audience.boughtAt)).data?.locations ?? []
  const whom = audienceSentence(audience, places)
  const isStarted = state !== 'draft'
  return (
    <>
      <SectionHead
        title={name}
        mark={<CampaignChip standing={standingOf({ state, ...report, total: report.captured + report.sent })} />}
        note={
          <p>
            {whom}
            {percent !== null && (
              <>
                {' '}
                · {percent}% off with codes such as <span className="whitespace-nowrap">{sampleCode(code)}</span>
              </>
            )}
          </p>
        }
        back={{ to: backTo, label: 'Campaigns' }}
      />
      <StandingPanel campaign={campaign} audience={whom} editTo={editTo} onDeleted={onDeleted} />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 ${isStarted ? 'lg:grid-cols-[minmax(280px,2fr)_minmax(0,3fr)]' : ''}`}
      >
        {isStarted && <CampaignReport report={report} />}
        <section aria-labelledby="campaign-letter" className={`grid gap-3 ${isStarted ? '' : 'max-w-3xl'}`}>
          <div>
            <p className="text-sm text-soft">How it reads to {SAMPLE_NAME}, a made-up guest</p>
            <h2 id="campaign-letter" className="text-xl">
              {personalize(templateData.subject ?? '', writtenValuesOf(templateData))}
            </h2>
          </div>
          <EmailPreview
            isOpen
            isFinished
            words={() => ({ templateId: 'promotion', templateData: { ...templateData, code: sampleCode(code) } })}
            isReady={() => true}
          />
        </section>
      </div>
    </>
  )
}
