import { CallError } from '@sizzle/contract/client.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api, newActionKey } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { type BoardOrder, boardQuery } from './board-query.ts'

export type Move = { order: BoardOrder; to: OrderStatus; key: string }

export function newMove(order: BoardOrder, to: OrderStatus): Move {
  return { order, to, key: newActionKey() }
}

/** Moves at once on the screen; when the server refuses, the card goes back and the reason is said. */
export function moveMutation(queries: QueryClient, locationId: string) {
  const board = boardQuery(locationId)
  return mutationOptions({
    mutationFn: ({ order, to, key }: Move) =>
      api.post('/updateOrderStatus', { orderId: order.orderId, status: to }, key),
    onMutate: async ({ order, to }: Move) => {
      await queries.cancelQueries(board)
      show(order.orderId, to)
    },
    onError: (error: unknown, { order }: Move) => {
      show(order.orderId, order.status)
      toast('error', `${order.shortNumber}: ${sentenceOf(error)}`, whoWasFirst(error))
    },
    onSettled: () => queries.invalidateQueries(board),
  })

  /** Only this card: another one may have moved meanwhile. */
  function show(orderId: string, status: OrderStatus): void {
    queries.setQueryData(board.queryKey, (orders) =>
      orders?.map((one) => (one.orderId === orderId ? { ...one, status } : one)),
    )
  }
}

/** Two people at once: the loser is told who did it (decisions.md 12). */
function whoWasFirst(error: unknown): string | undefined {
  const current = error instanceof CallError ? error.body.current : undefined
  if (typeof current !== 'object' || current === null || !('by' in current) || !current.by) return undefined
  return `${String(current.by)} was first.`
}
