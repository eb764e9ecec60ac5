import type { OrderType } from './order-type.ts'

/** What a location says of a pause; null stands for every order type. */
export type SaidPause = { readonly orderType: OrderType | null; readonly text: string }

/** Why an order type is off for now; undefined while it is on. */
export function pauseText(pauses: readonly SaidPause[], orderType: OrderType): string | undefined {
  return pauses.find((pause) => (pause.orderType ?? orderType) === orderType)?.text
}
