import type { OrderRules } from '@sizzle/domain/locations/order-rules.ts'
import { optionalNumber, requiredNumber, typedNumber } from './typed-number.ts'

export type RuleNumber = Exclude<keyof OrderRules, 'learnsTimes' | 'accepting'>
/** The rules for orders as they stand in the form. */
export type TypedRules = Readonly<Record<RuleNumber, string>> & Pick<OrderRules, 'learnsTimes' | 'accepting'>

export function typedRules(rules: OrderRules): TypedRules {
  return {
    slotMinutes: typedNumber(rules.slotMinutes),
    leadMinutes: typedNumber(rules.leadMinutes),
    lastOrderPickupMinutes: typedNumber(rules.lastOrderPickupMinutes),
    lastOrderDeliveryMinutes: typedNumber(rules.lastOrderDeliveryMinutes),
    daysAhead: typedNumber(rules.daysAhead),
    maxWaitMinutes: typedNumber(rules.maxWaitMinutes),
    slotOrders: typedNumber(rules.slotOrders),
    slotItems: typedNumber(rules.slotItems),
    learnsTimes: rules.learnsTimes,
    accepting: rules.accepting,
  }
}

export function rulesIn(typed: TypedRules): OrderRules {
  return {
    slotMinutes: requiredNumber(typed.slotMinutes),
    leadMinutes: requiredNumber(typed.leadMinutes),
    lastOrderPickupMinutes: requiredNumber(typed.lastOrderPickupMinutes),
    lastOrderDeliveryMinutes: requiredNumber(typed.lastOrderDeliveryMinutes),
    daysAhead: requiredNumber(typed.daysAhead),
    maxWaitMinutes: requiredNumber(typed.maxWaitMinutes),
    slotOrders: optionalNumber(typed.slotOrders),
    slotItems: optionalNumber(typed.slotItems),
    learnsTimes: typed.learnsTimes,
    accepting: typed.accepting,
  }
}
