import type { PostPath } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { useEffect, useState } from 'react'
import { liveState } from '../../../kit/live/live-state.ts'
import { isOnline } from '../../../kit/offline/line.ts'
import { onLineBack } from '../../../kit/offline/line-changes.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { statusOf } from '../../../kit/server/wish-state.ts'
import { type Press, refusedPress, unheardPress, unsentPress } from './station-words.ts'

/** What a press did not do. */
export type Missed = {
  readonly ticketId: string
  readonly sentence: string
  /** For the ticket itself; of a refusal its list says what is true now. */
  readonly short?: string
}
/** Told of every press at a station. */
export type PressTold = { readonly onDone: () => void; readonly onMissed: (missed: Missed) => void }

type StationPath = Extract<PostPath, '/bumpTicket' | '/unbumpTicket' | '/recallTicket' | '/updateOrderStatus'>

/** What is pressed at a station is carried out now or not at all: without a network nothing is sent, nor kept for later (stations 34). */
export function usePress<P extends StationPath>(path: P, press: Press, { onDone, onMissed }: PressTold) {
  const { ticketId } = press
  const wish = useWish(path, {
    onDone,
    onFailed: (error) => {
      const words = isAnswered(statusOf(error)) ? refusedPress : unheardPress
      onMissed({ ticketId, ...words(press, sentenceOf(error)) })
    },
  })
  return {
    isPending: wish.isPending,
    send: (input: Parameters<typeof wish.send>[0]) => {
      if (isOnline()) wish.send(input)
      else onMissed({ ticketId, ...unsentPress(press) })
    },
  }
}

const NONE: readonly Missed[] = []

/** What presses did not do, the last one last, until one succeeds; what came of no connection is over when that is back. */
export function useMissed() {
  const [missed, setMissed] = useState(NONE)
  useEffect(() => {
    const lineIsBack = () => setMissed((all) => all.filter(({ short }) => short === undefined))
    const leaveLine = onLineBack(lineIsBack)
    const leaveStream = liveState.subscribe(() => {
      if (liveState.get() === 'live') lineIsBack()
    })
    return () => {
      leaveLine()
      leaveStream()
    }
  }, [])
  return {
    last: missed.at(-1),
    of: (ticketId: string) => missed.find((one) => one.ticketId === ticketId),
    add: (one: Missed) => setMissed((all) => [...all.filter(({ ticketId }) => ticketId !== one.ticketId), one]),
    clear: () => setMissed(NONE),
  }
}
