import { createStore, useStore } from '../../../kit/store.ts'
import { toast } from '../../../kit/toast/toast.ts'
import type { CartLine } from './cart.ts'

type Carts = Readonly<Record<string, readonly CartLine[]>>

/** The specification's key (back-office spec §7): one entry for the carts of all locations. */
const KEY = 'sizzle_spice_location_carts'
const EMPTY: Carts = {}
const NO_LINES: readonly CartLine[] = []

const carts = createStore<Carts>(typeof document === 'undefined' ? EMPTY : read())

if (typeof document !== 'undefined') {
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) carts.set(read())
  })
}

export function useCart(locationId: string): readonly CartLine[] {
  return useStore(carts, EMPTY)[locationId] ?? NO_LINES
}

export function cartOf(locationId: string): readonly CartLine[] {
  return carts.get()[locationId] ?? NO_LINES
}

export function saveCart(locationId: string, lines: readonly CartLine[]): void {
  const { [locationId]: _, ...others } = carts.get()
  const next: Carts = lines.length > 0 ? { ...others, [locationId]: lines } : others
  carts.set(next)
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Storage full or refused by the browser: the cart lives as long as this page does.
  }
}

function read(): Carts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (isCarts(stored)) return stored
    localStorage.removeItem(KEY)
  } catch {
    localStorage.removeItem(KEY)
  }
  toast('message', 'Your saved cart could not be read, so it starts empty.')
  return EMPTY
}

function isCarts(value: unknown): value is Carts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((lines) => Array.isArray(lines) && lines.every(isLine))
}

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false
  // Each field is looked at below; nothing is believed before that.
  const line = value as Partial<Record<keyof CartLine, unknown>>
  const texts = [line.id, line.name, line.category, line.cartKey, line.spiceLevelName, line.spiceLevelId]
  const whole = [line.quantity, line.maxQuantity, line.selectedSpiceLevel]
  return (
    texts.every((text) => typeof text === 'string') &&
    whole.every((number) => Number.isInteger(number) && Number(number) > 0) &&
    Number.isFinite(line.price) &&
    Number(line.price) > 0
  )
}
