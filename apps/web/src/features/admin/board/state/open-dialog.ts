import type { Dish } from '../tools/sold-out-dialog.tsx'
import type { BoardOrder } from './board-query.ts'
import type { ShownOrder } from './shown-orders.ts'

/** What the board can ask or show over itself. */
export type OpenDialog =
  | { kind: 'more' | 'edit' | 'link' | 'cancel' | 'payment' | 'give-back'; orderId: string }
  | { kind: 'unpaid'; orders: readonly ShownOrder[]; complete: () => void }
  | { kind: 'start-early'; order: ShownOrder; start: () => void }
  | { kind: 'sold-out'; locationId: string; dishes: readonly Dish[] }
  | { kind: 'print'; order: BoardOrder; paper: 'ticket' | 'receipt' }
  | { kind: 'keys' | 'pause' | 'all-day' | 'sound' | 'queue' | 'tools' | 'finished' }
