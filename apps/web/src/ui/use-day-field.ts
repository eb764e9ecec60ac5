import { isLocalDate, type LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A tile that opens the browser's calendar, or by keyboard its date field, and closes it with the day that was chosen there. */
export function useDayField(onDay: (day: LocalDate) => void, isOffered: (day: LocalDate) => boolean = () => true) {
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const open = (byKeyboard: boolean) => {
    isTyping.current = byKeyboard
    // A browser shows its calendar only within the press itself.
    flushSync(() => setOpen(true))
    field.current?.focus()
    // It would take the digits that a keyboard types into the field.
    if (!byKeyboard) field.current?.showPicker?.()
  }
  const close = () => {
    opener.current?.focus()
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isTyping.current = true
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    // The same press would open it again at the tile, which has the focus then.
    event.preventDefault()
    close()
  }
  const take = (value: string) => {
    if (!isLocalDate(value) || !isOffered(value)) return
    onDay(value)
    // Who types is not done with the first date that makes sense.
    if (!isTyping.current) close()
  }
  return { opener, field, isOpen, setOpen, open, close, onKeyDown, take }
}
