import * as contract from '@sizzle/contract/edit-order.ts'
import { clockAt } from '@sizzle/domain/hours/local-time.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { canEdit } from '@sizzle/domain/order/edit.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { matchesPricing } from '@sizzle/domain/pricing/pricing.ts'
import { handedBack } from '@sizzle/domain/pricing/tenders.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { type Person, personOf, type WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { exchangeStock } from '../menu/take-stock.ts'
import { auditOverbooking } from '../orders/audit-overbooking.ts'
import { type Contents, contentsOf } from '../orders/contents.sql.ts'
import { type EditedTimes, editedTimes, takeEditedRoom } from '../orders/edit-time.ts'
import { lastChange } from '../orders/edits.sql.ts'
import { lastEvent, lockOrder, type OrderRow } from '../orders/orders.sql.ts'
import { forBoard } from '../orders/present-board-order.ts'
import { presentRow } from '../orders/present-order.ts'
import { type EditInput, type PricedEdit, priceEdit, questionOfEdit } from '../orders/price-edit.ts'
import { changesOf, type EditChanges, writeEdit } from '../orders/write-edit.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { type EditMoney, planEditMoney, settleEdit } from '../payments/settle-edit.ts'
import { endLinksOfOrder, lockLinksOfCart } from './end-links-of-order.ts'
import { endOrderLinks } from './end-order-links.ts'
import { customerIdOf, NOT_THEIR_NUMBER } from './price-staff-order.ts'
import { tellEdited } from './tell-edited.ts'

type Parts = Pick<CardPayments, 'links' | 'settingOf'>

/** What an edit costs and changes, before anybody decides on it. */
export function previewOrderEdit({ settingOf }: Parts) {
  return operation(contract.previewOrderEdit, async (edit, context) => {
    const decided = await decideEdit(edit, settingOf, context)
    if (!decided.ok) return decided
    const { order, priced, changes, times } = decided.value
    const settlement = await planEditMoney(context, order, priced.pricing)
    return ok({
      orderId: order.id,
      changed: changes.note !== '',
      pricing: priced.pricing,
      items: priced.lines.map(({ item_id, name, quantity, price }, n) => ({
        id: item_id,
        name,
        quantity,
        price,
        isKept: priced.isKept[n] ?? false,
      })),
      charges: priced.charges.map(({ kind, label, amount, tax_class }) => ({
        kind,
        label,
        amount,
        taxClass: tax_class,
      })),
      taxes: priced.taxes.map(({ rate_per_100k, ...tax }) => ({ ...tax, ratePer100k: rate_per_100k })),
      promisedAt: times.promisedAt,
      settlement,
      added: changes.added,
      taken: changes.taken,
      changes: [...changes.facts, ...changes.money],
    })
  })
}

/**
 * Changes an order that waits. Lines, money, room, counts, tickets and history change together, under the order's lock: of
 * two who edit at once the second learns what the first one changed.
 */
export function editOrder(parts: Parts) {
  return operation(contract.editOrder, async ({ confirmedTotal, ...edit }, context) => {
    const { tx, now, requestId } = context
    const decided = await decideEdit(edit, parts.settingOf, context)
    if (!decided.ok) return decided
    const { order, person, priced, changes, times } = decided.value
    const { pricing } = priced
    if (confirmedTotal !== undefined && !matchesPricing(pricing, { ...pricing, total: confirmedTotal / 100 }))
      return refuse({ code: 'pricing_mismatch', pricing })
    if (changes.note === '') {
      const settlement = await planEditMoney(context, order, pricing)
      return ok(await answer(tx, order, { settlement, changed: false, endedLinks: 0 }, now))
    }

    // The cart before what is counted, as everywhere: somebody may order the same at this moment.
    const [customerId, ofCart] = await Promise.all([customerOf(tx, order, edit), lockLinksOfCart(tx, order)])
    if (customerId === undefined) return NOT_THEIR_NUMBER
    const stock = await exchangeStock(tx, order.location_id, order.stock_taken ?? [], priced.lines)
    if (!stock.ok) return stock
    const room = await takeEditedRoom(tx, order, times, priced.kitchen, edit.overbook === true)
    if (!room.isTaken) return refuse({ code: 'edit_without_room', time: slotTime(times, priced) })
    const paidOnline = await endLinksOfOrder({ tx, now }, order, { ofCart, by: person.name })
    if (paidOnline) return paidOnline

    const by = { id: person.userId, name: person.name }
    const { money, set } = await settleEdit({ tx, now }, order, pricing, by)
    // Nobody pays what the order cost before.
    const endedLinks = money.difference === 0 ? 0 : await endOrderLinks({ tx, now }, order, { by: by.name, left: 0 })
    const changed = await writeEdit(
      { tx, now },
      {
        order,
        priced,
        changes,
        times,
        stock: stock.value,
        isOverbooked: room.isOverbooked,
        paid: set,
        customerId,
        by,
      },
    )
    await audit(tx, person, requestId, { before: order, after: changed, changes })
    if (room.isOverbooked && !order.is_overbooked)
      await auditOverbooking(tx, person, requestId, { kind: 'order', id: order.id, locationId: order.location_id })
    await tellEdited(tx, order, changed, { money, linkEnded: endedLinks > 0, links: parts.links })
    return ok(await answer(tx, changed, { settlement: money, changed: true, endedLinks }, now))
  })
}

type Decided = {
  readonly order: OrderRow
  readonly person: Person
  readonly contents: Contents
  readonly priced: PricedEdit
  readonly changes: EditChanges
  readonly times: EditedTimes
}

async function decideEdit(edit: EditInput, settingOf: Parts['settingOf'], { tx, who, now }: WriteContext) {
  const person = personOf(who)
  const order = await lockOrder(tx, { id: edit.orderId, at: locationsOf(person) })
  if (!order || !mayAt(person, 'order.edit', order.location_id)) return refuse({ code: 'order_not_found' as const })
  if (!canEdit(order) || order.payment_status === 'refunded')
    return refuse({ code: 'order_not_editable' as const, current: await stateOf(tx, order) })
  if (edit.expectedVersion !== order.version) return refuseLate(tx, order)
  const [contents] = await contentsOf(tx, order.location_id, [order.id])
  if (!contents) throw new Error(`order ${order.id} has no contents`)
  const priced = await priceEdit(tx, { order, contents }, edit, now, { settingOf, personId: person.userId })
  if (!priced.ok) return priced
  const asking = questionOfEdit(order, priced.value.wanted, { settingOf, personId: person.userId }, now)
  const times = editedTimes(order, contents.lines, priced.value, asking)
  const changes = changesOf(order, contents, priced.value)
  return ok<Decided>({ order, person, contents, priced: priced.value, changes, times })
}

async function refuseLate(tx: Tx, order: OrderRow) {
  const last = await lastChange(tx, order)
  return refuse({
    code: 'order_changed' as const,
    current: await stateOf(tx, order),
    lastChange: {
      kind: last?.kind ?? 'status',
      at: last?.at ?? order.updated_at,
      by: last?.actor_name ?? '',
      note: last?.note ?? '',
    },
  })
}

async function stateOf(tx: Tx, order: OrderRow) {
  const last = await lastEvent(tx, order)
  return { status: order.status, at: last?.at ?? order.updated_at, by: last?.actor_name ?? '' }
}

/** The account that the order belongs to from now on. Undefined: the account that is named has another number. */
async function customerOf(tx: Tx, order: OrderRow, { customerInfo }: EditInput): Promise<string | null | undefined> {
  if (customerInfo?.firebaseId === undefined || customerInfo.firebaseId === order.user_id) return order.user_id
  if (customerInfo.firebaseId === null) return null
  return (await customerIdOf(tx, { customerInfo })) ?? undefined
}

function slotTime({ promisedAt, set }: EditedTimes, { kitchen: { row } }: PricedEdit): string {
  return clockAt(row.time_zone, set.slot_at ?? promisedAt)
}

type Edited = { readonly before: OrderRow; readonly after: OrderRow; readonly changes: EditChanges }

/** Who edited, and what: nothing of the customer, whose data leave with them. */
function audit(tx: Tx, person: Person, requestId: string, { before, after, changes }: Edited) {
  return addAudit(tx, person, requestId, {
    action: 'editOrder',
    subject: `order:${before.id}`,
    locationId: before.location_id,
    before: { totalAmount: before.total, orderType: before.order_type },
    after: { totalAmount: after.total, orderType: after.order_type, changes: changes.note },
  })
}

type Answered = { readonly settlement: EditMoney; readonly changed: boolean; readonly endedLinks: number }

async function answer(tx: Tx, row: OrderRow, { settlement, changed, endedLinks }: Answered, now: Date) {
  return {
    orderId: row.id,
    changed,
    version: row.version,
    order: forBoard(row, await presentRow(tx, row), now),
    settlement,
    endedLinks,
    message: changed ? editMessage(row, settlement) : `Order ${row.short_number} is as it was.`,
  }
}

/** What to do about the money now. */
function editMessage({ short_number: number }: OrderRow, { left, back }: EditMoney): string {
  const byCard = back.filter(({ isByProvider }) => isByProvider).reduce((sum, { amount }) => sum + amount, 0)
  const byHand = back
    .filter(({ isByProvider }) => !isByProvider)
    .reduce((sum, { tender, amount }) => sum + handedBack(tender, amount), 0)
  return [
    `Order ${number} was changed.`,
    ...(byCard > 0 ? [`${formatCad(byCard)} goes back to the card.`] : []),
    ...(byHand > 0 ? [`Please give ${formatCad(byHand)} back by hand.`] : []),
    ...(left > 0 ? [`${formatCad(left)} is left to pay.`] : []),
  ].join(' ')
}
