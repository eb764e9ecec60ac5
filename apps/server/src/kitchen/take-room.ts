import type { SlotCapacity } from '@sizzle/domain/order/kitchen-load.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { Tx } from '../kit/db/sql.ts'
import { decideTime, type OrderTime } from './decide-time.ts'
import { type Kitchen, readKitchen, type TimeAsking, withDishes } from './kitchen-at.ts'
import { changeLoad, type LoadChange, type Share, type SlotAfter, sendLoad } from './slot-load.sql.ts'

/** The time of an order as it was decided, and all that is needed to decide it again. */
export type WantedTime = { readonly time: OrderTime; readonly kitchen: Kitchen; readonly asking: TimeAsking }

type Taking = {
  /** An order of the kitchen, or room for one while somebody pays for it. */
  readonly as: 'order' | 'hold'
  /** Held by the same person until now. */
  readonly instead: readonly Share[]
  /** Paid for: it is cooked in any case. */
  readonly isPaid?: boolean
}

export type TakenTime = { readonly time: OrderTime; readonly isOverbooked: boolean }

/**
 * Takes the room of an order in the kitchen. Its slot may have filled since it was read: then the time is decided again,
 * later for what is wanted at once, and refused with the nearest ones for a time that was chosen.
 */
export async function takeRoom(tx: Tx, wanted: WantedTime, { as, instead, isPaid = false }: Taking) {
  const { asking } = wanted
  const { locationId, items } = asking.question
  let { time, kitchen } = wanted
  let given = instead
  for (;;) {
    const isChecked = !isPaid && !asking.question.overbook
    const own = { slotAt: time.slotStart, items }
    const taking = changeOf(own, as, 1, isChecked ? kitchen.capacity : null)
    const after = await changeLoad(
      tx,
      locationId,
      merged([taking, ...given.map((share) => changeOf(share, 'hold', -1))]),
    )
    const taken = after.find(({ slot_at }) => slot_at.getTime() === time.slotStart.getTime())
    if (taken) return ok<TakenTime>({ time, isOverbooked: isTooMuch(kitchen.capacity, taken, items) })
    given = given.filter(({ slotAt }) => !after.some(({ slot_at }) => slot_at.getTime() === slotAt.getTime()))
    // What the person held has been given back, as far as it could be.
    const again = await readKitchen(tx, { ...asking, question: { ...asking.question, personId: null } })
    if (!again) throw new Error(`location ${locationId} is gone`)
    kitchen = withDishes(again, kitchen.facts.dishes)
    const decided = decideTime(kitchen, asking.question.wish, asking.now)
    if (!decided.ok) return decided
    time = decided.value
  }
}

/**
 * The same in the time that was decided, as the last of what an order writes: its slot's row is held for no longer than the commit takes. Where
 * that time has no room any more, the transaction runs again and takes its room first.
 */
export function takeRoomLast(tx: Tx, { time, kitchen, asking }: WantedTime, instead: readonly Share[]) {
  const { locationId, items } = asking.question
  const taking = changeOf({ slotAt: time.slotStart, items }, 'order', 1, kitchen.capacity)
  const changes = merged([taking, ...instead.map((share) => changeOf(share, 'hold', -1))])
  sendLoad(tx, locationId, changes, time.slotStart)
}

/** Gives back what an order, or somebody who was to pay, had in the kitchen. */
export async function giveRoomBack(tx: Tx, locationId: string, share: Share, as: 'order' | 'hold') {
  await changeLoad(tx, locationId, [changeOf(share, as, -1)])
}

/**
 * An order goes from one slot to another, which it may overfill: the kitchen has said that it makes it then. Whether it
 * did.
 */
export async function moveRoom(tx: Tx, { locationId, items, from, to, capacity }: RoomMove): Promise<boolean> {
  const changes = [changeOf({ slotAt: from, items }, 'order', -1), changeOf({ slotAt: to, items }, 'order', 1)]
  const after = await changeLoad(tx, locationId, changes)
  const taken = after.find(({ slot_at }) => slot_at.getTime() === to.getTime())
  return taken !== undefined && isTooMuch(capacity, taken, items)
}

/**
 * An edited order takes the room of what it is now. False, and nothing is changed: what was added has no room, and nobody
 * said to take it all the same.
 */
export async function exchangeRoom(tx: Tx, { locationId, from, to, capacity, mayOverfill }: RoomExchange) {
  const isSameSlot = from.slotAt.getTime() === to.slotAt.getTime()
  const isMore = !isSameSlot || to.items > from.items
  // Whoever stays in the slot is counted there already.
  const limits = isSameSlot ? { orders: null, items: capacity.items } : capacity
  const changes = [changeOf(from, 'order', -1), changeOf(to, 'order', 1, isMore && !mayOverfill ? limits : null)]
  const after = await changeLoad(tx, locationId, merged(changes))
  const taken = after.find(({ slot_at }) => slot_at.getTime() === to.slotAt.getTime())
  if (!taken) return { isTaken: false, isOverbooked: false }
  return { isTaken: true, isOverbooked: isTooMuch(capacity, taken, to.items) }
}

export type RoomExchange = {
  readonly locationId: string
  readonly from: Share
  readonly to: Share
  readonly capacity: SlotCapacity
  readonly mayOverfill: boolean
}

export type RoomMove = {
  readonly locationId: string
  readonly items: number
  readonly from: Date
  readonly to: Date
  readonly capacity: SlotCapacity
}

function changeOf({ slotAt, items }: Share, as: 'order' | 'hold', count: 1 | -1, capacity: SlotCapacity | null = null) {
  const isOrder = as === 'order'
  return {
    slotAt,
    orders: isOrder ? count : 0,
    items: isOrder ? count * items : 0,
    heldOrders: isOrder ? 0 : count,
    heldItems: isOrder ? 0 : count * items,
    taken: capacity && { items, capacity },
  } satisfies LoadChange
}

/** One change for each slot: a statement can change a row only once. */
function merged(changes: readonly LoadChange[]): LoadChange[] {
  return [...Map.groupBy(changes, ({ slotAt }) => slotAt.getTime()).values()].map((same) =>
    same.reduce((all, one) => ({
      slotAt: all.slotAt,
      orders: all.orders + one.orders,
      items: all.items + one.items,
      heldOrders: all.heldOrders + one.heldOrders,
      heldItems: all.heldItems + one.heldItems,
      taken: all.taken ?? one.taken,
    })),
  )
}

function isTooMuch(capacity: SlotCapacity, after: SlotAfter, ownItems: number): boolean {
  const orders = capacity.orders !== null && after.orders > capacity.orders
  return orders || (capacity.items !== null && after.items > capacity.items && after.items !== ownItems)
}
