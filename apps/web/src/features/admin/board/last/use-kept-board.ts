import { lineInOneRow } from '@sizzle/domain/order/line-words.ts'
import { mergeDishes } from '@sizzle/domain/order/merged-dishes.ts'
import { dueWord, typeAndTable } from '@sizzle/domain/order/place-words.ts'
import { isFinal } from '@sizzle/domain/order/status.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLineLost } from '../../../../kit/live/use-line-lost.ts'
import { keepLastBoard, type LastOrder } from '../../../../kit/offline/last-board.ts'
import { wantedTime } from '../cards/wanted-time.ts'
import type { ShownOrder } from '../state/shown-orders.ts'

const KEEP_EVERY_MS = 60_000

type Board = { readonly userId: string; readonly orders: readonly ShownOrder[] | undefined; readonly updatedAt: number }

/** Keeps what the board shows for times without a network: when it changes, and each minute while the line lives. */
export function useKeptBoard({ userId, orders, updatedAt }: Board): void {
  const lostAt = useLineLost()
  const keep = useEffectEvent(() => {
    if (!orders) return
    // A quiet hour on a living line makes no list old.
    const at = lostAt === null ? Date.now() : Math.max(updatedAt, lostAt.getTime())
    keepLastBoard({ userId, at, orders: orders.filter(({ status }) => !isFinal(status)).map(inWords) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list is kept
  useEffect(() => keep(), [orders])
  useEffect(() => {
    const timer = setInterval(() => keep(), KEEP_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}

function inWords(order: ShownOrder): LastOrder {
  const { shortNumber: number, status, orderType, tableInfo, items, specialInstructions: note } = order
  const door = orderType === 'delivery' ? `${dueWord(orderType)} ` : ''
  const facts = `${typeAndTable(orderType, tableInfo?.tableNumber)}, ${door}${wantedTime(order, new Date())}`
  return { number, status, facts, note, dishes: mergeDishes(items).map(dishInWords) }
}

type Dish = ReturnType<typeof mergeDishes<ShownOrder['items'][number]>>[number]

function dishInWords({ line, quantity, heats }: Dish): string {
  // Mild is what every dish is unless somebody asked.
  const isMild = heats.length === 1 && (heats[0]?.level ?? 0) < 2
  const heat = isMild
    ? ''
    : heats.map(({ name, quantity: of }) => (heats.length > 1 ? `${of} ${name}` : name)).join(', ')
  return [lineInOneRow({ ...line, quantity }), heat, line.note && `“${line.note}”`].filter(Boolean).join(' · ')
}
