import { useEffect, useState } from 'react'

/** A pause longer than this, and nobody is in the middle of a word any more. */
const PAUSE_MS = 3_000

/** Whether somebody is writing into a field right now: nothing may take the keyboard away from them. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      setTyping(false)
    }
    const type = ({ target }: Event) => {
      if (!isField(target)) return
      clearTimeout(timer)
      timer = setTimeout(end, PAUSE_MS)
      setTyping(true)
    }
    addEventListener('keydown', type, { capture: true })
    // On its way up: what is drawn on its way down puts a field back to what it was before its own listener has read it.
    addEventListener('input', type)
    addEventListener('focusout', end, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', type, { capture: true })
      removeEventListener('input', type)
      removeEventListener('focusout', end, { capture: true })
    }
  }, [])
  return isTyping
}

const NO_TEXT = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'file', 'color'])

export function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}
