// The cart's limits (ordering 2). The server holds the same limits for orders that come without our site.
export const MAX_CART_ITEMS = 50
export const MAX_CART_LINES = 20
export const DEFAULT_MAX_QUANTITY = 10

export const TOO_MANY_ITEMS = 'Maximum 50 total items allowed in cart'
export const TOO_MANY_LINES = 'Maximum 20 different items allowed in cart'

export function tooManyOf(name: string, maxQuantity: number = DEFAULT_MAX_QUANTITY): string {
  return `Maximum ${maxQuantity} items allowed for ${name}`
}
