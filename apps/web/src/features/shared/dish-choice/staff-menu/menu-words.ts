// What the menu of staff says where nothing more exact is known.
export const CANNOT_ADD = 'Cannot add unavailable items to order'
export const MENU_FAILED = 'Failed to load menu items'
export const MENU_HINT = 'Try refreshing the page'

export function menuFailed(sentence: string): string {
  return `Error loading menu: ${sentence}`
}
