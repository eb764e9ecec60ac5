import { useQuery } from '@tanstack/react-query'
import type { To } from 'react-router'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { button } from '../../../../ui/button.ts'
import { deviceClock } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { CampaignChip } from './campaign-chip.tsx'
import { type CampaignSummary, campaignsQuery } from './campaign-query.ts'
import { audienceSentence, count, peopleWords } from './campaign-words.ts'

type CampaignsPageProps = { backTo: To; newTo: To; linkTo: (campaignId: string) => To }

const EMPTY = { title: 'No campaigns yet', hint: 'An offer to everybody who agreed to offers, or to some of them.' }

/** All campaigns, newest first. */
export function CampaignsPage({ backTo, newTo, linkTo }: CampaignsPageProps) {
  const list = useQuery(campaignsQuery())
  const places = useQuery(ownLocationsQuery()).data?.locations ?? []
  return (
    <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-5 p-4 md:p-6">
      <header className="flex flex-wrap items-center gap-3">
        <Link to={backTo} className={button('bare', 'px-3!')}>
          <Icon name="arrow" className="size-5 rotate-180" /> Messages
        </Link>
        <h1 className="mr-auto text-3xl">Campaigns</h1>
        <Link to={newTo} className={button('primary')}>
          <ToolIcon name="edit" /> New campaign
        </Link>
      </header>
      <ListBody
        query={list}
        sentence={list.error ? sentenceOf(list.error) : undefined}
        things="campaigns"
        countOf={({ campaigns }) => campaigns.length}
        empty={EMPTY}
        narrowed={EMPTY}
        isNarrowed={false}
      >
        {({ campaigns }) => (
          <ul aria-label="Campaigns" className="divide-y divide-line rounded-card border border-line bg-raised">
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <Link
                  to={linkTo(campaign.id)}
                  className="block px-4 py-3 hover:bg-sunk focus-visible:-outline-offset-3"
                >
                  <Row campaign={campaign} audience={audienceSentence(campaign.audience, places)} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  )
}

function Row({ campaign, audience }: { campaign: CampaignSummary; audience: string }) {
  const { name, state, total, waiting, createdAt, startedAt } = campaign
  const out = total - waiting
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{name}</span>
        <CampaignChip state={state} />
      </span>
      <span className="mt-0.5 block text-soft">{audience}</span>
      <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft">
        {startedAt !== null && (
          <span className="tabular-nums">
            {waiting === 0 ? peopleWords(total) : `${count(out)} of ${count(total)}`}
          </span>
        )}
        <time dateTime={startedAt ?? createdAt} className="ml-auto tabular-nums">
          {deviceClock().shortMoment(startedAt ?? createdAt)}
        </time>
      </span>
    </>
  )
}
