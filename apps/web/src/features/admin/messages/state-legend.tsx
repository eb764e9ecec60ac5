import type { MessageFilterState } from '@sizzle/contract/messages.ts'
import { STATE_LABELS, STATE_MEANINGS } from './message-words.ts'

/** The words that nobody knows by themselves, each with what it means. */
export function StateLegend({ states, className = '' }: { states: readonly MessageFilterState[]; className?: string }) {
  if (states.length === 0) return null
  return (
    <dl aria-label="What the words mean" className={`grid gap-x-6 gap-y-1 text-sm text-soft ${className}`}>
      {states.map((state) => (
        <div key={state}>
          <dt className="inline font-semibold text-ink">{STATE_LABELS[state]}:</dt>{' '}
          <dd className="inline">{STATE_MEANINGS[state]}</dd>
        </div>
      ))}
    </dl>
  )
}
