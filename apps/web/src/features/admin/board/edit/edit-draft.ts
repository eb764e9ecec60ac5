import type { PostInput } from '@sizzle/contract/client.ts'
import { SPICE_LEVELS } from '@sizzle/domain/cart/spice.ts'
import { instantOf, localAt } from '@sizzle/domain/hours/local-time.ts'
import { addressOnOneLine } from '@sizzle/domain/order/order-texts.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { isPartySize } from '@sizzle/domain/order/party-size.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { OrderDetails } from '../state/board-query.ts'

type EditInput = PostInput<'/previewOrderEdit'>
type EditedItem = NonNullable<EditInput['items']>[number]

export type DraftLine = {
  readonly key: string
  readonly name: string
  /** Dollars of one. */
  readonly price: number
  /** 0: taken out, and still there to be put back. */
  readonly quantity: number
  /** How many the order has of it; 0 for a new one. */
  readonly before: number
  /** What was chosen with it, in one row. */
  readonly words: string
  /** Of a dish of the order whose heat can be chosen. */
  readonly heat?: DraftHeat | undefined
  readonly note: string
  /** What is sent beside number and note. */
  readonly item: Omit<EditedItem, 'quantity' | 'note'>
}

export type DraftHeat = {
  readonly level: number
  readonly before: number
  /** As the order has them: with another heat it is another dish, which is asked for with all that belongs to it. */
  readonly options: NonNullable<EditedItem['options']>
}

/** An order as it is being edited, beside the order as it was when that began. */
export type EditDraft = {
  readonly lines: readonly DraftLine[]
  readonly orderType: OrderType
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string }
  readonly address: string
  readonly instructions: string
  readonly table: string
  readonly party: string
  readonly note: string
  readonly overbook: boolean
  /** Another time of its day for an order for later, on the location's clock; empty: it stays. */
  readonly time: string
  /** Why, for the customer. */
  readonly reason: string
}

export function draftOf(order: OrderDetails, wordsOf: (item: OrderDetails['items'][number]) => string): EditDraft {
  const { customerInfo, deliveryInfo, tableInfo } = order
  return {
    lines: order.items.map((item, n) => ({
      key: `line ${n + 1}`,
      name: item.name,
      price: item.price,
      quantity: item.quantity,
      before: item.quantity,
      words: wordsOf(item),
      heat: item.hasHeat
        ? { level: item.selectedSpiceLevel, before: item.selectedSpiceLevel, options: item.options.map(asAsked) }
        : undefined,
      note: item.note,
      item: { id: item.id, line: n + 1 },
    })),
    orderType: order.orderType,
    customer: { name: customerInfo.name, phone: displayPhone(customerInfo.phone), email: customerInfo.email },
    address: deliveryInfo?.address ?? '',
    instructions: deliveryInfo?.instructions ?? '',
    table: tableInfo?.tableNumber ?? '',
    party: String(tableInfo?.partySize ?? 1),
    note: order.specialInstructions,
    overbook: false,
    time: '',
    reason: '',
  }
}

/** Whether what can be edited is the same in both: money that was taken meanwhile changes none of it. */
export function hasSameContents(one: OrderDetails, other: OrderDetails): boolean {
  const contents = (order: OrderDetails) => JSON.stringify([draftOf(order, () => ''), order.scheduledFor])
  return contents(one) === contents(other)
}

/** What is sent: the order as it is to be, and the version that it was decided on. */
export function editOf(order: Pick<OrderDetails, 'orderId' | 'version'>, draft: EditDraft): EditInput {
  const { orderType, customer, address, instructions, table, party, note, overbook } = draft
  return {
    orderId: order.orderId,
    expectedVersion: order.version,
    items: draft.lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => ({ ...line.item, ...anotherHeat(line), quantity: line.quantity, note: line.note })),
    orderType,
    customerInfo: customer,
    specialInstructions: note.trim(),
    ...(orderType === 'delivery' && {
      deliveryInfo: { address: addressOnOneLine(address), instructions: instructions.trim() },
    }),
    ...(orderType === 'dine-in' && {
      tableInfo: {
        partySize: isPartySize(Number(party)) ? Number(party) : NO_PARTY,
        ...(table.trim() !== '' && { tableNumber: table.trim() }),
      },
    }),
    ...(overbook && { overbook }),
  }
}

/** Refused by the server at its field: what is no party size is never made one. */
const NO_PARTY = 0

function anotherHeat({ heat }: DraftLine): Partial<EditedItem> {
  if (!heat || heat.level === heat.before) return {}
  const chosen = SPICE_LEVELS.find(({ level }) => level === heat.level)
  return chosen ? { spiceLevelId: chosen.id, selectedSpiceLevel: chosen.level, options: [...heat.options] } : {}
}

type AskedChoice = NonNullable<EditedItem['options']>[number]
type KeptChoice = Pick<AskedChoice, 'groupId' | 'optionId' | 'quantity'> & { readonly choices: readonly KeptChoice[] }

function asAsked({ groupId, optionId, quantity, choices }: KeptChoice): AskedChoice {
  return { groupId, optionId, quantity, ...(choices.length > 0 && { choices: choices.map(asAsked) }) }
}

/** What is sent to move an order for later; undefined where its time stays. */
export function moveOf(order: Pick<OrderDetails, 'orderId' | 'scheduledFor' | 'locationInfo'>, draft: EditDraft) {
  if (draft.time === '' || order.scheduledFor === null) return undefined
  const { timeZone } = order.locationInfo
  const { date } = localAt(timeZone, new Date(order.scheduledFor))
  const promisedAt = instantOf(timeZone, date, draft.time).toISOString()
  return { orderId: order.orderId, promisedAt, reason: draft.reason.trim() }
}

export function withQuantity(draft: EditDraft, key: string, quantity: number): EditDraft {
  // What is new and not wanted after all leaves nothing behind.
  const lines = draft.lines.filter((line) => line.key !== key || quantity > 0 || line.before > 0)
  return { ...draft, lines: lines.map((line) => (line.key === key ? { ...line, quantity } : line)) }
}

export function withHeat(draft: EditDraft, key: string, level: number): EditDraft {
  const lines = draft.lines.map((line) =>
    line.key === key && line.heat ? { ...line, heat: { ...line.heat, level } } : line,
  )
  return { ...draft, lines }
}

export function withNote(draft: EditDraft, key: string, note: string): EditDraft {
  return { ...draft, lines: draft.lines.map((line) => (line.key === key ? { ...line, note } : line)) }
}

/** A dish that is chosen like one that is there is more of that. */
export function withDish(draft: EditDraft, dish: Omit<DraftLine, 'before'>): EditDraft {
  const same = draft.lines.find(({ key }) => key === dish.key)
  if (same) return withQuantity(draft, same.key, same.quantity + dish.quantity)
  return { ...draft, lines: [...draft.lines, { ...dish, before: 0 }] }
}
