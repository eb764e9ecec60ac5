import { isAmong } from '../among.ts'

export const ORDER_TYPES = ['pickup', 'delivery', 'dine-in'] as const
export type OrderType = (typeof ORDER_TYPES)[number]

export const ORDER_TYPE_LABELS: Readonly<Record<OrderType, string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  'dine-in': 'Dine-in',
}

/** The feature a location ticks in the back office (ordering 9), and the same thing in the built-in services. */
const NEEDED: Readonly<Record<OrderType, readonly string[]>> = {
  pickup: ['takeout', 'pickup'],
  delivery: ['delivery'],
  'dine-in': ['dine-in'],
}

export function isOrderType(value: unknown): value is OrderType {
  return isAmong(ORDER_TYPES, value)
}

/** Pickup needs no feature: it is what every other type falls back to (ordering 9). */
export function offers(features: readonly string[], orderType: OrderType): boolean {
  return orderType === 'pickup' || features.some((feature) => NEEDED[orderType].includes(feature.toLowerCase()))
}

/** The wished type where the location has it, otherwise pickup (ordering 9). */
export function orderTypeAt(features: readonly string[], wished: OrderType): OrderType {
  return offers(features, wished) ? wished : 'pickup'
}

export function orderTypesAt(features: readonly string[]): readonly OrderType[] {
  return ORDER_TYPES.filter((orderType) => offers(features, orderType))
}

/** 'pickup and dine-in' */
export function typesInWords(types: readonly OrderType[]): string {
  const words = types.map((type) => ORDER_TYPE_LABELS[type].toLowerCase())
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ')
}
