import { useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { problemOf } from '../../../../kit/server/problem-of.ts'
import type { To } from '../../../../router/path.ts'
import { button } from '../../../../ui/button.ts'
import { dayOfHouse } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import { COLUMN_HEAD } from '../../../../ui/list/row-look.ts'
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { PAGE } from '../../../../ui/office/page.ts'
import { SectionHead } from '../../../../ui/section-head.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { audienceInput } from './audience-input.ts'
import { CampaignChip } from './campaign-chip.tsx'
import { type Campaign, type CampaignSummary, campaignQuery, campaignsQuery } from './campaign-query.ts'
import {
  audienceSentence,
  count,
  NO_ORDER_WITH_CODE,
  ordersWords,
  peopleWords,
  sentWords,
  standingOf,
} from './campaign-words.ts'
import { NobodyGetsIt, useHasMail } from './nobody-gets-it.tsx'

type CampaignsPageProps = { backTo: To; newTo: To; linkTo: (campaignId: string) => To }

const EMPTY = {
  title: 'No campaigns yet',
  hint: 'A campaign sends one offer to everybody who agreed to offers, or to some of them.',
}

/** All campaigns, newest first. */
export function CampaignsPage({ backTo, newTo, linkTo }: CampaignsPageProps) {
  const list = useQuery(campaignsQuery())
  const places = useQuery(ownLocationsQuery()).data?.locations ?? []
  const everybody = useQuery(ask('/countAudience', {})).data?.count
  const hasMail = useHasMail()
  return (
    <div className={PAGE}>
      <SectionHead
        title="Campaigns"
        back={{ to: backTo, label: 'All messages' }}
        note={everybody !== undefined && reachable(everybody)}
      >
        <Link to={newTo} className={button(hasMail ? 'primary' : 'quiet')}>
          <Icon name="plus" /> New campaign
        </Link>
      </SectionHead>
      <NobodyGetsIt isWarned={!hasMail} captured={0} />
      <ListBody
        query={list}
        problem={list.error ? problemOf(list.error) : undefined}
        things="campaigns"
        countOf={({ campaigns }) => campaigns.length}
        empty={EMPTY}
        narrowed={EMPTY}
        isNarrowed={false}
        skeleton={<RowsSkeleton rows={4} row="h-28 lg:h-18" />}
      >
        {({ campaigns }) => (
          <div className="rounded-card border border-line bg-raised">
            <ColumnHeads />
            <ul aria-label="Campaigns" className="divide-y divide-line">
              {campaigns.map((campaign) => (
                <li key={campaign.id}>
                  <Link
                    to={linkTo(campaign.id)}
                    className={`${COLUMNS} grid-cols-[minmax(0,1fr)_auto] gap-y-0.5 px-4 py-3 hover:bg-sunk focus-visible:-outline-offset-3`}
                  >
                    <Row campaign={campaign} audience={audienceSentence(campaign.audience, places)} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </ListBody>
    </div>
  )
}

/** What every campaign draws on: law lets offers go to nobody else. */
function reachable(people: number): string {
  if (people === 0) return 'Nobody has agreed to offers yet. Customers agree when they sign up or in their profile.'
  return `${peopleWords(people)} agreed to offers by email.`
}

const COLUMNS = 'grid items-center gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_9rem_6.5rem]'

/** For the eye: each row says the same in words. */
function ColumnHeads() {
  return (
    <p aria-hidden="true" className={`${COLUMNS} border-b border-line px-4 py-2 max-lg:hidden ${COLUMN_HEAD}`}>
      <span>Campaign</span>
      <span>Result</span>
      <span>State</span>
      <span />
    </p>
  )
}

function nextStep({ state }: CampaignSummary): string {
  return state === 'draft' ? 'Continue' : 'Results'
}

function Row({ campaign, audience }: { campaign: CampaignSummary; audience: string }) {
  const { name, startedAt, createdAt } = campaign
  return (
    <>
      {/* Each column keeps its two lines together, however long the other is; their first ones stand on one line. */}
      <span className="contents lg:block lg:self-baseline">
        <span className="min-w-0 font-semibold break-words lg:block">{name}</span>
        <span className="col-span-2 row-start-2 text-soft lg:block">{audience}</span>
      </span>
      <span className="justify-self-end lg:col-start-3 lg:row-start-1 lg:justify-self-start">
        <CampaignChip standing={standingOf(campaign)} />
      </span>
      <span className="contents lg:col-start-2 lg:row-start-1 lg:block lg:self-baseline">
        <span className="col-span-2 text-balance lg:block">
          <Reach campaign={campaign} />
        </span>
        <span className="text-sm text-soft max-lg:self-center lg:block">
          {startedAt === null ? 'Written ' : 'Started '}
          <time dateTime={startedAt ?? createdAt}>{dayOfHouse(startedAt ?? createdAt)}</time>
        </span>
      </span>
      <span className="flex items-center gap-1 justify-self-end font-semibold lg:col-start-4 lg:row-start-1">
        {nextStep(campaign)}
        <ToolIcon name="down" className="-mr-1 size-5 -rotate-90 text-soft" />
      </span>
    </>
  )
}

function Reach({ campaign }: { campaign: CampaignSummary }) {
  if (campaign.state === 'draft') return <Readers campaign={campaign} />
  if (campaign.state === 'done' && campaign.captured === 0) return <Outcome campaign={campaign} />
  return reachOf(campaign)
}

/** Whom a draft would reach today. */
function Readers({ campaign }: { campaign: CampaignSummary }) {
  const { data, isPending } = useQuery(ask('/countAudience', audienceInput(campaign.audience)))
  if (data) return `${peopleWords(data.count)} on its list now`
  return isPending ? '\u00a0' : reachOf(campaign)
}

/** What one that was sent brought, once that is counted; whom it went to stands there at once. */
function Outcome({ campaign: summary }: { campaign: CampaignSummary }) {
  const campaign = useQuery(campaignQuery(summary.id)).data
  return (
    <span className="tabular-nums">
      {sentWords(summary)}.{/* Where the line is short, its sentence moves down whole. */}
      {campaign && (
        <>
          {' '}
          <span className="inline-block">{broughtBy(campaign)}</span>
        </>
      )}
    </span>
  )
}

/** Orders with its codes are its own doing; without codes, all that its readers ordered since is the nearest there is. */
function broughtBy({ percent, report }: Campaign) {
  if (percent === null)
    return report.ordersAfter === 0 ? (
      'No order since.'
    ) : (
      <>
        <b>{ordersWords(report.ordersAfter)}</b> since.
      </>
    )
  return report.ordersWithCode === 0 ? (
    NO_ORDER_WITH_CODE
  ) : (
    <>
      <b>{ordersWords(report.ordersWithCode)}</b> came with a code: {formatDollars(report.salesWithCode)}.
    </>
  )
}

/** How many have it, and what is left. */
function reachOf(campaign: CampaignSummary): string {
  const { state, total, waiting, sent, captured } = campaign
  switch (state) {
    case 'draft':
      return 'Nothing sent yet'
    case 'sending':
      return `${count(total - waiting)} of ${count(total)} done, ${count(waiting)} left${campaign.isMailAway ? '. The mail server does not answer.' : ''}`
    case 'stopped':
      return `${count(total - waiting)} of ${count(total)} done, ${count(waiting)} wait`
    case 'done':
      return captured > 0
        ? `${count(sent)} sent, ${count(captured)} not sent: email was not set up`
        : `${sentWords(campaign)}.`
  }
}
