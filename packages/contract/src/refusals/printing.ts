import type { Refusals } from './refusals.ts'

/** Printers and papers. */
export const PRINTING = {
  printer_not_found: [404, 'This printer does not exist.'],
  printer_changed: [409, 'Somebody changed this printer meanwhile. Please look at it again.'],
  printer_has_no_secret: [409, 'This printer is called by the server and needs no secret.'],
  printer_has_no_drawer: [409, 'No cash drawer is connected to this printer.'],
  print_job_not_found: [404, 'This paper does not exist.'],
} as const satisfies Refusals
