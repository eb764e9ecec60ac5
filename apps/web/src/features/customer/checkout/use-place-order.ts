import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import type { OrderedLine } from '@sizzle/domain/cart/after-order.ts'
import { useEffect, useRef } from 'react'
import { api } from '../../../kit/api.ts'
import { finishCart } from '../../../kit/cart/finish-cart.ts'
import { oneTabAtATime } from '../../../kit/one-tab-at-a-time.ts'
import { ORDER_LOCK, type PlacedOrder, settleWish } from '../../../kit/order-wish/settle-wish.ts'
import { dropNote, inHand, keepNote, noteOf } from '../../../kit/order-wish/wish-notes.ts'
import { sayArrived, wishOutcome } from '../../../kit/order-wish/wish-outcome.ts'
import { useSending } from '../../../kit/server/wish.ts'
import { statusOf } from '../../../kit/server/wish-state.ts'
import type { OrderPayload } from './order-payload.ts'

/** What one press asks for: the order as it is sent, and the cart it is made of. */
export type PressedOrder = {
  readonly userId: string
  readonly locationId: string
  readonly cartId: string
  readonly lines: readonly OrderedLine[]
  readonly payload: OrderPayload
}
type PlaceAnswer = { readonly order: PlacedOrder; readonly isEarlier: boolean }
type PlaceCallbacks = { onPlaced: (order: PlacedOrder) => void; onRefused: (error: unknown) => void }

/**
 * Places a cash order. A press is one order of what is on the screen now, and nothing is sent without a press: an order
 * whose answer was lost is asked about, never sent again by itself.
 */
export function usePlaceOrder({ onPlaced, onRefused }: PlaceCallbacks) {
  const isHere = useIsHere()
  const wish = useSending(place, {
    contentOf: ({ payload }) => payload,
    onDone: ({ order, isEarlier }) => {
      // A customer who has left this page gets the news where they are now.
      if (isEarlier || !isHere.current) sayArrived(order)
      else onPlaced(order)
    },
    onFailed: onRefused,
  })
  return { send: wish.send, isSending: wish.isPending, answer: wish.answer, error: wish.error, forgetError: wish.reset }
}

/** The lock is held until the last retry has ended, so that nobody asks about an order that is still being sent. */
function place(pressed: PressedOrder, key: string): Promise<PlaceAnswer> {
  return oneTabAtATime(ORDER_LOCK, async () => {
    const { userId, locationId, cartId, lines, payload } = pressed
    wishOutcome.set(undefined)
    const open = noteOf(userId)
    // An earlier order without an answer comes first: as long as it may still arrive, this one would be a second.
    const earlier = open && open.key !== key ? await settleWish(open) : null
    if (earlier) return { order: earlier, isEarlier: true }

    keepNote({ userId, key, locationId, cartId, lines })
    inHand.set(key)
    try {
      const { order } = await api.post('/createCustomerOrderCash', payload, key)
      dropNote({ userId, key })
      finishCart(locationId, lines, { cartId, userId, order: { id: order.id, shortNumber: order.shortNumber } })
      return { order, isEarlier: false }
    } catch (error) {
      if (isAnswered(statusOf(error))) dropNote({ userId, key })
      throw error
    }
  })
}

/** Leaving the checkout lets go of what it held: from then on the order without an answer is asked about. */
function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      inHand.set(undefined)
    }
  }, [])
  return isHere
}
