import type { Taken } from './lane.ts'

type Row<Item> = Item & { readonly next_in_ms: number | null }
type NoRow = { readonly id: null; readonly next_in_ms: number | null }

/** Of a statement that takes what is due and says when the next falls due: one row without an id where nothing was due. */
export function takenOf<Item extends { readonly id: string | number }>(
  rows: readonly (Row<Item> | NoRow)[],
): Taken<Item> {
  return { items: rows.filter((row) => row.id !== null), nextInMs: rows[0]?.next_in_ms ?? null }
}
