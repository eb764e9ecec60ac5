import { CallError } from '@sizzle/contract/client.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { UNDO_SECONDS } from '@sizzle/domain/order/undo.ts'
import { useState } from 'react'
import { api } from '../../../../kit/api.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgain, knownAnswer } from '../../../../kit/server/answers.ts'
import { createWishKey, sendUnderKey } from '../../../../kit/server/wish-state.ts'
import { createStore, useStore } from '../../../../kit/store.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { type BoardOrder, boardQuery, COLUMNS, countsQuery } from './board-query.ts'
import { learnOrder } from './learned-orders.ts'

/** What this person moved with one press and the server has said yes to, for as long as it can be taken back. */
type FreshMove = {
  readonly orders: readonly BoardOrder[]
  readonly to: OrderStatus
  readonly pressedAt: number
}

const NONE: readonly FreshMove[] = []
const freshMoves = createStore(NONE)

/** The seconds run from the press, as the server counts them from before its answer. */
export function offerUndo(orders: readonly BoardOrder[], to: OrderStatus, pressedAt: number): void {
  const left = pressedAt + UNDO_SECONDS * 1000 - performance.now()
  const ids = orders.map(({ orderId }) => orderId)
  const others = without(ids)
  const isTooLate = left <= 0 || orders.length === 0
  freshMoves.set(isTooLate ? others : [...others, { orders, to, pressedAt }])
  setTimeout(() => freshMoves.set(freshMoves.get().filter((move) => move.pressedAt !== pressedAt)), left)
}

/** An order that has gone on is no part of the press before. */
function without(orderIds: readonly string[]): readonly FreshMove[] {
  return freshMoves
    .get()
    .map((move) => ({ ...move, orders: move.orders.filter(({ orderId }) => !orderIds.includes(orderId)) }))
    .filter(({ orders }) => orders.length > 0)
}

/** 'TRU-042' or '3 orders' */
export function namesOf(orders: readonly BoardOrder[]): string {
  const [first] = orders
  return first && orders.length === 1 ? first.shortNumber : `${orders.length} orders`
}

export function titleOf(status: OrderStatus): string {
  return COLUMNS.find((column) => column.status === status)?.title ?? 'Cancelled'
}

/** The newest move that can be taken back, and what takes it back. `onBack` is told whose card comes back. */
export function useUndo(onBack: (orderId: string) => void) {
  const move = useStore(freshMoves, NONE).at(-1)
  const [isPending, setPending] = useState(false)
  const [back, setBack] = useState('')
  async function takeBack(): Promise<void> {
    if (!move || isPending) return
    setPending(true)
    const returned: BoardOrder[] = []
    for (const order of move.orders) {
      if (!(await takeOneBack(order, move.to))) continue
      returned.push(order)
      onBack(order.orderId)
    }
    const [first] = returned
    if (first) setBack(`${namesOf(returned)} back in ${titleOf(first.status)}`)
    setPending(false)
  }
  return {
    move,
    isPending,
    /** What somebody hears who does not see the cards. */
    words: move ? `${namesOf(move.orders)} moved to ${titleOf(move.to)}` : back,
    takeBack: () => void takeBack(),
  }
}

type UndoInput = { orderId: string; status: OrderStatus }

/** Answers whether it is back; why not is said. */
async function takeOneBack(order: BoardOrder, to: OrderStatus): Promise<boolean> {
  const { orderId } = order
  const board = boardQuery(order.locationInfo.id)
  try {
    const send = (input: UndoInput, key: string) => api.post('/undoMove', input, key)
    const { newStatus, version } = await sendUnderKey(createWishKey<UndoInput>(), { orderId, status: to }, send)
    const known = knownAnswer(board)?.find((one) => one.orderId === orderId) ?? order
    learnOrder(board, { ...known, status: newStatus, broughtTo: version })
    if (to === 'completed') void askAgain(countsQuery(order.locationInfo.id))
    return true
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    toast('error', `${order.shortNumber}: ${sentenceOf(error)}`)
    return false
  } finally {
    freshMoves.set(without([orderId]))
  }
}
