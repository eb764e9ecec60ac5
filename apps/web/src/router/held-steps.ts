import type { Path } from './path.ts'

/** Whether this step has to wait; `go` takes it after all. */
type Hold = (to: Path, go: () => void) => boolean

let hold: Hold | undefined

/** Until it is let go, every step of this page asks first. One at a time: the screen that is open. */
export function holdSteps(next: Hold): () => void {
  hold = next
  return () => {
    if (hold === next) hold = undefined
  }
}

export function isStepHeld(to: Path, go: () => void): boolean {
  return hold?.(to, go) ?? false
}
