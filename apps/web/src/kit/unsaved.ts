import { useEffect } from 'react'
import { flushSync } from 'react-dom'

// What every form does with entries that are not saved.

export function firstWrongIn(parts: HTMLElement | null): HTMLElement | null | undefined {
  return parts?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
}

/** Says what is wrong, and takes whoever pressed the button to the first field of it. */
export function stumble(parts: HTMLElement | null, say: () => void): void {
  flushSync(say)
  firstWrongIn(parts)?.focus()
}

/** Whether all is right; if not, whoever pressed the button is at the first field that is not. */
export function isRightIn(parts: HTMLElement | null, check: () => boolean): boolean {
  const isRight = flushSync(check)
  if (!isRight) firstWrongIn(parts)?.focus()
  return isRight
}

/** The browser asks before a page with unsaved entries goes. */
export function useUnloadWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
