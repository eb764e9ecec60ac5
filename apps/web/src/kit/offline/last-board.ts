import { isRecord } from '@sizzle/domain/record.ts'
import { onDevice } from '../storage.ts'

// The board as one person saw it last, for times when nobody can be reached. In words, and without the guests' names,
// phones and addresses: a kitchen cooks without them.

const KEY = 'sizzle_spice_last_board'
/** After a shift it helps nobody. */
const KEPT_MS = 12 * 3_600_000

export type LastOrder = {
  readonly number: string
  readonly status: string
  /** 'Pickup, 6:30 p.m.' */
  readonly facts: string
  readonly note: string
  readonly dishes: readonly string[]
}
export type LastBoard = {
  readonly userId: string
  /** When it was true. */
  readonly at: number
  readonly orders: readonly LastOrder[]
}

export function keepLastBoard(board: LastBoard): void {
  onDevice.setItem(KEY, JSON.stringify(board))
}

export function forgetLastBoard(): void {
  onDevice.removeItem(KEY)
}

export function lastBoard(now: number): LastBoard | undefined {
  try {
    const found: unknown = JSON.parse(onDevice.getItem(KEY) ?? 'null')
    return isBoard(found) && Math.abs(now - found.at) < KEPT_MS ? found : undefined
  } catch {
    return undefined
  }
}

function isBoard(found: unknown): found is LastBoard {
  if (!isRecord(found) || typeof found.userId !== 'string' || typeof found.at !== 'number') return false
  return Array.isArray(found.orders) && found.orders.every(isOrder)
}

function isOrder(found: unknown): found is LastOrder {
  if (!isRecord(found)) return false
  const areText = ['number', 'status', 'facts', 'note'].every((part) => typeof found[part] === 'string')
  return areText && Array.isArray(found.dishes) && found.dishes.every((dish) => typeof dish === 'string')
}
