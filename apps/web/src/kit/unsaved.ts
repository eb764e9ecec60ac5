import { useEffect } from 'react'

// What every form does with entries that are not saved.

export function firstWrongIn(parts: HTMLElement | null): HTMLElement | null | undefined {
  return parts?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')
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
