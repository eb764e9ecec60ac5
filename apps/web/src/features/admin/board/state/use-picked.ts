import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ShownOrder } from './shown-orders.ts'
import type { Columns } from './use-board.ts'

/** The cards that keys reach, in reading order. The picked card is the focused one: nothing else has to be remembered. */
export type Picked = {
  /** 1 to 9, or undefined for the rest. */
  readonly keyOf: (orderId: string) => number | undefined
  readonly pick: (key: number) => void
  readonly step: (by: 1 | -1) => void
  /** The order whose card, or part of it, has the focus. */
  readonly current: () => ShownOrder | undefined
  /** The card moves to another column: the focus goes with it. */
  readonly follow: (orderId: string) => void
}

const MOST_KEYS = 9

export function cardId(orderId: string): string {
  return `card-${orderId}`
}

export function usePicked(columns: Columns | undefined): Picked {
  const following = useRef<string>(undefined)
  const reachable = useMemo(
    () => (columns ? [...columns.pending, ...columns.preparing, ...columns.ready] : []),
    [columns],
  )

  useEffect(() => {
    const orderId = following.current
    if (!orderId || !reachable.some((order) => order.orderId === orderId)) return
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    // A refused move brings the card back as well: it is followed until the focus goes somewhere else.
    if (isNowhere) focusCard(orderId)
    else if (!holdsFocus(orderId)) following.current = undefined
  }, [reachable])

  const follow = useCallback((orderId: string) => {
    const card = document.getElementById(cardId(orderId))
    if (card?.contains(document.activeElement)) following.current = orderId
  }, [])

  return useMemo(() => {
    const current = () => reachable.find(({ orderId }) => holdsFocus(orderId))
    return {
      keyOf: (orderId) => {
        const index = reachable.findIndex((order) => order.orderId === orderId)
        return index >= 0 && index < MOST_KEYS ? index + 1 : undefined
      },
      pick: (key) => {
        const order = reachable[key - 1]
        if (order) focusCard(order.orderId)
      },
      step: (by) => {
        const at = reachable.findIndex(({ orderId }) => holdsFocus(orderId))
        const order = reachable[at < 0 ? 0 : Math.min(Math.max(at + by, 0), reachable.length - 1)]
        if (order) focusCard(order.orderId)
      },
      current,
      follow,
    }
  }, [reachable, follow])
}

function holdsFocus(orderId: string): boolean {
  return document.getElementById(cardId(orderId))?.contains(document.activeElement) ?? false
}

function focusCard(orderId: string): void {
  const card = document.getElementById(cardId(orderId))
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
