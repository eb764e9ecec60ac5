import { CallError } from '@sizzle/contract/client.ts'
import { api } from '../../../../kit/api.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgain, knownAnswer } from '../../../../kit/server/answers.ts'
import { createWishKey, sendUnderKey } from '../../../../kit/server/wish-state.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { type BoardOrder, boardQuery } from './board-query.ts'
import { learnOrder } from './learned-orders.ts'

/** "Seen, it will be made": it stays pending. Answers whether it stands; what went wrong is said. */
export async function acceptOrder(order: BoardOrder): Promise<boolean> {
  const problem = await accept(order)
  if (problem !== undefined) toast('error', `${order.shortNumber}: ${problem}`)
  return problem === undefined
}

/** One after the other; answers those that could not be accepted. */
export async function acceptOrders(orders: readonly BoardOrder[]): Promise<readonly BoardOrder[]> {
  const failed: BoardOrder[] = []
  for (const order of orders) if ((await accept(order)) !== undefined) failed.push(order)
  toast(
    failed.length > 0 ? 'error' : 'success',
    `${orders.length - failed.length} of ${orders.length} orders accepted`,
    failed.length > 0 ? `Not accepted: ${failed.map(({ shortNumber }) => shortNumber).join(', ')}` : undefined,
  )
  return failed
}

async function accept(order: BoardOrder): Promise<string | undefined> {
  const board = boardQuery(order.locationInfo.id)
  try {
    const send = (input: { orderId: string }, key: string) => api.post('/acceptOrder', input, key)
    const { acceptedAt, version } = await sendUnderKey(
      createWishKey<{ orderId: string }>(),
      { orderId: order.orderId },
      send,
    )
    const known = knownAnswer(board)?.find(({ orderId }) => orderId === order.orderId) ?? order
    if (known.version < version) learnOrder(board, { ...known, acceptedAt, broughtTo: version })
    return undefined
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    void askAgain(board)
    return sentenceOf(error)
  }
}
