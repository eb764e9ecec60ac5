import { MILD } from '@sizzle/domain/cart/spice.ts'
import { closesFirst } from '@sizzle/domain/hours/open-state.ts'
import { rateAsFraction } from '@sizzle/domain/pricing/pricing.ts'
import type { TenderPayment } from '@sizzle/domain/pricing/tenders.ts'
import type { Db } from '../kit/db/sql.ts'
import type { Lookup } from '../kit/lookup.ts'
import { type LocationRow, locationEver } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { type Contents, contentsOf, type LineRow } from './contents.sql.ts'
import { houseTold, NOTHING_TOLD } from './house-told.ts'
import { moneyOf, moneyOfFirst, moneyOfOrders } from './order-money.sql.ts'
import { type EventRow, eventsOf, type NewOrder, type OrderRow, orderById } from './orders.sql.ts'

/** Orders of any locations, in the order in which they are given. */
export async function presentMixedOrders(db: Db, rows: readonly OrderRow[]) {
  const presented = new Map<string, Awaited<ReturnType<typeof presentOrders>>[number]>()
  for (const [locationId, there] of Map.groupBy(rows, (row) => row.location_id)) {
    const location = await locationEver(db, locationId)
    for (const order of await presentOrders(db, there, location)) presented.set(order.id, order)
  }
  return rows.flatMap(({ id }) => presented.get(id) ?? [])
}

/** Orders of one location as they are read back, with their lines, history and refunds in further reads. */
export async function presentOrders(db: Db, rows: readonly OrderRow[], at: LocationRow | Promise<LocationRow>) {
  const ids = rows.map((row) => row.id)
  const [first] = rows
  if (!first) return []
  const [location, contents, events, moneyOfRow] = await Promise.all([
    at,
    contentsOf(db, first.location_id, ids),
    eventsOf(db, first.location_id, ids),
    moneyOfOrders(db, first.location_id, rows),
  ])
  const contentsById = new Map(contents.map((content) => [content.order_id, content]))
  const eventsById = Map.groupBy(events, (event) => event.order_id)
  return rows.map((row) => {
    const happened = eventsById.get(row.id) ?? []
    const steps = happened.filter(({ kind }) => kind === 'status')
    return {
      ...present(row, location, contentsById.get(row.id) ?? NOTHING, steps),
      ...houseTold(row, location, happened),
      ...moneyOfRow(row),
    }
  })
}

export type PresentedOrder = Awaited<ReturnType<typeof presentOrder>>

export async function presentOrder(db: Db, lookup: Lookup) {
  const row = await orderById(db, lookup)
  if (!row) throw new Error(`order ${lookup.id} has no row`)
  return presentRow(db, row)
}

export async function presentRow(db: Db, row: OrderRow) {
  const [order] = await presentOrders(db, [row], locationEver(db, row.location_id))
  if (!order) throw new Error(`order ${row.id} was not presented`)
  return order
}

/** An order that has just been written, without reading it back. Nobody has paid it or given anything back yet. */
export function presentPlaced(
  order: NewOrder,
  location: LocationRow,
  contents: Contents,
  { at, actor_name }: Pick<EventRow, 'at' | 'actor_name'>,
) {
  const row = { ...order, version: 1, updated_at: order.order_time }
  return {
    ...present(row, location, contents, [{ status: order.status, at, actor_name }]),
    ...NOTHING_TOLD,
    ...moneyOf(row, undefined),
  }
}

/** The same once somebody has paid it, all or a part of it, in its transaction. */
export function presentPaid(
  placed: PresentedOrder,
  row: OrderRow,
  paid: TenderPayment & { readonly id: string },
): PresentedOrder {
  return {
    ...placed,
    version: row.version,
    updatedAt: row.updated_at,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    ...moneyOfFirst(row, { ...paid, at: row.updated_at }),
  }
}

const NOTHING: Contents = { lines: [], charges: [], taxes: [] }

type Written = NewOrder & Pick<OrderRow, 'version' | 'updated_at'>

function present(
  row: OrderRow | Written,
  location: LocationRow,
  contents: Contents,
  events: readonly Pick<EventRow, 'status' | 'at' | 'actor_name'>[],
) {
  return {
    id: row.id,
    orderId: row.id,
    shortNumber: row.short_number,
    version: row.version,
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    orderType: row.order_type,
    orderTime: row.order_time,
    location: row.location_id,
    locationInfo: {
      id: location.id,
      name: location.name,
      address: location.address,
      phone: location.phone,
      postalCode: location.postal_code,
      timeZone: location.time_zone,
    },
    customerInfo: {
      name: row.customer_name,
      phone: row.customer_phone,
      email: row.customer_email,
      isGuest: row.user_id === null,
    },
    items: contents.lines.map(presentLine),
    pricing: {
      subtotal: row.subtotal,
      tax: row.tax,
      tip: row.tip,
      total: row.total,
      taxRate: rateAsFraction(row.tax_rate_per_100k),
    },
    charges: contents.charges.map(({ kind, label, amount, tax_class }) => ({
      kind,
      label,
      amount,
      taxClass: tax_class,
    })),
    taxes: contents.taxes.map(presentTax),
    businessDate: row.business_date,
    scheduledFor: row.scheduled_for,
    deliveryInfo:
      row.delivery_address === null
        ? null
        : { address: row.delivery_address, instructions: row.delivery_instructions ?? '' },
    tableInfo: row.party_size === null ? null : { tableNumber: row.table_number ?? '', partySize: row.party_size },
    specialInstructions: row.special_instructions,
    estimatedReady: row.estimated_ready,
    promisedAt: row.promised_at,
    closesFirst: closesBeforeReady(row, location),
    updatedAt: row.updated_at,
    statusHistory: events.map(({ status, at, actor_name }) => ({ status, at, by: actor_name })),
  }
}

/** Of an order that is still made; what is for a chosen time is for one while it is open. */
function closesBeforeReady(row: OrderRow | Written, location: LocationRow): string | null {
  if (row.scheduled_for !== null || (row.status !== 'pending' && row.status !== 'preparing')) return null
  return closesFirst(hoursOf(location), { orderedAt: row.order_time, readyAt: row.promised_at })
}

export function presentLine(line: LineRow) {
  const hasHeat = line.spice_name !== '' || line.spice_level > MILD.level
  return {
    id: line.item_id,
    name: line.name,
    price: line.price,
    quantity: line.quantity,
    category: line.category,
    selectedSpiceLevel: line.spice_level,
    spiceLevelName: hasHeat ? line.spice_name : MILD.name,
    hasHeat,
    allergens: line.allergens,
    description: line.description,
    basePrice: line.base_price,
    options: line.options,
    note: line.note,
    discount: line.discount,
    taxParts: line.tax_parts,
  }
}

function presentTax({ name, rate_per_100k, base, amount, registration, classes }: Contents['taxes'][number]) {
  return { name, ratePer100k: rate_per_100k, base, amount, registration, classes }
}
