import { type LocalTime, localAt, minutesOf } from '../hours/local-time.ts'

const MINUTE_MS = 60_000

/** Clocks change by whole or half hours, on a quarter hour: only with these lengths are slots the same all year. */
export const SLOT_LENGTHS = [5, 10, 15, 30] as const
export type SlotLength = (typeof SLOT_LENGTHS)[number]

/** What is due in a slot of the kitchen: all that is not cancelled, and what is held for somebody who pays. */
export type SlotLoad = { readonly orders: number; readonly items: number }
/** Null: as many as come. */
export type SlotCapacity = { readonly orders: number | null; readonly items: number | null }

export type KitchenLoad = {
  readonly capacity: SlotCapacity
  /** By the instant at which the slot begins, in milliseconds. */
  readonly loads: ReadonlyMap<number, SlotLoad>
  /** Pieces of the order that is to be placed. */
  readonly items: number
}

/** An order that is larger than a slot takes an empty one for itself: nobody could place it otherwise (times 9). */
export function hasRoom({ capacity, loads, items }: KitchenLoad, slotStart: Date): boolean {
  const load = loads.get(slotStart.getTime()) ?? { orders: 0, items: 0 }
  const ordersFit = capacity.orders === null || load.orders + 1 <= capacity.orders
  const itemsFit = capacity.items === null || load.items === 0 || load.items + items <= capacity.items
  return ordersFit && itemsFit
}

/** The beginning of the slot that an instant lies in, on the wall clock. */
export function slotStartOf(zone: string, slotMinutes: SlotLength, at: Date): Date {
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  return new Date((minute - (minutesOf(localAt(zone, at).time) % slotMinutes)) * MINUTE_MS)
}

export function isSlotStart(slotMinutes: SlotLength, time: LocalTime): boolean {
  return minutesOf(time) % slotMinutes === 0
}

/** How full a slot is: 1 is full, more was overbooked. Null where as many are taken as come. */
export function fullness({ orders, items }: SlotLoad, capacity: SlotCapacity): number | null {
  const parts = [
    capacity.orders === null ? null : orders / capacity.orders,
    capacity.items === null ? null : items / capacity.items,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : Math.max(...parts)
}
