import type { createReservation, getReservationSlots } from '@sizzle/contract/reservations.ts'
import type { WireInputOf, WireOutputOf } from '@sizzle/contract/route.ts'
import { RESERVATION_CANCEL_REASONS } from '@sizzle/domain/reservations/cancel-reasons.ts'

/** The first of the reasons that are kept. */
export const [OWN_CANCELLATION] = RESERVATION_CANCEL_REASONS

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

/** `said` is the answer's own sentence, for a place that has none where it is read. */
export type OnCancelled = (booking: OwnBooking, said: string) => void

/** Guests know why they cancelled themselves; the house says why it did. */
export function reasonToTell({ cancellationReason }: GuestReservation): string | null {
  return cancellationReason === OWN_CANCELLATION ? null : cancellationReason
}

export function isUpcoming({ status, startsAt }: GuestReservation, now: Date): boolean {
  return (status === 'pending' || status === 'confirmed') && new Date(startsAt) > now
}
