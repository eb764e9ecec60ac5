import type { Path } from './path.ts'

/** With what the step here carried out of sight. */
export type Location = Path & { readonly state: unknown }
export type Arrival = 'POP' | 'PUSH' | 'REPLACE'
export type StepOptions = {
  /** Takes the place of this entry in the history. */
  readonly replace?: boolean
  readonly state?: unknown
  /** The screen that is left is gone by the next line. */
  readonly flushSync?: boolean
}
export type Step = { readonly arrival: Arrival; readonly isAtOnce: boolean }

export type History = {
  /** At the moment of asking, which may be further than the screen shows. */
  readonly location: Location
  readonly go: (to: Path, options: StepOptions) => void
  /** Tells of every step, whoever took it. */
  readonly listen: (tell: (step: Step) => void) => () => void
}
