import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { recordOf } from '@sizzle/domain/record.ts'

/** Where an order went that is wanted once more, as the checkout has it. The number of a table is not among it: the next one is another. */
export type PlaceAgain = {
  /** Of the order that is wanted again. */
  readonly orderId: string
  readonly place: { readonly [Field in PlaceField]?: string }
}

const PLACE_FIELDS = ['address', 'deliveryInstructions', 'partySize'] as const
type PlaceField = (typeof PLACE_FIELDS)[number]

type PastOrder = {
  readonly id: string
  readonly orderType: OrderType
  readonly deliveryInfo: { readonly address: string; readonly instructions: string } | null
  readonly tableInfo: { readonly partySize: number } | null
}

/** What the history entry of the checkout, or of the menu before it, carries of it, for this person alone. */
export function carryPlace({ id, orderType, deliveryInfo, tableInfo }: PastOrder, userId: string) {
  const delivery = orderType === 'delivery' && deliveryInfo
  const table = orderType === 'dine-in' && tableInfo
  return {
    placeAgain: {
      userId,
      orderId: id,
      ...(delivery ? { address: delivery.address, deliveryInstructions: delivery.instructions } : {}),
      ...(table ? { partySize: String(table.partySize) } : {}),
    },
  }
}

/** A menu that was opened with it passes it on to its checkout. */
export function passedOnPlace(state: unknown): { placeAgain?: unknown } {
  const { placeAgain } = recordOf(state)
  return placeAgain === undefined ? {} : { placeAgain }
}

/** Anything may stand in a history entry, and whoever signs in on this device next may open it. */
export function readPlaceAgain(state: unknown, userId: string): PlaceAgain | undefined {
  const carried = recordOf(recordOf(state).placeAgain)
  if (carried.userId !== userId || typeof carried.orderId !== 'string') return undefined
  const texts = PLACE_FIELDS.flatMap((field) => {
    const text = carried[field]
    return typeof text === 'string' ? [[field, text]] : []
  })
  return { orderId: carried.orderId, place: Object.fromEntries(texts) }
}
