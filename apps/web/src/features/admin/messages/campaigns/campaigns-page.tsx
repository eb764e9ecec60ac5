import { useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../../kit/locations.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import type { To } from '../../../../router/path.ts'
import { button } from '../../../../ui/button.ts'
import { deviceClock } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import { SectionHead } from '../../../../ui/section-head.tsx'
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
    <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-5 p-4 sm:p-6">
      <SectionHead title="Campaigns" back={{ to: backTo, label: 'Messages' }}>
        <Link to={newTo} className={button('primary')}>
          <Icon name="plus" /> New campaign
        </Link>
      </SectionHead>
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
  const reached = waiting === 0 ? peopleWords(total) : `${count(out)} of ${count(total)}`
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5">
      <span className="min-w-0 font-semibold break-words">{name}</span>
      <span className="justify-self-end">
        <CampaignChip state={state} />
      </span>
      <span className="text-soft max-sm:col-span-2">{audience}</span>
      <span className="text-right text-sm text-soft tabular-nums max-sm:col-span-2 max-sm:text-left">
        {startedAt !== null && `${reached} · `}
        <time dateTime={startedAt ?? createdAt}>{deviceClock().shortMoment(startedAt ?? createdAt)}</time>
      </span>
    </span>
  )
}
