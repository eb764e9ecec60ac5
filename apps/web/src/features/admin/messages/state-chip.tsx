import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import type { MessageSummary } from './message-query.ts'
import { STATE_LABELS, STATE_MEANINGS } from './message-words.ts'

const TONES: Record<MessageSummary['state'], BadgeTone> = {
  queued: 'waiting',
  sending: 'busy',
  captured: 'plain',
  sent: 'good',
  failed: 'bad',
  skipped: 'over',
}

export function StateChip({ state }: { state: MessageSummary['state'] }) {
  return (
    <Badge tone={TONES[state]} title={STATE_MEANINGS[state]}>
      {state === 'sending' ? 'Sending' : STATE_LABELS[state]}
    </Badge>
  )
}
