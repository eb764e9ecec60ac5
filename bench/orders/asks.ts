import type { Ask } from './clients.ts'
import { type House, signInBodies } from './house.ts'

type Dish = { id: string; name: string; price: number; groups: readonly object[]; isSoldOut: boolean }
const CARTS = 12
const DAYS = 14
const TIMES = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00']
const TAX = 0.14

/** Carts of two dishes, as the browser sends them; everybody has another number and mailbox: orders of one number wait for each other, and a stranger's mailbox gets few letters a day. */
async function carts(origin: string, locationId: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await fetch(`${origin}/api/getLocationMenu?locationId=${locationId}`)
  const menu = (await answer.json()) as { items: readonly Dish[] }
  const dishes = menu.items.filter(({ groups, isSoldOut }) => groups.length === 0 && !isSoldOut)
  return Array.from({ length: CARTS }, (_, n) => {
    const first = dishes[n % dishes.length]
    const second = dishes[(n + 1 + Math.floor(n / dishes.length)) % dishes.length]
    if (!first || !second) throw new Error(`${locationId} has no dish`)
    const lines =
      first === second
        ? [{ dish: first, quantity: 3 }]
        : [first, second].map((dish, at) => ({ dish, quantity: at + 1 }))
    const cents = lines.reduce((sum, { dish, quantity }) => sum + Math.round(dish.price * 100) * quantity, 0)
    const tax = Math.round(cents * TAX)
    return {
      customerInfo: {
        name: 'Priya Sharma',
        email: '{uuid}@example.test',
        phone: '{phone}',
      },
      items: lines.map(({ dish: { id, name, price }, quantity }) => ({ id, name, price, quantity })),
      location: { id: locationId, name: 'Kitchen' },
      orderType: 'pickup',
      paymentMethod: 'cash',
      tipAmount: 0,
      pricing: { subtotal: cents / 100, tax: tax / 100, tip: 0, total: (cents + tax) / 100 },
    }
  })
}

/** `count` locations in turn. */
export async function ordersAt(house: House, count: number): Promise<Ask> {
  const origin = (await house.programs(1))[0]?.origin ?? ''
  const byPlace = await Promise.all(house.locations.slice(0, count).map((id) => carts(origin, id)))
  const bodies = Array.from({ length: CARTS }, (_, n) =>
    byPlace.map((of) => JSON.stringify({ ...of[n], cartId: '{uuid}' })),
  ).flat()
  return { name: 'order', share: 100, path: '/api/createCustomerOrderCash', bodies, people: house.guests }
}

export async function quotesAt(house: House): Promise<Ask> {
  const origin = (await house.programs(1))[0]?.origin ?? ''
  const bodies = (await carts(origin, 'truro')).map(({ items, location, orderType, pricing }) =>
    JSON.stringify({ items, location, orderType, tipAmount: 0, frontendPricing: pricing }),
  )
  return { name: 'quote', share: 20, path: '/api/validatePricing', bodies, people: house.guests }
}

export function menuOf(house: House): Ask {
  return { name: 'menu', share: 70, path: '/api/getLocationMenu?locationId=truro', people: house.guests }
}

/** Every one of these orders once. */
export function movesOf(house: House, ids: readonly string[]): Ask {
  const bodies = ids.map((orderId) => JSON.stringify({ orderId, status: 'preparing' }))
  return { name: 'move', share: 100, path: '/api/updateOrderStatus', bodies, isOnce: true, people: house.cooks }
}

export function paymentsOf(house: House, ids: readonly string[]): Ask {
  const bodies = ids.map((orderId) => JSON.stringify({ orderId, paymentStatus: 'paid' }))
  return {
    name: 'payment',
    share: 100,
    path: '/api/updateOrderPaymentStatus',
    bodies,
    isOnce: true,
    people: [house.owner],
  }
}

/** By phone, over two weeks of evenings. */
export function bookings(house: House): Ask {
  const bodies = Array.from({ length: DAYS * TIMES.length }, (_, n) => {
    const date = new Date(Date.now() + (2 + (n % DAYS)) * 24 * 3600_000).toISOString().slice(0, 10)
    const details = { date, time: TIMES[n % TIMES.length], partySize: 1 }
    const customerInfo = { name: 'Priya Sharma', email: '{uuid}@example.test', phone: '(902) 555-0123' }
    return JSON.stringify({ location: 'truro', customerInfo, reservationDetails: details })
  })
  return { name: 'booking', share: 100, path: '/api/createPhoneReservation', bodies, people: [house.owner] }
}

export function signIns(): Ask {
  return {
    name: 'sign-in',
    share: 100,
    path: '/api/auth/sign-in/email',
    bodies: signInBodies,
    people: [{ headers: {} }],
  }
}
