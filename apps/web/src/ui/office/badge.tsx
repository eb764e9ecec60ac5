import type { ReactNode } from 'react'

export type BadgeTone = keyof typeof TONES

const TONES = {
  /** As it should be. */
  good: { chip: 'bg-coriander-soft text-coriander', mark: 'rounded-full bg-coriander forced-colors:bg-[CanvasText]' },
  /** Somebody or something still has to come. */
  waiting: { chip: 'bg-saffron-soft text-saffron-ink', mark: 'rounded-full border-2 border-saffron-ink' },
  /** Under way. */
  busy: { chip: 'bg-saffron-soft text-saffron-ink', mark: 'rounded-full bg-saffron-ink forced-colors:bg-[CanvasText]' },
  /** Somebody should look. */
  bad: { chip: 'bg-chilli-soft text-chilli', mark: 'rotate-45 bg-chilli forced-colors:bg-[CanvasText]' },
  /** Over, with nothing left to do. */
  over: { chip: 'bg-sunk text-soft', mark: 'h-0.5! bg-current forced-colors:bg-[CanvasText]' },
  /** A fact and no judgement: it needs no shape. */
  plain: { chip: 'bg-sunk text-ink', mark: 'hidden' },
} as const

type BadgeProps = { tone: BadgeTone; title?: string | undefined; className?: string; children: ReactNode }

/** How something stands: a word, a colour and a shape. Any one of them is enough. */
export function Badge({ tone, title, className = '', children }: BadgeProps) {
  const { chip, mark } = TONES[tone]
  return (
    <span
      title={title}
      className={`inline-flex shrink-0 items-center gap-1.5 justify-self-start rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${chip} ${className}`}
    >
      <span aria-hidden="true" className={`size-2 shrink-0 ${mark}`} />
      {children}
    </span>
  )
}
