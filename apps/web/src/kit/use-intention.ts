import { useRef } from 'react'
import { newActionKey } from './api.ts'

/**
 * One key for one intention (decisions.md 16): pressing again after a lost answer sends the same key and body and gets the
 * first answer; a changed content is a new intention. `extra` is sent along but is no part of what the person means, so
 * the first one stays. `forget` after a refusal whose cause the person may mend.
 */
export function useIntention() {
  const last = useRef<{ content: string; key: string; extra: object }>(undefined)
  return {
    attempt<Content extends object, Extra extends object>(content: Content, extra: Extra) {
      const text = JSON.stringify(content)
      if (last.current?.content !== text) last.current = { content: text, key: newActionKey(), extra }
      // Kept from a call with this very content, so of this very shape.
      return { key: last.current.key, body: { ...content, ...(last.current.extra as Extra) } }
    },
    forget() {
      last.current = undefined
    },
  }
}
