import { Badge, type BadgeTone } from '../../../../ui/office/badge.tsx'
import { STANDING_MEANINGS, STANDINGS, type Standing } from './campaign-words.ts'

const TONES: Record<Standing, BadgeTone> = {
  draft: 'plain',
  sending: 'busy',
  stopped: 'bad',
  done: 'good',
  kept: 'waiting',
  hardly: 'waiting',
  partly: 'waiting',
}

export function CampaignChip({ standing }: { standing: Standing }) {
  return (
    <Badge tone={TONES[standing]} title={STANDING_MEANINGS[standing]}>
      {STANDINGS[standing]}
    </Badge>
  )
}
