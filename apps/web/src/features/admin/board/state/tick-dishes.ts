import { CallError } from '@sizzle/contract/client.ts'
import { api } from '../../../../kit/api.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { createWishKey, sendUnderKey } from '../../../../kit/server/wish-state.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { type BoardOrder, boardQuery } from './board-query.ts'
import { learnTicks } from './learned-orders.ts'

type TickInput = { orderId: string; lines: number[]; isDone: boolean }

/** Says that dishes of an order are made, or are not; a press that was refused says why. `places`: from 1. */
export async function tickDishes(order: BoardOrder, places: readonly number[], isDone: boolean): Promise<void> {
  const { orderId } = order
  try {
    const send = (input: TickInput, key: string) => api.post('/tickDishes', input, key)
    const input = { orderId, lines: [...places], isDone }
    const { done, version } = await sendUnderKey(createWishKey<TickInput>(), input, send)
    learnTicks(boardQuery(order.locationInfo.id), orderId, { done, version })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    toast('error', `${order.shortNumber}: ${sentenceOf(error)}`)
  }
}
