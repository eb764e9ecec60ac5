import type { Refusals } from './refusals.ts'

/** Stations of a kitchen and their tickets. */
export const STATIONS = {
  stations_invalid: [400, 'Please check the stations and try again.'],
  stations_missing: [404, 'This location has no stations yet.'],
  stations_changed: [409, 'Somebody else changed the stations meanwhile. Please look at them again.'],
  station_has_tickets: [
    409,
    '{name} still has open tickets. Please finish them first, or choose a default station for them.',
  ],
  ticket_not_found: [404, 'This ticket does not exist.'],
  ticket_line_not_found: [404, 'This ticket does not have that line.'],
  ticket_void: [409, 'This order was cancelled, and nothing of it is made any more.'],
  ticket_closed: [409, 'This order has left the kitchen. Recall the ticket instead.'],
  ticket_not_done: [409, 'This ticket is not done yet.'],
  recall_too_late: [409, 'A ticket can be recalled for 10 minutes.'],
  ready_screen_not_found: [404, 'This screen does not exist any more. Please ask the manager for its new address.'],
} as const satisfies Refusals
