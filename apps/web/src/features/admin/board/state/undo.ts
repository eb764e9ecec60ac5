import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { UNDO_SECONDS } from '@sizzle/domain/order/undo.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgain, knownAnswer } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { createStore, useStore } from '../../../../kit/store.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { type BoardOrder, boardQuery, COLUMNS, countsQuery } from './board-query.ts'
import { learnOrder } from './learned-orders.ts'

/** A move of this person that the server has said yes to, for as long as it can be taken back. */
export type FreshMove = {
  readonly order: BoardOrder
  readonly to: OrderStatus
  /** 'TRU-042 moved to Ready': what somebody hears who does not see the card. */
  readonly words: string
}

const NONE: readonly FreshMove[] = []
const freshMoves = createStore(NONE)

/** The seconds run from the press, as the server counts them from before its answer. */
export function offerUndo(order: BoardOrder, to: OrderStatus, pressedAt: number): void {
  const title = COLUMNS.find(({ status }) => status === to)?.title ?? to
  const move = { order, to, words: `${order.shortNumber} moved to ${title}` }
  freshMoves.set([...freshMoves.get().filter((one) => one.order.orderId !== order.orderId), move])
  setTimeout(() => forget(move), pressedAt + UNDO_SECONDS * 1000 - performance.now())
}

function forget(move: FreshMove): void {
  freshMoves.set(freshMoves.get().filter((one) => one !== move))
}

/** The newest move that can be taken back, and what takes it back. `onBack` is told whose card comes back. */
export function useUndo(onBack: (orderId: string) => void) {
  const move = useStore(freshMoves, NONE).at(-1)
  const undo = useWish('/undoMove', {
    onDone: ({ orderId, newStatus, version }) => {
      const gone = freshMoves.get().find(({ order }) => order.orderId === orderId)
      if (!gone) return
      forget(gone)
      onBack(orderId)
      const locationId = gone.order.locationInfo.id
      const board = boardQuery(locationId)
      const known = knownAnswer(board)?.find((order) => order.orderId === orderId) ?? gone.order
      learnOrder(board, { ...known, status: newStatus, broughtTo: version })
      if (gone.to === 'completed') void askAgain(countsQuery(locationId))
    },
    onFailed: (error, { orderId }) => {
      const gone = freshMoves.get().find(({ order }) => order.orderId === orderId)
      if (gone) forget(gone)
      toast('error', `${gone?.order.shortNumber ?? 'Order'}: ${sentenceOf(error)}`)
    },
  })
  return {
    move,
    isPending: undo.isPending,
    takeBack: () => {
      if (move && !undo.isPending) undo.send({ orderId: move.order.orderId, status: move.to })
    },
  }
}
