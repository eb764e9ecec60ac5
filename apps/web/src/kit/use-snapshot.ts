import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * What a store holds. Where the server's HTML is taken over, a part shows `onServer` until a render that can be interrupted
 * brings what this browser knows: React alone would draw the whole page once more in one task, while a phone answers no tap.
 * `isAwaited`: also if it only comes later, such as an answer that the server's HTML could not wait for.
 */
export function useSnapshot<T>(
  subscribe: (listener: () => void) => () => void,
  get: () => T,
  onServer: T,
  isAwaited = false,
): T {
  const isTakenOver = useRef(false)
  const [isOwn, setOwn] = useState(false)
  const isServers = () => isTakenOver.current && !isOwn

  const takeOwn = useCallback(() => {
    if (!Object.is(get(), onServer)) startTransition(() => setOwn(true))
  }, [get, onServer])

  const follow = useCallback(
    (listener: () => void) => subscribe(() => (isTakenOver.current && !isOwn ? takeOwn() : listener())),
    [subscribe, takeOwn, isOwn],
  )

  const shown = useSyncExternalStore(
    follow,
    () => (isServers() ? onServer : get()),
    () => {
      isTakenOver.current = true
      return onServer
    },
  )

  // After React's own look at the store, which would draw at once.
  useEffect(() => {
    if (!isTakenOver.current || isOwn) return
    if (!isAwaited && Object.is(get(), onServer)) isTakenOver.current = false
    else takeOwn()
  }, [get, onServer, isAwaited, isOwn, takeOwn])

  return shown
}
