import { useQuery } from '@tanstack/react-query'
import { isMissing, sentenceOf } from '../../../../kit/page-calls.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { CAMPAIGNS, EDIT, NEW, useMessages } from '../message-filters.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignPage } from './campaign-page.tsx'
import { campaignQuery } from './campaign-query.ts'
import { CampaignsPage } from './campaigns-page.tsx'

/** `#messages/campaigns`, `…/new`, `…/ID` and `…/ID/edit`. */
export function Campaigns() {
  const { below, addressBelow, open } = useMessages()
  const [, campaignId, leaf] = below
  const list = addressBelow(CAMPAIGNS)
  const show = (id: string) => open(CAMPAIGNS, id)
  if (campaignId === undefined)
    return (
      <CampaignsPage
        backTo={addressBelow()}
        newTo={addressBelow(CAMPAIGNS, NEW)}
        linkTo={(id) => addressBelow(CAMPAIGNS, id)}
      />
    )
  if (campaignId === NEW) return <CampaignForm backTo={list} onSaved={show} />
  const own = addressBelow(CAMPAIGNS, campaignId)
  if (leaf === EDIT) return <Edit key={campaignId} campaignId={campaignId} backTo={own} onSaved={show} />
  return (
    <CampaignPage
      key={campaignId}
      campaignId={campaignId}
      backTo={list}
      editTo={addressBelow(CAMPAIGNS, campaignId, EDIT)}
      onDeleted={() => open(CAMPAIGNS)}
    />
  )
}

type EditProps = Pick<Parameters<typeof CampaignForm>[0], 'backTo' | 'onSaved'> & { campaignId: string }

function Edit({ campaignId, ...form }: EditProps) {
  const { data, error, refetch } = useQuery(campaignQuery(campaignId))
  if (data) return <CampaignForm campaign={data} {...form} />
  if (!error) return <Skeleton className="m-6 h-64" />
  return (
    <LoadProblem
      sentence={isMissing(error) ? 'This campaign is no longer here.' : sentenceOf(error)}
      onRetry={isMissing(error) ? undefined : () => void refetch()}
    />
  )
}
