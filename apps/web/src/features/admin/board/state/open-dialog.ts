import type { BoardOrder } from './board-query.ts'

/** What the board can ask or show over itself. */
export type OpenDialog =
  | { kind: 'cancel' | 'payment'; orderId: string }
  | { kind: 'print'; order: BoardOrder; paper: 'ticket' | 'receipt' }
  | { kind: 'keys' | 'all-day' | 'recall' | 'sound' | 'queue' }
