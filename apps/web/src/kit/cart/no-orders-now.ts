import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { pauseText, type SaidPause } from '@sizzle/domain/order/paused-type.ts'

type OrdersAt = { openState: { isOpen: boolean; text: string }; pauses: readonly SaidPause[] }

/** Why a location takes no order of this type now; undefined while it does. */
export function noOrdersNow({ openState, pauses }: OrdersAt, orderType: OrderType): string | undefined {
  return openState.isOpen ? pauseText(pauses, orderType) : openState.text
}
