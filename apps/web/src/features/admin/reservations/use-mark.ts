import { type Mark, UNDO_SECONDS } from '@sizzle/domain/reservations/marks.ts'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { statusWord } from './reservation-words.tsx'
import type { ListedReservation } from './reservations-query.ts'
import { whoWasFirst } from './who-was-first.ts'

/** How the evening went, for one booking; a slip of the finger can be taken back for a moment. */
export function useMark({ id, customerInfo, locationInfo }: ListedReservation) {
  const isOnline = useOnline()
  const [marked, setMarked] = useState<Mark>()
  useEffect(() => {
    const timer = marked && setTimeout(() => setMarked(undefined), UNDO_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [marked])
  const mark = useWish('/updateReservationStatus', {
    onDone: (_, { status }) => {
      setMarked(status)
      toast('success', `${customerInfo.name}: ${statusWord(status)}`)
    },
    onFailed: (error) => toast('error', `${customerInfo.name}: ${sentenceOf(error)}`, whoWasFirst(error, locationInfo)),
    onSettled: () => askAgainAbout('reservation.changed'),
  })
  const undo = useWish('/undoMark', {
    onDone: () => toast('success', `${customerInfo.name}: taken back`),
    onFailed: (error) => toast('error', `${customerInfo.name}: ${sentenceOf(error)}`),
    onSettled: () => {
      setMarked(undefined)
      return askAgainAbout('reservation.changed')
    },
  })
  return {
    /** One is under way, or nobody can be reached. */
    isHeld: mark.isPending || undo.isPending || !isOnline,
    send: (to: Mark) => mark.send({ id, status: to }),
    /** What can be taken back right now. */
    undoable: marked,
    undo: () => undo.send({ id }),
  }
}
