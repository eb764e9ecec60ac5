import type { Refusals } from './refusals.ts'

/** What cannot be saved of a location's menus. */
export const MENU = {
  menu_not_found: [404, 'This menu does not exist any more.'],
  menu_changed: [409, 'Somebody else has changed this menu. Please look at it again.'],
} as const satisfies Refusals
