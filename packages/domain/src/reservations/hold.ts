/** How long seats wait for a guest who is filling in the form; a booking after that takes its chance like any other. */
export const HOLD_MINUTES = 5

/** Living holds of one person, or of one address for guests: nobody empties an evening by looking at it. */
export const MAX_HOLDS = 10

/** Seats that one person, or one address, holds at once: the largest party there is. */
export const MAX_HELD_SEATS = 20

export function holdExpiresAt(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000)
}
