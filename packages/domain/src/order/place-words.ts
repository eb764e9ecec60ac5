import { guestsText } from '../reservations/words.ts'
import { ORDER_TYPE_LABELS, type OrderType } from './order-type.ts'

type TableOfOrder = { readonly tableNumber: string; readonly partySize: number } | null
type PlaceOfOrder = {
  readonly tableInfo: TableOfOrder
  readonly deliveryInfo: { readonly address: string; readonly instructions: string } | null
  readonly specialInstructions: string
}

/** How the order leaves the kitchen: 'Pickup', 'Dine-in, table 7'. Nobody looks for a number on another paper (kitchen 44). */
export function typeAndTable(orderType: OrderType, tableNumber: string | undefined): string {
  const type = ORDER_TYPE_LABELS[orderType]
  return orderType === 'dine-in' ? `${type}, ${tableNumber ? `table ${tableNumber}` : 'no table'}` : type
}

/** The same with how many sit there, for whoever lays the plates: 'Dine-in, table 7, 4 guests'. */
export function typeTableAndGuests(orderType: OrderType, table: TableOfOrder): string {
  const words = typeAndTable(orderType, table?.tableNumber)
  return orderType === 'dine-in' && table ? `${words}, ${guestsText(table.partySize)}` : words
}

const DUE: Readonly<Record<OrderType, string>> = { pickup: 'due', delivery: 'at the door', 'dine-in': 'due' }

/** Before the promised time. A delivery has to leave sooner: its time is the one at the guest's door (kitchen 44). */
export function dueWord(orderType: OrderType): string {
  return DUE[orderType]
}

/** The same where a card has little room. */
export function dueWordOnCard(orderType: OrderType): string {
  return orderType === 'delivery' ? 'door' : dueWord(orderType)
}

/** On a receipt, beside its type: 'Table' and '7'. */
export function tableFacts({ tableInfo }: Pick<PlaceOfOrder, 'tableInfo'>): readonly (readonly [string, string])[] {
  if (!tableInfo) return []
  const { tableNumber, partySize } = tableInfo
  return [...(tableNumber === '' ? [] : [['Table', tableNumber] as const]), ['Guests', String(partySize)]]
}

/** On the paper in the bag, for whoever carries it: where it goes, how one gets in, and what the guest wrote (printing 3). */
export function carryLines({ deliveryInfo, specialInstructions }: Omit<PlaceOfOrder, 'tableInfo'>): readonly string[] {
  const lines = [
    ['Deliver to', deliveryInfo?.address ?? ''],
    ['Instructions', deliveryInfo?.instructions ?? ''],
    ['Note', specialInstructions],
  ] as const
  return lines.flatMap(([label, words]) => (words === '' ? [] : `${label}: ${words}`))
}
