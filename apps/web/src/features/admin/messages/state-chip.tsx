import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import type { MessageSummary } from './message-query.ts'
import { STATE_LABELS, STATE_MEANINGS } from './message-words.ts'

const TONES: Record<MessageSummary['state'], BadgeTone> = {
  queued: 'waiting',
  sending: 'busy',
  captured: 'waiting',
  sent: 'good',
  failed: 'bad',
  skipped: 'over',
}

/** Among many of its kind the usual end is told without a ground, so that the others stand out. */
const QUIET = 'bg-transparent! px-0! font-normal! text-soft! [&>span]:border-current!'

type StateChipProps = { state: MessageSummary['state']; isInList?: boolean }

export function StateChip({ state, isInList = false }: StateChipProps) {
  const isUsual = state === 'captured' || state === 'sent'
  return (
    <Badge tone={TONES[state]} title={STATE_MEANINGS[state]} className={isInList && isUsual ? QUIET : ''}>
      {state === 'sending' ? 'Sending' : STATE_LABELS[state]}
    </Badge>
  )
}
