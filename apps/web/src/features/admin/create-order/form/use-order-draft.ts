import { useRef, useState } from 'react'
import { emptyDraft, forgetDraft, keepDraft, keptDraft, type OrderDraft } from './order-draft.ts'

/** The form of one location; whoever shows another one starts this anew. */
export function useOrderDraft(userId: string, locationId: string) {
  const [draft, setDraft] = useState(() => keptDraft(userId, locationId))
  // An answer may come after somebody has left this section: what it changes is kept all the same.
  const latest = useRef(draft)
  const edit = (changes: Partial<OrderDraft>) => {
    latest.current = { ...latest.current, ...changes }
    keepDraft(userId, locationId, latest.current)
    setDraft(latest.current)
  }
  /** After an order, a text message with its link, or when its code was put away. */
  const reset = () => {
    forgetDraft(locationId)
    latest.current = emptyDraft()
    setDraft(latest.current)
  }
  return { draft, edit, reset }
}

export type EditDraft = ReturnType<typeof useOrderDraft>['edit']
