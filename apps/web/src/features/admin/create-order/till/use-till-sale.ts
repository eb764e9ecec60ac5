import { useState } from 'react'
import { useOnline } from '../../../../kit/use-online.ts'
import { NOT_WHILE_OFFLINE } from '../create-order-words.ts'
import type { OrderDraft } from '../form/order-draft.ts'
import { type TakenAtTill, takeAtTill } from './take-at-till.ts'
import { type Till, useTill } from './till-state.ts'
import { CASH_ONLY, NOW_ONLY, OTHER_LOCATION } from './till-words.ts'

type ToTake = Parameters<typeof takeAtTill>[0]

/** What a paired till does while there is no network; its sale is undefined anywhere else, and while there is one. */
export function useTillSale(locationId: string) {
  const till = useTill()
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [taken, setTaken] = useState<TakenAtTill>()
  async function take(toTake: ToTake, onTaken: () => void) {
    if (isBusy) return
    setBusy(true)
    const answer = await takeAtTill(toTake)
    setBusy(false)
    setProblem(answer.ok ? undefined : answer.sentence)
    if (!answer.ok) return
    setTaken(answer.taken)
    onTaken()
  }
  return {
    isBusy,
    problem,
    /** The order that was taken last, until its number was seen. */
    taken,
    putAway: () => setTaken(undefined),
    whyNot(draft: OrderDraft): string | undefined {
      if (isOnline) return undefined
      return till ? whyNotAt(till, locationId, draft) : NOT_WHILE_OFFLINE
    },
    sale: till && !isOnline ? { book: till.book, take } : undefined,
  }
}

function whyNotAt({ book, stop }: Till, locationId: string, { payment, when }: OrderDraft): string | undefined {
  if (book.location.id !== locationId) return OTHER_LOCATION
  if (stop !== null) return stop
  if (payment !== 'cash') return CASH_ONLY
  return when === 'asap' ? undefined : NOW_ONLY
}
