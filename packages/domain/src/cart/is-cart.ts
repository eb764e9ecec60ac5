import { isRecord } from '../record.ts'
import type { Cart, CartLine } from './cart.ts'
import { MAX_CART_ITEMS, MAX_CART_LINES } from './limits.ts'

// Carts travel: through the browser's storage, and in history entries from screen to screen.

export function isCartId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value)
}

/** Reads stored lines: those that this version can read, within the cart's limits. */
export function isCart(value: unknown): value is Cart {
  if (!Array.isArray(value) || value.length > MAX_CART_LINES || !value.every(isLine)) return false
  const lines: readonly CartLine[] = value
  const keys = new Set(lines.map((line) => line.cartKey))
  return keys.size === lines.length && lines.reduce((sum, line) => sum + line.quantity, 0) <= MAX_CART_ITEMS
}

const TEXTS = ['cartKey', 'id', 'name', 'category', 'description', 'spiceLevelName', 'spiceLevelId']
const COUNTS = ['price', 'quantity', 'maxQuantity', 'selectedSpiceLevel']

function isLine(value: unknown): value is CartLine {
  if (!isRecord(value)) return false
  return (
    TEXTS.every((key) => typeof value[key] === 'string') &&
    COUNTS.every((key) => isCount(value[key])) &&
    typeof (value.note ?? '') === 'string' &&
    areChoices(value.options, ['groupId', 'optionId']) &&
    areChoices(value.words, ['groupId', 'optionId', 'name'])
  )
}

/** Lines of an earlier version, and dishes without groups, have none (menu 47). */
function areChoices(value: unknown, texts: readonly string[]): boolean {
  return (
    value === undefined ||
    (Array.isArray(value) &&
      value.every(
        (one) =>
          isRecord(one) &&
          texts.every((key) => typeof one[key] === 'string') &&
          isCount(one.quantity) &&
          Number.isSafeInteger(one.price ?? 0) &&
          areChoices(one.choices, texts),
      ))
  )
}

function isCount(count: unknown): boolean {
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 1
}
