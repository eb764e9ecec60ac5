import type { Dice } from './dice.ts'

// The board of a busy evening: what waits, what is on the stove and what stands at the counter.

export type BoardStage = 'pending' | 'preparing' | 'ready'
type Place = { readonly stage: BoardStage; readonly from: number; readonly to: number }

const MINUTE = 60_000
/** How many minutes ago such an order came. */
const WAITS: Place = { stage: 'pending', from: 1, to: 7 }
const COOKS: Place = { stage: 'preparing', from: 9, to: 19 }
const LATE: Place = { stage: 'preparing', from: 38, to: 44 }
const STANDS: Place = { stage: 'ready', from: 22, to: 32 }

/** Six wait, ten are being made, one of them late, and five are ready. Mixed, so that the first of them make a board as well. */
export const BOARD: readonly Place[] = [
  ...[COOKS, WAITS, STANDS, COOKS],
  ...[WAITS, COOKS, STANDS, COOKS],
  ...[WAITS, COOKS, STANDS, COOKS],
  ...[WAITS, COOKS, STANDS, COOKS],
  ...[WAITS, COOKS, STANDS, LATE],
  WAITS,
]

export function latelyAt(dice: Dice, { from, to }: Place, { opens, closes }: { opens: Date; closes: Date }): Date {
  const at = closes.getTime() - (from + dice.roll() * (to - from)) * MINUTE
  return new Date(Math.max(opens.getTime(), Math.floor(at)))
}
