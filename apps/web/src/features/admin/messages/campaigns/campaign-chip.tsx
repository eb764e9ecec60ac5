import { Badge, type BadgeTone } from '../../../../ui/office/badge.tsx'
import type { CampaignSummary } from './campaign-query.ts'
import { STATES } from './campaign-words.ts'

const TONES: Record<CampaignSummary['state'], BadgeTone> = {
  draft: 'plain',
  sending: 'busy',
  stopped: 'bad',
  done: 'good',
}

export function CampaignChip({ state }: { state: CampaignSummary['state'] }) {
  return <Badge tone={TONES[state]}>{STATES[state]}</Badge>
}
