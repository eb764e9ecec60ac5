import { isRecord } from '../record.ts'
import type { Cart } from './cart.ts'
import { isCart, isCartId } from './is-cart.ts'

export const DEFAULT_LOCATION = 'truro'
/** For the log, when something unreadable was found and dropped. */
export const CORRUPT_CART_WARNING = 'A stored cart could not be read and was dropped'

/** One cart is one order: the id begins with its first dish and ends when it is emptied or ordered. */
export type KeptCart = { readonly id: string; readonly lines: Cart }
export type LocationCarts = { readonly [locationId: string]: KeptCart }
type NewId = () => string

export function keptAt(carts: LocationCarts, locationId: string = DEFAULT_LOCATION): KeptCart | undefined {
  return Object.hasOwn(carts, locationId) ? carts[locationId] : undefined
}

export function cartAt(carts: LocationCarts, locationId: string = DEFAULT_LOCATION): Cart {
  return keptAt(carts, locationId)?.lines ?? []
}

/** An empty cart leaves nothing behind. `id` is for a cart that begins; one that goes on keeps its own. */
export function withCart(carts: LocationCarts, locationId: string, lines: Cart, id: string): LocationCarts {
  const others = Object.entries(carts).filter(([other]) => other !== locationId)
  return Object.fromEntries(lines.length === 0 ? others : [...others, [locationId, { id, lines }]])
}

/** What to store; null means: remove the key, every cart is empty. */
export function storedText(carts: LocationCarts): string | null {
  return Object.values(carts).every(({ lines }) => lines.length === 0) ? null : JSON.stringify(carts)
}

export type ReadCarts = {
  readonly carts: LocationCarts
  readonly warning: string | null
  /** Something was dropped, or got its id only now: what is stored has to be written again. */
  readonly isChanged: boolean
}

/** Reads the stored carts: readable ones are kept, each unreadable one is dropped with a warning. */
export function readCarts(text: string | null, newId: NewId): ReadCarts {
  if (text === null || text === '') return { carts: {}, warning: null, isChanged: false }
  const stored = parse(text)
  if (stored === null) return { carts: {}, warning: CORRUPT_CART_WARNING, isChanged: true }
  const entries = Object.entries(stored).map(([id, found]) => [id, readCart(found, newId), found] as const)
  const readable = entries.flatMap(([id, cart]) => (cart && cart.lines.length > 0 ? [[id, cart] as const] : []))
  const isDropped = entries.some(([, cart]) => cart === undefined)
  return {
    carts: Object.fromEntries(readable),
    warning: isDropped ? CORRUPT_CART_WARNING : null,
    isChanged: isDropped || entries.some(([, cart, found]) => cart !== found),
  }
}

/** Carts of an earlier version were a list of lines alone: they get their id now. */
function readCart(found: unknown, newId: NewId): KeptCart | undefined {
  if (isCart(found)) return { id: newId(), lines: found }
  return isKeptCart(found) ? found : undefined
}

function isKeptCart(found: unknown): found is KeptCart {
  return isRecord(found) && isCartId(found.id) && isCart(found.lines)
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    // Each cart in it is checked on its own.
    return isRecord(value) ? value : null
  } catch {
    // The one exception JSON has: unreadable text is exactly what this function is about.
    return null
  }
}
