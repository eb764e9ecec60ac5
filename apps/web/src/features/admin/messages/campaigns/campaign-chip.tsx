import { Badge, type BadgeTone } from '../../../../ui/office/badge.tsx'
import { STANDINGS, type Standing } from './campaign-words.ts'

const TONES: Record<Standing, BadgeTone> = {
  draft: 'plain',
  sending: 'busy',
  stopped: 'bad',
  done: 'good',
  kept: 'waiting',
  partly: 'waiting',
}

export function CampaignChip({ standing }: { standing: Standing }) {
  return <Badge tone={TONES[standing]}>{STANDINGS[standing]}</Badge>
}
