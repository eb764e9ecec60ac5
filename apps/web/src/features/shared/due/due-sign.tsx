import type { DueStep } from '@sizzle/domain/order/board.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** A full disc with the hands of a clock cut out, and a full stop sign with a mark cut out: told apart without any colour. */
const FULL = {
  late: 'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 5.5h2v4.1l2.9 1.9-1.1 1.7L9 10.7Z',
  'long-late': 'M6.5 1.5h7l5 5v7l-5 5h-7l-5-5v-7ZM9 5v6.5h2V5ZM9 13v2.2h2V13Z',
} as const

/** Beside the words that say how far off a promise is: nothing, an hourglass, a full clock, a stop sign (kitchen 19). */
export function DueSign({ step, className }: { step: DueStep; className: string }) {
  if (step === 'calm') return null
  if (step === 'soon') return <ToolIcon name="hourglass" className={className} />
  return (
    <svg
      viewBox="0 0 20 20"
      width={20}
      height={20}
      className={`shrink-0 ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={FULL[step]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
