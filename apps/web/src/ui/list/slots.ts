/** Which card of a list shows which item: `of` has the number of each item's card, in the order of the list. */
export type Slots = {
  /** What the list is narrowed to. */
  readonly key: string
  readonly of: ReadonlyMap<string, number>
  /** The number of the next card that is new. */
  readonly next: number
}
export const NO_SLOTS: Slots = { key: '', of: new Map(), next: 0 }

type Wanted = { readonly key: string; readonly ids: readonly string[]; readonly mayHandOn: boolean }

/**
 * An item keeps its card for as long as the list is narrowed to the same. When it is narrowed to something else, the cards that
 * are there are handed on to the items that come, from the top: to write other words on a card is much less work than to make
 * one. A card that somebody may be about to press is not handed on.
 */
export function nextSlots(before: Slots, { key, ids, mayHandOn }: Wanted): Slots {
  const handedOn = key !== before.key && mayHandOn ? [...before.of.values()] : undefined
  let next = before.next
  const of = new Map(ids.map((id, at) => [id, (handedOn ? handedOn[at] : before.of.get(id)) ?? next++]))
  return { key, of, next }
}
