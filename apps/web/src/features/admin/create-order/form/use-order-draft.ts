import { useRef, useState } from 'react'
import {
  draftAfter,
  emptyDraft,
  forgetDraft,
  isUntouched,
  keepDraft,
  keptDraft,
  type OrderDraft,
} from './order-draft.ts'

/** The form of one location; whoever shows another one starts this anew. */
export function useOrderDraft(userId: string, locationId: string) {
  const [draft, setDraft] = useState(() => keptDraft(userId, locationId))
  // An answer may come after somebody has left this section: what it changes is kept all the same.
  const latest = useRef(draft)
  const sent = useRef(draft)
  const show = (next: OrderDraft) => {
    latest.current = next
    keepDraft(userId, locationId, next)
    setDraft(next)
  }
  const begin = (next: OrderDraft) => {
    show(next)
    if (isUntouched(next)) forgetDraft(locationId)
    return next
  }
  return {
    draft,
    edit: (changes: Partial<OrderDraft>) => show({ ...latest.current, ...changes }),
    /** After a text message with its link, when its code was put away, or because somebody throws it away. */
    reset: () => {
      const { current: now } = latest
      // While the rest of an order is waited for, what stands here is of the next one.
      return begin(now.restOf === '' ? emptyDraft() : { ...now, linkId: '', restOf: '' })
    },
    noteSent: () => {
      sent.current = latest.current
    },
    /** What was sent is an order: what was entered since is of the next one, which may wait for the rest of this one's money. */
    leaveSent: (restOf = '') => begin({ ...draftAfter(latest.current, sent.current), restOf }),
  }
}

export type EditDraft = ReturnType<typeof useOrderDraft>['edit']
