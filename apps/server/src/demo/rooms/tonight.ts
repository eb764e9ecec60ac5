import { recordOf } from '@sizzle/domain/record.ts'
import { cardPayments } from '../../checkouts/card-payments.ts'
import { createAdminOrderCash } from '../../checkouts/create-admin-order.ts'
import { createAdminPaymentLink } from '../../checkouts/create-admin-payment-link.ts'
import { sql } from '../../kit/db/sql.ts'
import { getOrderTimes } from '../../kitchen/get-order-times.ts'
import type { LocationRow } from '../../locations/locations.sql.ts'
import { updateOrderStatus } from '../../moves/update-order-status.ts'
import { refundPayment } from '../../payments/refund-payment.ts'
import { callsOf } from './calls.ts'
import { agreed, phoneOrder } from './phone-order.ts'
import { type Evening, managerAt, staffAt } from './shift.ts'

const FEW_CENTS = 450
/** At each location: two for later, and one who pays by a link. */
const CALLS = 3

/** What happens at this moment: the product's own calls, each in its own transaction. */
export async function playTonight(evening: Evening): Promise<void> {
  for (const [n, location] of evening.locations.entries()) {
    await handOutUnpaid(evening, location.id)
    await takeForLater(evening, location, CALLS * n)
    await askForMoney(evening, location, CALLS * n + 2)
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
async function takeForLater({ house, ...evening }: Evening, location: LocationRow, first: number): Promise<void> {
  const cards = cardPayments(house)
  const call = callsOf(house, staffAt(evening, location.id))
  const { body } = await call(getOrderTimes(cards.settingOf), {
    locationId: location.id,
    orderType: 'pickup',
    items: 4,
  })
  const times = Array.isArray(body.slots) ? body.slots.map((slot) => recordOf(slot).time) : []
  for (const [n, place] of [2, 5].entries()) {
    const time = times[Math.min(place, times.length - 1)]
    if (typeof time !== 'string' || typeof body.date !== 'string') continue
    const scheduledFor = { date: body.date, time }
    const order = { ...(await phoneOrder(house.database.db, location, first + n)), scheduledFor }
    await agreed(order, (orderData) => call(createAdminOrderCash(cards), { ...orderData, cashConfirmed: false }))
  }
}

/** A link that its customer has not opened yet; like every link it ends by itself. */
async function askForMoney({ house, ...evening }: Evening, location: LocationRow, n: number): Promise<void> {
  const call = callsOf(house, staffAt(evening, location.id))
  const link = createAdminPaymentLink({ ...cardPayments(house), publicUrl: house.publicUrl })
  const order = await phoneOrder(house.database.db, location, n)
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
