import { type FocusEvent, useState } from 'react'
import { NO_SLOTS, nextSlots } from './slots.ts'

/** React keys for the cards of a long list that is searched with every key (slots.ts), and what its frame has to hear. */
export function useSlots(ids: readonly string[], key: string) {
  const [slots, setSlots] = useState(NO_SLOTS)
  const [isInUse, setInUse] = useState(false)
  const isSame = slots.key === key && slots.of.size === ids.length && ids.every((id) => slots.of.has(id))
  const now = isSame ? slots : nextSlots(slots, { key, ids, mayHandOn: !isInUse })
  if (!isSame) setSlots(now)
  return {
    slotOf: (id: string) => now.of.get(id),
    frame: {
      onFocus: () => setInUse(true),
      onBlur: (event: FocusEvent) => setInUse(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
