import type { CampaignSummary } from './campaign-query.ts'
import { STATES } from './campaign-words.ts'

const LOOKS: Record<CampaignSummary['state'], { chip: string; dot: string }> = {
  draft: { chip: 'bg-sunk text-ink', dot: 'rounded-none! border-2 border-line-strong' },
  sending: { chip: 'bg-saffron-soft text-saffron-ink', dot: 'bg-saffron-ink breathe' },
  stopped: { chip: 'bg-chilli-soft text-chilli', dot: 'rounded-none! bg-chilli' },
  done: { chip: 'bg-coriander-soft text-coriander', dot: 'bg-coriander' },
}

/** A word, a colour and a shape: any one of them is enough. */
export function CampaignChip({ state }: { state: CampaignSummary['state'] }) {
  const { chip, dot } = LOOKS[state]
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold ${chip}`}
    >
      <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />
      {STATES[state]}
    </span>
  )
}
