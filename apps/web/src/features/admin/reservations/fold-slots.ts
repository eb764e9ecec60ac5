import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'

type GuestsOfSlot = {
  readonly time: string
  readonly held: number
  readonly reservations: readonly { readonly status: ReservationStatus }[]
}
type FoldedDay<Slot> = { readonly shown: Slot[]; readonly over: Slot[]; readonly empty: Slot[] }

const DONE: readonly ReservationStatus[] = ['completed', 'no-show']

/** Keeps in sight the guests who are coming or seated. `clock` is the time of today; null on another day. */
export function foldSlots<Slot extends GuestsOfSlot>(slots: readonly Slot[], clock: string | null): FoldedDay<Slot> {
  const isEmpty = ({ reservations, held }: Slot) => reservations.length === 0 && held === 0
  const isOver = ({ time, reservations }: Slot) =>
    clock !== null && time < clock && reservations.every(({ status }) => DONE.includes(status))
  return {
    shown: slots.filter((slot) => !isEmpty(slot) && !isOver(slot)),
    over: slots.filter((slot) => !isEmpty(slot) && isOver(slot)),
    empty: slots.filter(isEmpty),
  }
}
