import type { AdminOrderPayload } from '@sizzle/contract/admin-order.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import type { z } from 'zod'
import type { WireAnswer } from '../../kit/answer.ts'
import { type Db, sql } from '../../kit/db/sql.ts'
import type { LocationRow } from '../../locations/locations.sql.ts'

export type StaffOrder = z.output<typeof AdminOrderPayload>

const CALLERS = [
  { name: 'Moira Chisholm', phone: '(902) 555-0171' },
  { name: 'Devika Rao', phone: '(902) 555-0172' },
  { name: 'Hamish Fraser', phone: '(902) 555-0173' },
  { name: 'Claire Boudreau', phone: '(902) 555-0174' },
  { name: 'Nikhil Menon', phone: '(902) 555-0175' },
  { name: 'Ruth Archibald', phone: '(902) 555-0176' },
] as const
const DISHES = 3
const MENU_STARTS = 3

/** What the n-th caller wants, as staff type it; what it costs is not known yet. */
export async function phoneOrder(db: Db, { id, name }: LocationRow, n: number): Promise<StaffOrder> {
  const dishes = await db.many<{ id: string; name: string; price: number }>(sql`
    select id, name, price from menu_items
    where location_id = ${id} and is_available and is_popular and sold_out_until is null order by id limit ${DISHES} offset ${n % MENU_STARTS}`)
  return {
    customerInfo: { ...(CALLERS[n] ?? CALLERS[0]), email: '' },
    items: dishes.map(({ price, ...dish }) => ({ ...dish, price: price / 100, quantity: 1, selectedSpiceLevel: 1 })),
    location: { id, name },
    orderType: 'pickup',
    paymentMethod: 'cash',
    tipAmount: 0,
    pricing: { subtotal: 1, tax: 0, tip: 0, total: 1 },
  }
}

/** The server says what it costs, and then it is asked for at that price, as a screen does. */
export async function agreed(order: StaffOrder, ask: (order: StaffOrder) => Promise<WireAnswer>): Promise<void> {
  const { body } = await ask(order)
  const { subtotal, tax, tip, total } = recordOf(body.pricing)
  if (body.code !== 'pricing_mismatch') return
  await ask({
    ...order,
    pricing: { subtotal: Number(subtotal), tax: Number(tax), tip: Number(tip), total: Number(total) },
  })
}
