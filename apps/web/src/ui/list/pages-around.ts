import { RESERVATIONS_PAGE_BUTTONS } from '@sizzle/domain/reservations/reservation.ts'

/** The pages that have a button: at most five, around the one that is shown. */
export function pagesAround(page: number, pages: number): number[] {
  const count = Math.min(RESERVATIONS_PAGE_BUTTONS, pages)
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1))
  return Array.from({ length: count }, (_, n) => first + n)
}
