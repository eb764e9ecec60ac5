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

/** Among many of its kind the usual end is told without a ground, so that the others stand out; that nobody got it keeps its colour. */
const QUIET: Partial<Record<MessageSummary['state'], string>> = {
  sent: 'bg-transparent! px-0! font-normal! text-soft! [&>span]:border-current!',
  captured: 'bg-transparent! px-0! [&>span]:border-current!',
}

type StateChipProps = { state: MessageSummary['state']; isInList?: boolean }

export function StateChip({ state, isInList = false }: StateChipProps) {
  return (
    <Badge tone={TONES[state]} title={STATE_MEANINGS[state]} className={isInList ? (QUIET[state] ?? '') : ''}>
      {state === 'sending' ? 'Sending' : STATE_LABELS[state]}
    </Badge>
  )
}
