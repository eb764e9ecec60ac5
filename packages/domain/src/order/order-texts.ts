import { type Problem, problemsOf } from '../problem.ts'

// What is typed for an order as a whole. Longer than this it is refused and never cut (ordering 60).
export const MAX_ADDRESS = 300
export const MAX_DELIVERY_INSTRUCTIONS = 500
export const MAX_TABLE_NUMBER = 20
export const MAX_SPECIAL_INSTRUCTIONS = 1000

const LONGEST = {
  address: [MAX_ADDRESS, 'Delivery address'],
  deliveryInstructions: [MAX_DELIVERY_INSTRUCTIONS, 'Delivery instructions'],
  tableNumber: [MAX_TABLE_NUMBER, 'Table number'],
  specialInstructions: [MAX_SPECIAL_INSTRUCTIONS, 'Special instructions'],
} as const
export type OrderText = keyof typeof LONGEST

/** As it is sent: an address that was typed or filled in over some lines has commas between them. */
export function addressOnOneLine(typed: string): string {
  return typed
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ')
}

export function textTooLong(text: OrderText, typed: string): string | null {
  const [most, label] = LONGEST[text]
  const sent = text === 'address' ? addressOnOneLine(typed) : typed.trim()
  return sent.length > most ? `${label} too long. Maximum ${most} characters allowed` : null
}

/** The same for an order as it is sent. */
export function tooLongTexts(order: Readonly<Record<OrderText, unknown>>): Problem[] {
  const said = (text: OrderText) => {
    const typed = order[text]
    return typeof typed === 'string' && textTooLong(text, typed)
  }
  return problemsOf([
    ['deliveryInfo.address', said('address')],
    ['deliveryInfo.instructions', said('deliveryInstructions')],
    ['tableInfo.tableNumber', said('tableNumber')],
    ['specialInstructions', said('specialInstructions')],
  ])
}
