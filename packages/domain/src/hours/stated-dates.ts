import { isLocalDate, isLocalTime } from './local-time.ts'

// The first and last day that a person may state for anything that holds for a while.
export const DATE_INVALID = 'Please enter a valid date'
const DATES_IN_DISORDER = 'The last day must not be before the first'

type StatedDates = { readonly from?: string | null | undefined; readonly until?: string | null | undefined }

/** Null where both days are real, or open, and in order. */
export function datesProblem({ from, until }: StatedDates): string | null {
  const areReal = isNoneOr(isLocalDate, from) && isNoneOr(isLocalDate, until)
  if (!areReal) return DATE_INVALID
  return from && until && until < from ? DATES_IN_DISORDER : null
}

export function isTimeOrNone(time: string | null | undefined): boolean {
  return isNoneOr(isLocalTime, time)
}

function isNoneOr(isFine: (text: string) => boolean, text: string | null | undefined): boolean {
  return text === undefined || text === null || isFine(text)
}
