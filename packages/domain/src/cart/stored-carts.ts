import type { Cart, CartLine } from './cart.ts'
import { MAX_CART_ITEMS, MAX_CART_LINES } from './limits.ts'

// Carts of every location under one key of the browser's storage (customer §3, back-office §7).
export const CARTS_KEY = 'sizzle_spice_location_carts'
export const DEFAULT_LOCATION = 'truro'
/** For the log, when something unreadable was found and dropped. */
export const CORRUPT_CART_WARNING = 'A stored cart could not be read and was dropped'

export type LocationCarts = { readonly [locationId: string]: Cart }

export function cartAt(carts: LocationCarts, locationId: string = DEFAULT_LOCATION): Cart {
  return Object.hasOwn(carts, locationId) ? (carts[locationId] ?? []) : []
}

/** An empty cart leaves nothing behind. */
export function withCart(carts: LocationCarts, locationId: string, cart: Cart): LocationCarts {
  const others = Object.entries(carts).filter(([id]) => id !== locationId)
  return Object.fromEntries(cart.length === 0 ? others : [...others, [locationId, cart]])
}

/** What to store; null means: remove the key, every cart is empty. */
export function storedText(carts: LocationCarts): string | null {
  return Object.values(carts).every((cart) => cart.length === 0) ? null : JSON.stringify(carts)
}

/** Whatever is found there: readable carts are kept, each unreadable one is dropped, and the warning says so. */
export function readCarts(text: string | null): { carts: LocationCarts; warning: string | null } {
  if (text === null || text === '') return { carts: {}, warning: null }
  const stored = parse(text)
  if (stored === null) return { carts: {}, warning: CORRUPT_CART_WARNING }
  const entries = Object.entries(stored)
  const readable = entries.filter((entry): entry is [string, Cart] => isCart(entry[1]))
  return {
    carts: Object.fromEntries(readable.filter(([, cart]) => cart.length > 0)),
    warning: readable.length === entries.length ? null : CORRUPT_CART_WARNING,
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    // Any object that is no list can be looked through; each cart in it is checked on its own.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    // The one exception JSON has: unreadable text is exactly what this function is about.
    return null
  }
}

/** Whatever was kept somewhere: lines that this version can read, within the cart's limits. */
export function isCart(value: unknown): value is Cart {
  if (!Array.isArray(value) || value.length > MAX_CART_LINES || !value.every(isLine)) return false
  const lines: readonly CartLine[] = value
  const keys = new Set(lines.map((line) => line.cartKey))
  return keys.size === lines.length && lines.reduce((sum, line) => sum + line.quantity, 0) <= MAX_CART_ITEMS
}

const TEXTS = ['cartKey', 'id', 'name', 'category', 'description', 'spiceLevelName', 'spiceLevelId']
const COUNTS = ['price', 'quantity', 'maxQuantity', 'selectedSpiceLevel']

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false
  // Read by key only; every value is checked right here.
  const line = value as Record<string, unknown>
  const isCount = (count: unknown) => typeof count === 'number' && Number.isSafeInteger(count) && count >= 1
  return TEXTS.every((key) => typeof line[key] === 'string') && COUNTS.every((key) => isCount(line[key]))
}
