import { DEAD_MS, givePickKeys, orderAtKey, type PickKeys } from '@sizzle/domain/order/one-press.ts'
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
  /** The card comes back: it takes the focus, unless somebody works elsewhere by then. */
  readonly expect: (orderId: string) => void
  /** Whether a number chose this very card and nothing has been done since. */
  readonly takeFresh: (orderId: string) => boolean
  /** The focus came to another card by itself just now: nobody can have seen it yet. */
  readonly hasJustCome: () => boolean
}

const NO_KEYS: PickKeys = new Map()

const CARD = 'card-'
const CARDS = `[id^="${CARD}"]`

export function cardId(orderId: string): string {
  return `${CARD}${orderId}`
}

/** Of the column that an order of this status stands in, if there are columns. */
export function columnHeadId(status: string): string {
  return `column-${status}`
}

/** `reachable` are the cards that keys reach, in reading order. Another `view` of them begins with its first card again. */
export function usePicked(reachable: readonly ShownOrder[], view: string): CardPicker {
  const lastKeys = useRef(NO_KEYS)
  const lastView = useRef(view)
  const fresh = useRef<string>(undefined)
  const keys = useMemo(() => {
    const orderIds = reachable.map(({ orderId }) => orderId)
    const before = lastView.current === view ? lastKeys.current : NO_KEYS
    lastView.current = view
    lastKeys.current = givePickKeys(before, orderIds, performance.now())
    return lastKeys.current
  }, [reachable, view])
  const { expect, hasJustCome } = useFocusWithTheWork(reachable)

  return useMemo(() => {
    const current = () => reachable.find(({ orderId }) => holdsFocus(orderId))
    return {
      keyOf: (orderId) => keys.get(orderId)?.key,
      pick: (key) => {
        const orderId = orderAtKey(keys, key, performance.now())
        fresh.current = orderId ?? undefined
        if (orderId !== null) focusCard(orderId)
        // What had the focus was not what this number meant: the Enter that follows must not act on it.
        else if (current() && document.activeElement instanceof HTMLElement) {
          document.activeElement.blur()
          expect(undefined)
        }
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
      expect,
      hasJustCome,
    }
  }, [reachable, keys, expect, hasJustCome])
}

/**
 * A card that goes to another column, whoever moved it, takes the focus along; where it leaves the board, the focus stays with
 * the card that was next. It is never taken from somebody who works elsewhere by then.
 */
function useFocusWithTheWork(reachable: readonly ShownOrder[]) {
  const wanted = useRef<string>(undefined)
  const cameAt = useRef(-DEAD_MS)
  const before = useRef(reachable)
  useEffect(() => {
    const note = ({ target }: Event) => {
      wanted.current = target instanceof Element ? target.closest(CARDS)?.id.slice(CARD.length) : undefined
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])
  useEffect(() => {
    const orderId = wanted.current
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (orderId && isNowhere) {
      const found = standsNow(orderId, before.current, reachable)
      if (found && found !== orderId) cameAt.current = performance.now()
      if (found) focusCard(found)
    } else if (orderId && !holdsFocus(orderId)) wanted.current = undefined
    before.current = reachable
  }, [reachable])
  return {
    expect: useCallback((orderId: string | undefined) => {
      wanted.current = orderId
    }, []),
    hasJustCome: useCallback(() => performance.now() - cameAt.current < DEAD_MS, []),
  }
}

/** The card itself, or the nearest one that stood beside it: below it first, of its own column first. */
function standsNow(orderId: string, before: readonly ShownOrder[], now: readonly ShownOrder[]): string | undefined {
  const isHere = (one: ShownOrder) => now.some((other) => other.orderId === one.orderId)
  const at = before.findIndex((one) => one.orderId === orderId)
  const gone = before[at]
  if (now.some((one) => one.orderId === orderId)) return orderId
  if (!gone) return undefined
  const beside = [...before.slice(at + 1), ...before.slice(0, at).reverse()].filter(isHere)
  return (beside.find(({ status }) => status === gone.status) ?? beside[0])?.orderId
}

function holdsFocus(orderId: string): boolean {
  return document.getElementById(cardId(orderId))?.contains(document.activeElement) ?? false
}

function focusCard(orderId: string): void {
  const card = document.getElementById(cardId(orderId))
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
