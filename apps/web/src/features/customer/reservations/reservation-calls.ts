import type { createReservation, getReservationSlots } from '@sizzle/contract/reservations.ts'
import type { WireInputOf, WireOutputOf } from '@sizzle/contract/route.ts'

export type ReservationAnswer = WireOutputOf<typeof createReservation>
export type GuestReservation = ReservationAnswer['reservation']
export type FreeSlots = WireOutputOf<typeof getReservationSlots>
export type FreeSlot = FreeSlots['slots'][number]
export type Nearest = FreeSlot & { date: string }
export type BookingInput = WireInputOf<typeof createReservation>

/** A booking on the screen, with the key to it when this browser has one. */
export type OwnBooking = {
  readonly reservation: GuestReservation
  readonly token?: string | undefined
  readonly awaits?: ReservationAnswer['awaits']
}

/** What is booked already; `phone` is the profile's, or as it was last given: nobody types it again. */
export type Own = { readonly upcoming: readonly OwnBooking[]; readonly phone: string }

export function isUpcoming({ status, startsAt }: GuestReservation, now: Date): boolean {
  return (status === 'pending' || status === 'confirmed') && new Date(startsAt) > now
}
