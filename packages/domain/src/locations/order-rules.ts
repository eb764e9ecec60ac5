import { SLOT_LENGTHS, type SlotCapacity, type SlotLength } from '../order/kitchen-load.ts'
import type { OrderTimes } from '../order/slots.ts'
import { type Problem, problemsOf } from '../problem.ts'

/** How a location takes orders, as its form edits it. Null: as many as come. */
export type OrderRules = {
  readonly slotMinutes: number
  /** From the opening to the first order. */
  readonly leadMinutes: number
  readonly lastOrderPickupMinutes: number
  readonly lastOrderDeliveryMinutes: number
  readonly daysAhead: number
  /** Behind this an order has to be placed for later. */
  readonly maxWaitMinutes: number
  readonly slotOrders: number | null
  readonly slotItems: number | null
  /** Quoted times follow how long recent orders took. */
  readonly learnsTimes: boolean
  readonly accepting: Accepting
}

/**
 * How a new order is taken on: by the press that starts it, by a press of its own, or by itself while a screen of its
 * kitchen is there to call for it.
 */
export const ACCEPTINGS = ['with_start', 'apart', 'by_itself'] as const
export type Accepting = (typeof ACCEPTINGS)[number]

/** A screen that has not been heard of for so long calls for nobody. */
export const SCREEN_GONE_MS = 30_000

export const DEFAULT_ORDER_RULES: OrderRules = {
  slotMinutes: 15,
  leadMinutes: 15,
  lastOrderPickupMinutes: 15,
  lastOrderDeliveryMinutes: 30,
  daysAhead: 7,
  maxWaitMinutes: 90,
  slotOrders: null,
  slotItems: null,
  learnsTimes: false,
  accepting: 'with_start',
}

const SLOT_LENGTH_INVALID = 'Please choose 5, 10, 15 or 30 minutes'
const LEAD_INVALID = 'The lead must be between 0 and 240 minutes'
const LAST_ORDER_INVALID = 'The last order must be between 0 and 240 minutes before closing'
const DAYS_AHEAD_INVALID = 'Orders can be placed up to 30 days ahead'
const MAX_WAIT_INVALID = 'The longest wait must be between 15 and 480 minutes'
const SLOT_ORDERS_INVALID = 'Orders per time must be between 1 and 1,000, or empty'
const SLOT_ITEMS_INVALID = 'Items per time must be between 1 and 10,000, or empty'

export function checkOrderRules(rules: OrderRules): Problem[] {
  return problemsOf([
    ['orderRules.slotMinutes', slotLengthOf(rules) === undefined && SLOT_LENGTH_INVALID],
    ['orderRules.leadMinutes', !isWhole(rules.leadMinutes, 0, 240) && LEAD_INVALID],
    ['orderRules.lastOrderPickupMinutes', !isWhole(rules.lastOrderPickupMinutes, 0, 240) && LAST_ORDER_INVALID],
    ['orderRules.lastOrderDeliveryMinutes', !isWhole(rules.lastOrderDeliveryMinutes, 0, 240) && LAST_ORDER_INVALID],
    ['orderRules.daysAhead', !isWhole(rules.daysAhead, 0, 30) && DAYS_AHEAD_INVALID],
    ['orderRules.maxWaitMinutes', !isWhole(rules.maxWaitMinutes, 15, 480) && MAX_WAIT_INVALID],
    ['orderRules.slotOrders', rules.slotOrders !== null && !isWhole(rules.slotOrders, 1, 1_000) && SLOT_ORDERS_INVALID],
    ['orderRules.slotItems', rules.slotItems !== null && !isWhole(rules.slotItems, 1, 10_000) && SLOT_ITEMS_INVALID],
  ])
}

export function orderTimesOf(rules: OrderRules): OrderTimes {
  return {
    slotMinutes: slotLengthOf(rules) ?? 15,
    leadMinutes: rules.leadMinutes,
    lastOrderMinutes: {
      pickup: rules.lastOrderPickupMinutes,
      'dine-in': rules.lastOrderPickupMinutes,
      delivery: rules.lastOrderDeliveryMinutes,
    },
    daysAhead: rules.daysAhead,
  }
}

export function slotCapacityOf({ slotOrders, slotItems }: OrderRules): SlotCapacity {
  return { orders: slotOrders, items: slotItems }
}

function slotLengthOf({ slotMinutes }: OrderRules): SlotLength | undefined {
  return SLOT_LENGTHS.find((length) => length === slotMinutes)
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
