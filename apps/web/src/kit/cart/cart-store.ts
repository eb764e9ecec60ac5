import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { CARTS_KEY } from '@sizzle/domain/cart/carts-key.ts'
import {
  cartAt,
  keptAt,
  type LocationCarts,
  readCarts,
  storedText,
  withCart,
} from '@sizzle/domain/cart/stored-carts.ts'
import { newId } from '../new-id.ts'
import { onDevice } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { toast } from '../toast/toast.ts'
import { sayCartsKept } from './has-cart.ts'

// The carts of all locations, shared by every screen and every tab of this browser. Rules and stored form are the domain's.
const NO_CARTS: LocationCarts = {}
const NO_LINES: Cart = []

const carts = createStore<LocationCarts>(typeof document === 'undefined' ? NO_CARTS : read())

if (typeof document !== 'undefined') {
  addEventListener('storage', (event) => {
    if (event.key === CARTS_KEY || event.key === null) carts.set(read())
  })
}

export function useCart(locationId: string): Cart {
  return held(useStore(carts, NO_CARTS), locationId)
}

export function cartOf(locationId: string): Cart {
  return held(carts.get(), locationId)
}

/** Which cart it is, as long as something is in it. */
export function useCartId(locationId: string): string | undefined {
  return keptAt(useStore(carts, NO_CARTS), locationId)?.id
}

export function cartIdOf(locationId: string): string | undefined {
  return keptAt(carts.get(), locationId)?.id
}

type LocatedCart = { locationId: string; cart: Cart }

/** The cart that was touched last, for screens that belong to no location. */
export function latestCart(): LocatedCart | undefined {
  return latestIn(carts.get())
}

export function useLatestCart(): LocatedCart | undefined {
  return latestIn(useStore(carts, NO_CARTS))
}

function latestIn(all: LocationCarts): LocatedCart | undefined {
  const [locationId, cart] = Object.entries(all).at(-1) ?? []
  return locationId === undefined || cart === undefined ? undefined : { locationId, cart: cart.lines }
}

/** The cart goes on with these lines. */
export function saveCart(locationId: string, cart: Cart): void {
  keep(locationId, cart, cartIdOf(locationId) ?? newId())
}

/** Another cart begins with these lines: the one before was emptied or ordered. */
export function beginCart(locationId: string, cart: Cart): void {
  keep(locationId, cart, newId())
}

function keep(locationId: string, cart: Cart, id: string): void {
  const next = withCart(carts.get(), locationId, cart, id)
  carts.set(next)
  store(next)
}

function store(all: LocationCarts): void {
  const text = storedText(all)
  if (text === null) onDevice.removeItem(CARTS_KEY)
  else onDevice.setItem(CARTS_KEY, text)
  sayCartsKept()
}

/** An empty cart is always the same one, or every look at it would draw the screen again. */
function held(all: LocationCarts, locationId: string): Cart {
  const cart = cartAt(all, locationId)
  return cart.length === 0 ? NO_LINES : cart
}

function read(): LocationCarts {
  const { carts: stored, warning, isChanged } = readCarts(onDevice.getItem(CARTS_KEY), newId)
  if (warning !== null) toast('message', 'Your saved cart could not be read, so it starts empty.')
  if (isChanged) store(stored)
  return stored
}
