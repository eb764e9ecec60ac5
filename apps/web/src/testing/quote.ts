import type { AskAnswer } from '@sizzle/contract/client.ts'
import { DAL, DAL_LINE, ORDER } from './shop.ts'

// What the server says of a cart with one line, or of others that a test gives.

type Quote = AskAnswer<'/validatePricing'>

const LOCATION = {
  id: 'truro',
  name: 'Truro',
  isOpen: true,
  openText: 'Open until 9:00 PM',
  orderTypes: ['pickup', 'dine-in'],
  pauses: [],
} satisfies Quote['location']
const PLAIN = { options: [], isAvailable: true, problems: [] }
export const QUOTED = {
  id: DAL.id,
  cartKey: DAL_LINE.cartKey,
  name: DAL.name,
  quantity: 2,
  price: 12.5,
  basePrice: 12.5,
  ...PLAIN,
}

export function quote(line: Partial<Quote['items'][number]> = {}, location: Partial<Quote['location']> = {}): Quote {
  const subtotal = 2 * (line.price ?? 12.5)
  const tax = Math.round(subtotal * 14) / 100
  return {
    success: true,
    isValid: true,
    message: null,
    pricing: { subtotal, tax, tip: 0, total: subtotal + tax, taxRate: 0.14 },
    tax: { name: 'HST', ratePer100k: 14_000 },
    charges: [],
    taxes: ORDER.taxes.map((one) => ({ ...one, base: subtotal, amount: tax })),
    items: [{ ...QUOTED, ...line }],
    location: { ...LOCATION, ...location },
    estimatedReady: '2026-11-20T18:30:00.000Z',
  }
}
