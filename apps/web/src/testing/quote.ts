import type { AskAnswer } from '@sizzle/contract/client.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import { DAL, DAL_LINE, ORDER } from './shop.ts'

// What the server says of a cart with one line, or of others that a test gives.

type Quote = AskAnswer<'/validatePricing'>

const LOCATION = {
  id: 'truro',
  name: 'Truro',
  address: '12 Inglis Place',
  phone: '(902) 555-0139',
  timeZone: 'America/Halifax',
  isOpen: true,
  openText: 'Open until 9 p.m.',
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

type Times = AskAnswer<'/getOrderTimes'>

/** Friday at 6 p.m.: two days with times, and 35 minutes when it is wanted at once. */
export function orderTimes(given: Partial<Times> = {}): Times {
  return {
    success: true,
    asap: {
      minutes: 35,
      readyAt: '2026-11-20T22:35:00.000Z',
      text: 'As soon as possible (about 35 min)',
      closesFirst: null,
    },
    notNow: null,
    days: [
      { date: '2026-11-20', label: 'Today' },
      { date: '2026-11-21', label: 'Tomorrow' },
    ],
    date: '2026-11-20',
    slots: slotsAt('18:45', '19:00', '19:15', '19:30'),
    next: { date: '2026-11-20', time: '18:45', label: '6:45 p.m.' },
    ...given,
  }
}

export function slotsAt(...times: string[]): Times['slots'] {
  return times.map((time) => ({ time, label: clock12(time) }))
}

export function quote(line: Partial<Quote['items'][number]> = {}, location: Partial<Quote['location']> = {}): Quote {
  const subtotal = 2 * (line.price ?? 12.5)
  const tax = Math.round(subtotal * 14) / 100
  return {
    success: true,
    isValid: true,
    message: null,
    refusals: [],
    pricing: { subtotal, tax, tip: 0, total: subtotal + tax, taxRate: 0.14 },
    tax: { name: 'HST', ratePer100k: 14_000 },
    promotion: null,
    promotionProblem: null,
    charges: [],
    taxes: ORDER.taxes.map((one) => ({ ...one, base: subtotal, amount: tax })),
    items: [{ ...QUOTED, ...line }],
    location: { ...LOCATION, ...location },
    estimatedReady: '2026-11-20T18:30:00.000Z',
  }
}
