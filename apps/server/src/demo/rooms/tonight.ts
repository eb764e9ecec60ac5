import type { AdminOrderPayload } from '@sizzle/contract/admin-order.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import type { z } from 'zod'
import { cardPayments } from '../../checkouts/card-payments.ts'
import { createAdminOrderCash } from '../../checkouts/create-admin-order.ts'
import { createAdminPaymentLink } from '../../checkouts/create-admin-payment-link.ts'
import type { WireAnswer } from '../../kit/answer.ts'
import { sql } from '../../kit/db/sql.ts'
import { getOrderTimes } from '../../kitchen/get-order-times.ts'
import { updateOrderStatus } from '../../moves/update-order-status.ts'
import { refundPayment } from '../../payments/refund-payment.ts'
import { callsOf } from './calls.ts'
import { managerAt, type Shift, staffAt } from './shift.ts'

type Evening = Omit<Shift, 'tx' | 'act'>
type StaffOrder = z.output<typeof AdminOrderPayload>

const CALLERS = [
  { name: 'Moira Chisholm', phone: '(902) 555-0171' },
  { name: 'Devika Rao', phone: '(902) 555-0172' },
  { name: 'Hamish Fraser', phone: '(902) 555-0173' },
] as const
const FEW_CENTS = 450

/** What happens at this moment: the product's own calls, each in its own transaction. */
export async function playTonight(evening: Evening): Promise<void> {
  for (const { id } of evening.locations) {
    await handOutUnpaid(evening, id)
    await takeForLater(evening, id)
    await askForMoney(evening, id)
  }
  await refundOne(evening)
}

/** One left with its guest before anybody asked for the money: it is still to be settled. */
async function handOutUnpaid({ house, ...evening }: Evening, locationId: string): Promise<void> {
  const order = await house.database.db.maybe<{ id: string }>(sql`
    select id from orders where location_id = ${locationId} and status = 'ready' and payment_status = 'unpaid'
    order by order_time limit 1`)
  if (!order) return
  await callsOf(house, staffAt(evening, locationId))(updateOrderStatus, { orderId: order.id, status: 'completed' })
}

/** Somebody rang for the hours to come. Where no time is left today it is for tomorrow. */
async function takeForLater({ house, ...evening }: Evening, locationId: string): Promise<void> {
  const cards = cardPayments(house)
  const call = callsOf(house, staffAt(evening, locationId))
  const { body } = await call(getOrderTimes(cards.settingOf), { locationId, orderType: 'pickup', items: 4 })
  const times = Array.isArray(body.slots) ? body.slots.map((slot) => recordOf(slot).time) : []
  for (const [n, place] of [2, 5].entries()) {
    const time = times[Math.min(place, times.length - 1)]
    if (typeof time !== 'string' || typeof body.date !== 'string') continue
    const scheduledFor = { date: body.date, time }
    const order = { ...(await orderOf(house, locationId, n)), scheduledFor }
    await agreed(order, (orderData) => call(createAdminOrderCash(cards), { ...orderData, cashConfirmed: false }))
  }
}

/** A link that its customer has not opened yet; like every link it ends by itself. */
async function askForMoney({ house, ...evening }: Evening, locationId: string): Promise<void> {
  const call = callsOf(house, staffAt(evening, locationId))
  const link = createAdminPaymentLink({ ...cardPayments(house), publicUrl: house.publicUrl })
  const order = await orderOf(house, locationId, 2)
  await agreed(order, (orderData) => call(link, { orderData, sendSMS: false }))
}

/** A side dish that was missing goes back to the card that paid it. */
async function refundOne({ house, ...evening }: Evening): Promise<void> {
  const payment = await house.database.db.maybe<{ id: string; location_id: string }>(sql`
    select p.id, p.location_id from payments p join orders o on o.location_id = p.location_id and o.id = p.order_id
    where p.provider = 'sandbox' and p.asked_back = 0 and p.amount > ${FEW_CENTS} and o.status = 'completed'
    order by p.captured_at desc limit 1`)
  if (!payment) return
  const call = callsOf(house, managerAt(evening, payment.location_id))
  const reason = 'The garlic naan was missing'
  await call(refundPayment(cardPayments(house)), { paymentId: payment.id, amount: FEW_CENTS, reason })
}

async function orderOf({ database }: Evening['house'], locationId: string, n: number): Promise<StaffOrder> {
  const dishes = await database.db.many<{ id: string }>(sql`
    select id from menu_items
    where location_id = ${locationId} and is_available and is_popular and sold_out_until is null order by id limit 4`)
  const caller = CALLERS[n] ?? CALLERS[0]
  return {
    customerInfo: { ...caller, email: '' },
    items: dishes.slice(n % 2, (n % 2) + 3).map(({ id }) => ({ id, quantity: 1, selectedSpiceLevel: 1 })),
    location: { id: locationId },
    orderType: 'pickup',
    paymentMethod: 'cash',
    tipAmount: 0,
    pricing: { subtotal: 0, tax: 0, tip: 0, total: 0 },
  }
}

/** The server says what it costs, and then it is asked for at that price, as a screen does. */
async function agreed(order: StaffOrder, ask: (order: StaffOrder) => Promise<WireAnswer>): Promise<void> {
  const { body } = await ask(order)
  const { subtotal, tax, tip, total } = recordOf(body.pricing)
  if (body.code !== 'pricing_mismatch') return
  await ask({
    ...order,
    pricing: { subtotal: Number(subtotal), tax: Number(tax), tip: Number(tip), total: Number(total) },
  })
}
