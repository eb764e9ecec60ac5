import { useSyncExternalStore } from 'react'

export const NOT_OFFLINE = 'You are offline: this needs a connection.'

/** Whether this device has a network at all; a server that does not answer is another matter. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
}

function follow(listener: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}
