import { givePickKeys, orderAtKey, type PickKeys } from '@sizzle/domain/order/one-press.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ShownOrder } from './shown-orders.ts'

/** The picked card is the focused one: nothing else has to be remembered. */
export type CardPicker = {
  /** 1 to 9, or undefined for the rest. */
  readonly keyOf: (orderId: string) => number | undefined
  readonly pick: (key: number) => void
  readonly step: (by: 1 | -1) => void
  /** The order whose card, or part of it, has the focus. */
  readonly current: () => ShownOrder | undefined
  /** The card moves to another column: the focus goes with it. */
  readonly follow: (orderId: string) => void
  /** The card comes back: it takes the focus, unless somebody works elsewhere by then. */
  readonly expect: (orderId: string) => void
  /** Whether a number chose this very card and nothing has been done since. */
  readonly takeFresh: (orderId: string) => boolean
}

const NO_KEYS: PickKeys = new Map()

export function cardId(orderId: string): string {
  return `card-${orderId}`
}

/** `reachable` are the cards that keys reach, in reading order. */
export function usePicked(reachable: readonly ShownOrder[]): CardPicker {
  const following = useRef<string>(undefined)
  const lastKeys = useRef(NO_KEYS)
  const fresh = useRef<string>(undefined)
  const keys = useMemo(() => {
    const orderIds = reachable.map(({ orderId }) => orderId)
    lastKeys.current = givePickKeys(lastKeys.current, orderIds, performance.now())
    return lastKeys.current
  }, [reachable])

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
      keyOf: (orderId) => keys.get(orderId)?.key,
      pick: (key) => {
        const orderId = orderAtKey(keys, key, performance.now())
        fresh.current = orderId ?? undefined
        if (orderId !== null) focusCard(orderId)
        // What had the focus was not what this number meant: the Enter that follows must not act on it.
        else if (current() && document.activeElement instanceof HTMLElement) document.activeElement.blur()
      },
      takeFresh: (orderId) => {
        const isFresh = fresh.current === orderId
        fresh.current = undefined
        return isFresh
      },
      step: (by) => {
        fresh.current = undefined
        const at = reachable.findIndex(({ orderId }) => holdsFocus(orderId))
        const order = reachable[at < 0 ? 0 : Math.min(Math.max(at + by, 0), reachable.length - 1)]
        if (order) focusCard(order.orderId)
      },
      current,
      follow,
      expect: (orderId) => {
        following.current = orderId
      },
    }
  }, [reachable, keys, follow])
}

function holdsFocus(orderId: string): boolean {
  return document.getElementById(cardId(orderId))?.contains(document.activeElement) ?? false
}

function focusCard(orderId: string): void {
  const card = document.getElementById(cardId(orderId))
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
