import type { MessageSummary } from './message-query.ts'
import { STATE_LABELS, STATE_MEANINGS } from './message-words.ts'

const LOOKS: Record<MessageSummary['state'], { chip: string; dot: string }> = {
  queued: { chip: 'bg-saffron-soft text-saffron-ink', dot: 'border-2 border-saffron-ink' },
  sending: { chip: 'bg-saffron-soft text-saffron-ink', dot: 'bg-saffron-ink breathe' },
  captured: { chip: 'bg-sunk text-ink', dot: 'rounded-none! border-2 border-line-strong' },
  sent: { chip: 'bg-coriander-soft text-coriander', dot: 'bg-coriander' },
  failed: { chip: 'bg-chilli-soft text-chilli', dot: 'rotate-45 rounded-none! bg-chilli' },
  skipped: { chip: 'bg-sunk text-soft', dot: 'h-0.5! rounded-none! bg-line-strong' },
}

/** A word, a colour and a shape: any one of them is enough. */
export function StateChip({ state }: { state: MessageSummary['state'] }) {
  const { chip, dot } = LOOKS[state]
  return (
    <span
      title={STATE_MEANINGS[state]}
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${chip}`}
    >
      <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />
      {state === 'sending' ? 'Sending' : STATE_LABELS[state]}
    </span>
  )
}
