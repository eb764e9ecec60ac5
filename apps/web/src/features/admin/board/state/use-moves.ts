import { STATUS_QUEUED } from '@sizzle/domain/calls/outbox.ts'
import { MOVE_LABELS, type OrderStatus } from '@sizzle/domain/order/status.ts'
import { useCallback } from 'react'
import { askAgain, knownAnswer } from '../../../../kit/server/answers.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { type BoardOrder, boardQuery, countsQuery } from './board-query.ts'
import { learnOrder } from './learned-orders.ts'
import { type MoveResult, noLongerSending, sendMove, stateNow, whoWasFirst } from './moves.ts'
import { offerUndo } from './undo.ts'

export type MoveTo = (order: BoardOrder, to: Exclude<OrderStatus, 'pending'>) => Promise<boolean>

/** Answers whether the move stands (sent or waiting); a refused card goes back by itself and the reason is said. */
export function useMoves(myName: string): MoveTo {
  return useCallback(
    async (order, to) => {
      const pressedAt = performance.now()
      try {
        return report({ order, to, myName, pressedAt }, await sendMove(order, to))
      } finally {
        noLongerSending(order.orderId, to)
      }
    },
    [myName],
  )
}

type Move = { order: BoardOrder; to: Exclude<OrderStatus, 'pending'>; myName: string; pressedAt: number }

function report({ order, to, myName, pressedAt }: Move, result: MoveResult): boolean {
  const locationId = order.locationInfo.id
  const board = boardQuery(locationId)
  if (result.kind === 'queued') {
    toast('message', STATUS_QUEUED, `${order.shortNumber}: ${MOVE_LABELS[to]}`)
    return true
  }
  if (result.kind === 'not_kept') {
    toast(
      'error',
      `${order.shortNumber} was not moved`,
      'There is no connection, and the storage of this device is full.',
    )
    return false
  }
  // The refusal of the move before it was said already.
  if (result.kind === 'dropped') return false
  if (result.kind === 'refused') {
    const now = stateNow(result.error)
    toast('error', `${order.shortNumber}: ${result.error.message}`, now && whoWasFirst(now, order.locationInfo))
    void askAgain(board)
    return false
  }
  const { changed, current, newStatus, version } = result.answer
  // The rest of the order comes with the live notice; until then its card must not jump back.
  const known = knownAnswer(board)?.find(({ orderId }) => orderId === order.orderId) ?? order
  if (known.version < version) learnOrder(board, { ...known, status: newStatus, broughtTo: version })
  if (changed) offerUndo([order], to, pressedAt)
  if (!changed && current.by !== myName)
    toast('message', `${order.shortNumber}: ${whoWasFirst(current, order.locationInfo)}`)
  if (newStatus === 'completed') void askAgain(countsQuery(locationId))
  return true
}
