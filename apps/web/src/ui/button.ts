const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-1 font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 not-data-act:aria-disabled:cursor-not-allowed not-data-act:aria-disabled:opacity-55'

export type ButtonKind = keyof typeof KINDS
const KINDS = {
  /** The one thing to do next. */
  primary: 'bg-saffron text-night hover:bg-[oklch(0.74_0.155_70)] active:bg-[oklch(0.7_0.15_68)]',
  strong: 'bg-ink text-paper hover:bg-[color-mix(in_oklch,var(--ink),var(--paper)_16%)]',
  quiet: 'border border-line-strong text-ink hover:bg-sunk',
  bare: 'text-ink hover:bg-sunk',
  /** On a ground of the accent's own colour, by day and by night. */
  night: 'bg-night text-cream hover:bg-[color-mix(in_oklch,var(--color-night),var(--color-cream)_14%)]',
  danger: 'bg-chilli text-paper hover:bg-[color-mix(in_oklch,var(--chilli),var(--ink)_18%)]',
} as const

/** Classes rather than a component: links and buttons look alike and stay what they are. */
export function button(kind: ButtonKind, more = ''): string {
  return `${BASE} ${KINDS[kind]} ${more}`
}
