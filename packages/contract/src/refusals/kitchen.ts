import type { Refusals } from './refusals.ts'

/** Pauses and longer quotes. */
export const KITCHEN = {
  pause_invalid: [400, 'Orders can be paused for 15, 30 or 60 minutes, until tomorrow, or for up to 30 days.'],
  pause_not_found: [404, 'This pause does not exist.'],
  bump_invalid: [400, 'Please choose 10, 20 or 30 minutes more, for 30, 60 or 120 minutes.'],
} as const satisfies Refusals
