import { deserved, isNothing } from '@sizzle/domain/loyalty/ledger.ts'
import type { PaymentStatus } from '@sizzle/domain/payment/payment-status.ts'
import { makeBill } from '@sizzle/domain/pricing/bill.ts'
import { copyLine } from './copy-text.ts'
import type { DemoKitchen, DemoLine, DemoOrder } from './demo-order.ts'

// Demo orders as rows of the product's tables.
const SPICE_NAMES = { 1: 'Mild', 2: 'Medium', 3: 'Hot' } as const

export const ORDER_COLUMNS = `location_id, id, short_number, status, payment_status, payment_method, order_type, user_id,
  customer_name, customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, delivery_address,
  table_number, party_size, special_instructions, admin_created, order_time, estimated_ready, promised_at, accepted_at, prep_started_at, ready_at,
  completed_at, cancelled_at, cancel_reason, paid_at, payment_processed_at, payment_processed_by, updated_at, version,
  payment_session_id, business_date`

export function orderLine(
  locationId: string,
  {
    taxRatePer100k,
    number,
    date,
  }: Pick<DemoKitchen, 'taxRatePer100k'> & { readonly number: string; readonly date: string },
  order: DemoOrder,
): string {
  const { guest, type, pricing, events, paidAt } = order
  const timeOf = (status: string) =>
    events.find((event) => event.kind === 'status' && event.status === status)?.at ?? null
  const table = Number.parseInt(order.id.slice(-2), 16) % 20
  return copyLine([
    locationId,
    order.id,
    number,
    statusOf(order),
    paymentStatusOf(order),
    order.sessionId ? 'online' : 'cash',
    type,
    userOf(order),
    guest.name,
    guest.email,
    guest.phone,
    pricing.subtotal,
    pricing.tax,
    pricing.tip,
    pricing.total,
    taxRatePer100k,
    type === 'delivery' ? guest.address : null,
    type === 'dine-in' ? String(1 + table) : null,
    type === 'dine-in' ? 1 + (table % 6) : null,
    order.instructions,
    order.isStaffMade,
    order.orderTime,
    order.estimatedReady,
    order.promisedAt,
    timeOf('preparing'),
    timeOf('preparing'),
    timeOf('ready'),
    timeOf('completed'),
    timeOf('cancelled'),
    order.cancelReason,
    paidAt,
    order.sessionId ? null : paidAt,
    paidAt && !order.sessionId ? 'admin' : null,
    events.at(-1)?.at ?? order.orderTime,
    events.length,
    order.sessionId,
    date,
  ])
}

function statusOf({ events }: DemoOrder) {
  return events.findLast(({ kind }) => kind === 'status')?.status ?? 'pending'
}

function userOf({ guest, isStaffMade }: DemoOrder): string | null {
  return guest.isUser && !isStaffMade ? guest.id : null
}

/** What a card paid goes back when the order is cancelled. */
function paymentStatusOf({ paidAt, sessionId, cancelReason }: DemoOrder): PaymentStatus {
  if (paidAt === null) return 'unpaid'
  return sessionId !== null && cancelReason !== null ? 'refunded' : 'paid'
}

export const LINE_COLUMNS =
  'location_id, order_id, line, item_id, name, category, price, base_price, quantity, spice_level, spice_name, allergens, options, note, tax_parts'

export function lineLines(locationId: string, { id, lines }: DemoOrder): string {
  const billed = makeBill({ lines: lines.map(toBill), charges: [], taxes: [], tip: 0 }).lines
  return lines
    .map(({ dish, plate, quantity, spice, note }, index) =>
      copyLine([
        locationId,
        id,
        index + 1,
        dish.id,
        dish.name,
        dish.category,
        plate.price,
        plate.base,
        quantity,
        spice,
        dish.hasHeat ? SPICE_NAMES[spice] : '',
        plate.allergens,
        plate.options,
        note,
        JSON.stringify(billed[index]?.classes ?? []),
      ]),
    )
    .join('')
}

function toBill({ dish, plate, quantity }: DemoLine) {
  return { label: dish.name, price: plate.price, quantity, taxClass: dish.taxClass, apart: plate.apart }
}

export const EVENT_COLUMNS = 'location_id, order_id, seq, kind, status, at, actor_id, actor_name, note'

export function eventLines(locationId: string, { id, events }: DemoOrder): string {
  return events
    .map(({ kind, status, at, by, byId, note }, index) =>
      copyLine([locationId, id, index + 1, kind, status, at, byId, by, note]),
    )
    .join('')
}

export const LEDGER_COLUMNS = 'user_id, kind, location_id, order_id, order_version, points, orders, spent, at'

/** What the order has earned by the product's own rule; empty when nobody is known or nothing is earned yet. */
export function ledgerLine(locationId: string, order: DemoOrder): string {
  const userId = userOf(order)
  const { subtotal, total } = order.pricing
  const figures = deserved({
    status: statusOf(order),
    paymentStatus: paymentStatusOf(order),
    subtotal,
    total,
    refunded: 0,
  })
  if (userId === null || isNothing(figures)) return ''
  const { points, orders, spent } = figures
  const { events, orderTime, id } = order
  const at = events.at(-1)?.at ?? orderTime
  return copyLine([userId, 'earned', locationId, id, events.length, points, orders, spent, at])
}
