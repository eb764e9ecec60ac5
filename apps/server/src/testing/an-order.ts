import { sql } from '../kit/db/sql.ts'
import type { TestApp } from './test-app.ts'

type HasDatabase = Pick<TestApp, 'database'>
type Item = { id: string; name: string; price: number }

/** What a browser sends for one pickup order of the cheapest dish, priced as the server will price it. */
export async function anOrder(app: HasDatabase, changes: Record<string, unknown> = {}, quantity = 2) {
  const item = await app.database.db.one<Item>(sql`
    select id, name, price from menu_items where location_id = 'truro' and is_available order by price, id limit 1`)
  const subtotal = item.price * quantity
  const tax = Math.round(subtotal * 0.14)
  return {
    customerInfo: { name: 'Priya Sharma', email: 'priya@example.test', phone: '(902) 555-0123', firebaseId: null },
    items: [
      {
        id: item.id,
        name: item.name,
        price: item.price / 100,
        quantity,
        selectedSpiceLevel: 2,
        spiceLevelName: 'Medium',
        spiceLevelId: 'medium',
      },
    ],
    location: { id: 'truro', name: 'Truro Heights' },
    orderType: 'pickup',
    paymentMethod: 'cash',
    tipAmount: 0,
    pricing: { subtotal: subtotal / 100, tax: tax / 100, tip: 0, total: (subtotal + tax) / 100, taxRate: 0.14 },
    ...changes,
  }
}

/** The same with a note at every dish. */
export function withNote<O extends { readonly items: readonly object[] }>(order: O) {
  return { ...order, items: order.items.map((item) => ({ ...item, note: 'Sauce on the side' })) }
}

/** Doors are open around the clock, so that a test does not depend on when it runs. */
export function alwaysOpen(app: HasDatabase) {
  const day = { open: '00:00', close: '00:00', closed: false }
  const week = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
  )
  return app.database.db.run(sql`update locations set hours = ${JSON.stringify(week)}::jsonb`)
}
