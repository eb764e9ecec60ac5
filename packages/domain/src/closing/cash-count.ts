import type { Cents } from '../money/cents.ts'

/** Notes and coins that are counted, the largest first; there is no cent any more (money 80). */
export const PIECES: readonly Cents[] = [10_000, 5000, 2000, 1000, 500, 200, 100, 25, 10, 5]
/** The largest that is a coin. */
export const LARGEST_COIN: Cents = 200
export const MAX_PIECES = 9999

export type CountedPiece = { readonly value: Cents; readonly count: number }

export function countedSum(pieces: readonly CountedPiece[]): Cents {
  return pieces.reduce((sum, { value, count }) => sum + value * count, 0)
}

/** Every value stands once, and is one of a note or coin. */
export function arePieces(pieces: readonly CountedPiece[]): boolean {
  const values = pieces.map(({ value }) => value)
  return new Set(values).size === values.length && values.every((value) => PIECES.includes(value))
}

/** A difference of more than this has a reason. */
const FREE_DIFFERENCE: Cents = 500

export function needsReason(difference: Cents): boolean {
  return Math.abs(difference) > FREE_DIFFERENCE
}

export const CASH_MOVES = ['pay_in', 'pay_out', 'drop'] as const
export type CashMoveKind = (typeof CASH_MOVES)[number]
export const CASH_MOVE_WORDS: Readonly<Record<CashMoveKind, string>> = {
  pay_in: 'Paid in',
  pay_out: 'Paid out',
  drop: 'Taken to the safe',
}

export type CashMove = {
  readonly kind: CashMoveKind
  readonly amount: Cents
  readonly reason: string
  readonly by: string
  readonly at: string
}

/** What came into the drawer by moves, less what went out. */
export function movedSum(moves: readonly Pick<CashMove, 'kind' | 'amount'>[]): Cents {
  return moves.reduce((sum, { kind, amount }) => sum + (kind === 'pay_in' ? amount : -amount), 0)
}
