// What the menu of staff says where nothing more exact is known.
export const CANNOT_ADD = 'Cannot add unavailable items to order'
/** A guest is told to call about allergies; who takes the call writes them where the kitchen cannot overlook them. */
export const STAFF_NOTE_HINT = 'Printed on the kitchen ticket. Put allergies into Special Instructions.'
export const MENU_FAILED = 'Failed to load menu items'
export const MENU_HINT = 'Try refreshing the page'

export function menuFailed(sentence: string): string {
  return `Error loading menu: ${sentence}`
}
