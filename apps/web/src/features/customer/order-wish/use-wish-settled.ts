import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { onLineBack } from '../../../kit/offline/line-changes.ts'
import { oneTabAtATime } from '../../../kit/one-tab-at-a-time.ts'
import { ORDER_LOCK, settleWish } from '../../../kit/order-wish/settle-wish.ts'
import { inHand, noteOf, useWishNotes, type WishNote } from '../../../kit/order-wish/wish-notes.ts'
import { sayArrived, wishOutcome } from '../../../kit/order-wish/wish-outcome.ts'
import { statusOf } from '../../../kit/server/wish-state.ts'
import { useStore } from '../../../kit/store.ts'

const ASK_AGAIN_MS = 20_000

/** Asks what became of this person's order without an answer, once no tab is sending it any more. */
export function useWishSettled(userId: string | undefined): { askNow: () => void } {
  const held = useStore(inHand, undefined)
  const open = useWishNotes().find((note) => note.userId === userId && note.key !== held)
  const [round, setRound] = useState(0)
  const ask = useEffectEvent((isCurrent: () => boolean) => open && askAbout(open, isCurrent))
  const key = open?.key

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is another try
  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    const again = () => setRound((n) => n + 1)
    void ask(() => isCurrent)
    const timer = setTimeout(again, ASK_AGAIN_MS)
    const forget = onLineBack(again)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      forget()
    }
  }, [key, round])
  return { askNow: () => setRound((n) => n + 1) }
}

async function askAbout({ userId, key }: WishNote, isCurrent: () => boolean): Promise<void> {
  await oneTabAtATime(ORDER_LOCK, async () => {
    const note = noteOf(userId)
    // Its answer came while this tab waited, or the checkout took it up again.
    if (!isCurrent() || note?.key !== key || inHand.get() === key) return
    try {
      const order = await settleWish(note)
      if (order) sayArrived(order)
      else wishOutcome.set({ kind: 'not_arrived' })
    } catch (error) {
      // Refused means that somebody else is signed in by now; the screen says so by itself.
      wishOutcome.set(isAnswered(statusOf(error)) ? undefined : { kind: 'unknown' })
    }
  })
}
