import { givePlaceKeys, orderAtKey, type PickKeys } from '@sizzle/domain/order/one-press.ts'
import { useCallback, useMemo, useRef } from 'react'
import type { Position } from './bump-keys.ts'

const NO_KEYS: PickKeys = new Map()

/** Which ticket a number strikes off now: none just after another one has come to its place (stations 23). */
export function usePlaceKeys(ticketIds: readonly string[]): (position: Position) => string | null {
  const last = useRef(NO_KEYS)
  const ids = ticketIds.join(' ')
  const keys = useMemo(() => {
    last.current = givePlaceKeys(last.current, ids === '' ? [] : ids.split(' '), performance.now())
    return last.current
  }, [ids])
  return useCallback((position) => orderAtKey(keys, position, performance.now()), [keys])
}
