import { useEffect, useRef } from 'react'

export const READER_ID = 'message-reader'
export const rowId = (messageId: string) => `message-${messageId}`

/**
 * On a narrow screen the list gives way to the message and comes back: the keyboard goes along. Beside each other, the
 * focus stays in the list, so that one can walk through it.
 */
export function useReadingFocus(messageId: string | undefined): void {
  const last = useRef(messageId)
  useEffect(() => {
    const before = last.current
    last.current = messageId
    if (before === messageId) return
    if (matchMedia('(width >= 64rem)').matches) {
      const row = document.getElementById(rowId(messageId ?? before ?? ''))
      // The rows have become higher or lower; and what closed the message is gone.
      if (messageId) row?.scrollIntoView({ block: 'nearest' })
      else if (document.activeElement === document.body) row?.focus()
      return
    }
    const to = messageId ? READER_ID : rowId(before ?? '')
    document.getElementById(to)?.focus({ preventScroll: messageId !== undefined })
    if (messageId) scrollTo(0, 0)
  }, [messageId])
}
