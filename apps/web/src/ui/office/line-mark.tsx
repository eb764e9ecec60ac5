import type { ReactNode } from 'react'

const LOOKS = {
  live: { dot: 'bg-coriander', colour: 'text-coriander' },
  reconnecting: { dot: 'bg-saffron breathe', colour: 'text-saffron-ink' },
  lost: { dot: 'bg-chilli breathe', colour: 'text-chilli' },
  ended: { dot: 'bg-chilli', colour: 'text-chilli' },
  offline: { dot: 'border-2 border-chilli', colour: 'text-chilli' },
} as const

/** How a screen of the kitchen stands with the server: a word, a colour and a dot. */
export function LineMark({ look, children }: { look: keyof typeof LOOKS; children: ReactNode }) {
  const { dot, colour } = LOOKS[look]
  return (
    <span className={`inline-flex items-center gap-2 font-semibold ${colour}`}>
      <span aria-hidden="true" className={`size-3 rounded-full ${dot}`} />
      {children}
    </span>
  )
}
