import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is as a media query says, also while it grows or shrinks. */
export function useMatches(window: MediaQueryList): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      window.addEventListener('change', onChange)
      return () => window.removeEventListener('change', onChange)
    },
    [window],
  )
  return useSyncExternalStore(listen, () => window.matches)
}
