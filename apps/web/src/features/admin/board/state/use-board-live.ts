import { listFingerprint, MAX_ORDER_POLL_MS, ORDER_POLL_MS, orderPollDelayMs } from '@sizzle/domain/calls/retry.ts'
import { isFinal } from '@sizzle/domain/order/status.ts'
import { useEffect, useMemo } from 'react'
import { useLiveState } from '../../../../kit/live/live-state.ts'
import { useLive } from '../../../../kit/live/use-live.ts'
import { onKeptSettled } from '../../../../kit/offline/device-queue.ts'
import { askAgain, knownAnswer } from '../../../../kit/server/answers.ts'
import { queries } from '../../../../kit/server/queries.tsx'
import { boardQuery, countsQuery, readOrder } from './board-query.ts'
import { learnOrder, learnTicks } from './learned-orders.ts'
import { isMove } from './moves.ts'

const TOPICS = ['order.changed', 'dishes.ticked'] as const
/** More at once than this, and one question for the whole board is cheaper than one for each order. */
const MOST_SINGLE = 6
const GATHER_MS = 60

/** Keeps the board's list true: by the live stream, and while that is away by asking again and again. */
export function useBoardLive(locationIds: readonly string[]): void {
  const ids = locationIds.join(' ')
  const refreshers = useMemo(() => new Map(ids.split(' ').map((id) => [id, createRefresher(id)] as const)), [ids])
  useLive(TOPICS, (news) => {
    if (news.kind === 'resync') {
      for (const refresher of refreshers.values()) refresher.all()
      return
    }
    const { id, version, locationId, dishes } = news.change
    if (dishes) learnTicks(boardQuery(locationId ?? ''), id, { ...dishes, version })
    else refreshers.get(locationId ?? '')?.one(id, version)
  })
  useEffect(
    () =>
      onKeptSettled((action) => {
        if (!isMove(action)) return
        for (const refresher of refreshers.values()) refresher.all()
      }),
    [refreshers],
  )
  useFallbackPolling(ids, useLiveState() === 'live')
}

/** One order changed: that one is fetched. Many changed at once: everything is, once. */
function createRefresher(locationId: string) {
  const board = boardQuery(locationId)
  let underWay = 0
  let gathering: ReturnType<typeof setTimeout> | undefined

  const all = () => {
    clearTimeout(gathering)
    gathering = setTimeout(() => {
      gathering = undefined
      void askAgain(board, countsQuery(locationId))
    }, GATHER_MS)
  }
  async function one(orderId: string, version: number): Promise<void> {
    const known = knownAnswer(board)
    if (known === undefined) return
    if (known.some((order) => order.orderId === orderId && order.version >= version)) return
    if (underWay >= MOST_SINGLE || gathering !== undefined) return all()
    underWay += 1
    try {
      let order = await readOrder(orderId, version)
      // A read that is under way already, such as the drawer's, began before the change.
      if (order.version < version) order = await readOrder(orderId, version)
      const before = knownAnswer(board)?.find((other) => other.orderId === orderId)
      if (before && before.version > order.version) return
      learnOrder(board, order)
      // Finished, or taken back from there.
      const isCounted = isFinal(order.status) || (before !== undefined && isFinal(before.status))
      if (isCounted && before?.status !== order.status) void askAgain(countsQuery(locationId))
    } catch {
      // When reading one order fails, reading the whole list gets the truth.
      all()
    } finally {
      underWay -= 1
    }
  }
  return { all, one: (orderId: string, version: number) => void one(orderId, version) }
}

/** Every 30 s, less often while nothing changes (offline 11), and only while the stream is away. */
function useFallbackPolling(ids: string, isLive: boolean): void {
  useEffect(() => {
    if (isLive) return
    const boards = ids.split(' ').map(boardQuery)
    const fingerprint = () => listFingerprint(boards.flatMap((board) => knownAnswer(board) ?? []))
    let delay = ORDER_POLL_MS
    let timer = setTimeout(poll, delay)
    async function poll(): Promise<void> {
      const before = fingerprint()
      await Promise.all(boards.map((board) => queries.refetchQueries(board)))
      const after = fingerprint()
      delay = Math.min(orderPollDelayMs(delay, before !== after), MAX_ORDER_POLL_MS)
      timer = setTimeout(poll, delay)
    }
    return () => clearTimeout(timer)
  }, [ids, isLive])
}
