import { type Problem, problemsOf } from '../problem.ts'
import { type Figures, isNothing } from './ledger.ts'

export const MAX_REASON = 200
export const REASON_REQUIRED = 'Please say why'
const NOTHING_CHANGES = 'Enter how many points to add or take away'

/** A correction by hand changes something and says why. */
export function checkAdjustment(change: Figures & { readonly reason: string }): Problem<'points' | 'reason'>[] {
  return problemsOf([
    ['points', isNothing(change) && NOTHING_CHANGES],
    ['reason', change.reason.trim() === '' && REASON_REQUIRED],
  ])
}

/** Nobody has fewer than no points, orders or dollars. */
export function isBelowZero({ points, orders, spent }: Figures): boolean {
  return points < 0 || orders < 0 || spent < 0
}

export function sumOf(a: Figures, b: Figures): Figures {
  return { points: a.points + b.points, orders: a.orders + b.orders, spent: a.spent + b.spent }
}
