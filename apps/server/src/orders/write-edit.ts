import { randomUUIDv7 } from 'node:crypto'
import { editNote, factChanges, type LineChanges, lineChanges, moneyChanges } from '@sizzle/domain/order/edit.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import type { TakenUnits } from '../menu/take-stock.ts'
import { cartKey } from './cart-key.ts'
import type { OrderSet } from './change-order.sql.ts'
import { type Author, type Books, changeOrder } from './change-order.ts'
import { type Contents, insertContents } from './contents.sql.ts'
import type { EditedTimes } from './edit-time.ts'
import { deleteContents, insertEdit } from './edits.sql.ts'
import { noteDishesAgain } from './note-dishes.ts'
import type { OrderRow } from './orders.sql.ts'
import { placeOf } from './place-order.ts'
import type { PricedEdit } from './price-edit.ts'
import { orderedLine, tellStationsOfEdit } from './tell-stations.ts'

export type EditChanges = LineChanges & {
  /** Everything but the dishes and the money, in words. */
  readonly facts: readonly string[]
  readonly money: readonly string[]
  /** For the order's history; empty when nothing changes. */
  readonly note: string
}

/** What an edit changes of an order as it is. */
export function changesOf(order: OrderRow, before: Contents, priced: PricedEdit): EditChanges {
  const lines = lineChanges(before.lines.map(orderedLine), priced.lines.map(orderedLine))
  const { total, tip } = priced.pricing
  const facts = factChanges(factsOf(order), factsOf({ ...order, ...customerOf(priced), ...whereOf(priced) }))
  const money = moneyChanges(order, { total, tip })
  return { ...lines, facts, money, note: editNote(lines, [...facts, ...money]) }
}

type Facts = Pick<OrderRow, 'order_type' | 'customer_name' | 'customer_email' | 'customer_phone'> &
  Pick<OrderRow, 'delivery_address' | 'delivery_instructions' | 'table_number' | 'party_size' | 'special_instructions'>

function factsOf(row: Facts) {
  return {
    orderType: row.order_type,
    customer: JSON.stringify([row.customer_name, row.customer_email, row.customer_phone]),
    // A form sends an empty field where nothing was written.
    place: JSON.stringify([row.delivery_address, row.delivery_instructions ?? '', row.table_number, row.party_size]),
    note: row.special_instructions,
  }
}

function customerOf({ wanted: { customerInfo } }: PricedEdit) {
  return {
    customer_name: customerInfo.name.trim(),
    customer_email: normalizeEmail(customerInfo.email),
    customer_phone: normalizePhone(customerInfo.phone) ?? customerInfo.phone.trim(),
  }
}

function whereOf({ wanted }: PricedEdit): ReturnType<typeof placeOf> & {
  readonly order_type: OrderType
  readonly special_instructions: string
} {
  return { order_type: wanted.orderType, special_instructions: wanted.specialInstructions, ...placeOf(wanted) }
}

type ToWrite = {
  readonly order: OrderRow
  readonly priced: PricedEdit
  readonly changes: EditChanges
  readonly times: EditedTimes
  readonly stock: readonly TakenUnits[]
  readonly isOverbooked: boolean
  /** What follows from the money. */
  readonly paid: OrderSet
  readonly customerId: string | null
  readonly by: Author
}

/** Writes an edit that was decided: the order with its lines, what the stations are told, and the edit itself. The order is locked. */
export async function writeEdit({ tx, now }: Books, edit: ToWrite) {
  const { order, priced, changes, times, stock, paid, by } = edit
  const { subtotal, tax, tip, total } = priced.pricing
  await deleteContents(tx, order)
  insertContents(tx, order, priced, [])
  const changed = await changeOrder({ tx, now }, order, {
    set: {
      ...customerOf(priced),
      ...whereOf(priced),
      user_id: edit.customerId,
      subtotal,
      tax,
      tip,
      total,
      tax_rate_per_100k: priced.taxRatePer100k,
      ...times.set,
      is_overbooked: edit.isOverbooked,
      stock_taken: stock.length === 0 ? null : stock,
      cart_key: cartKey(order.location_id, priced.wanted.orderType, priced.lines, order.scheduled_for),
      ...paid,
    },
    event: { kind: 'edit', by, note: changes.note },
  })
  await tellStationsOfEdit({ tx, now }, changed)
  // Its dishes have other places now.
  await noteDishesAgain(tx, changed, () => [])
  const editId = randomUUIDv7()
  await insertEdit(tx, {
    location_id: order.location_id,
    id: editId,
    order_id: order.id,
    version: changed.version,
    at: now,
    by_id: by.id,
    by_name: by.name,
    added: changes.added,
    taken: changes.taken,
    changes: changes.facts,
    total_before: order.total,
    total_after: total,
  })
  return changed
}
