import type { Refusals } from './refusals.ts'

/** Closing a business day. */
export const CLOSING = {
  day_closed: [409, '{by} has closed this day. What changes now is in the report of the next one.'],
  day_not_due: [409, 'Another day has to be closed first. Please look at it again.'],
  count_missing: [409, 'Please count the drawer before you close the day.'],
  counted_again: [409, '{by} has counted the drawer again since. Please look at that count before you close the day.'],
  count_invalid: [400, 'Please check the count and try again.'],
  difference_unexplained: [409, 'Please say why the drawer differs by more than $5.00.'],
  orders_open: [409, 'Some orders of this day are still open or unpaid. Please look at them before you close it.'],
  float_too_large: [409, 'More cannot stay in the drawer than is in it.'],
  report_not_found: [404, 'This report does not exist.'],
  journal_unbalanced: [409, 'The figures of this report do not add up, so no journal is written.'],
} as const satisfies Refusals
