const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-1 font-semibold transition-colors duration-150 off:cursor-not-allowed'
/** Buttons with `data-act` are off for a moment after each move, which nobody has to see. */
const DIM = 'off:opacity-55'
/** While it is off, for whatever reason, its ground is grey, or none in the dark, so that it does not look chosen, and its words stay readable. */
const GREY = 'off:bg-off off:text-soft off:shadow-[inset_0_0_0_1px_var(--line)]'

export type ButtonKind = keyof typeof KINDS
const KINDS = {
  /** The one thing to do next. */
  primary: `bg-saffron text-night hover:bg-[oklch(0.74_0.155_70)] active:bg-[oklch(0.7_0.15_68)] ${GREY}`,
  strong: `bg-ink text-paper hover:bg-[color-mix(in_oklch,var(--ink),var(--paper)_16%)] ${DIM}`,
  quiet: `border border-line-strong text-ink hover:bg-sunk ${DIM}`,
  bare: `text-ink hover:bg-sunk ${DIM}`,
  /** On a ground of the accent's own colour, by day and by night. */
  night: `bg-night text-cream hover:bg-[color-mix(in_oklch,var(--color-night),var(--color-cream)_14%)] ${DIM}`,
  danger: `bg-chilli text-paper hover:bg-[color-mix(in_oklch,var(--chilli),var(--ink)_18%)] ${GREY}`,
} as const

/** Classes rather than a component: links and buttons look alike and stay what they are. */
export function button(kind: ButtonKind, more = ''): string {
  return `${BASE} ${KINDS[kind]} ${more}`
}
