import { useCallback, useEffect, useEffectEvent, useState } from 'react'

export type Loaded<T> = { value: T | undefined; error: unknown; reload: () => void }

type Kept<T> = { key: string; value?: T; error?: unknown }

/**
 * What a public page shows: embedded by the server at first, loaded when the visitor moves on. A reload keeps showing the
 * old value, so that nothing jumps under the reader. (Signed-in screens use TanStack Query; it would not pay here.)
 */
export function useLoaded<T>(key: string, initial: T | undefined, load: () => Promise<T>): Loaded<T> {
  const [kept, setKept] = useState<Kept<T>>(initial === undefined ? { key } : { key, value: initial })
  const loadNow = useEffectEvent(load)
  const [round, setRound] = useState(0)
  const current: Kept<T> = kept.key === key ? kept : { key }
  const isNeeded = current.value === undefined && current.error === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `isNeeded` turns false by what this effect itself brings
  useEffect(() => {
    if (!isNeeded && round === 0) return
    let isStale = false
    loadNow().then(
      (value) => isStale || setKept({ key, value }),
      (error: unknown) =>
        isStale || setKept((before) => (before.key === key && before.value ? before : { key, error })),
    )
    return () => {
      isStale = true
    }
  }, [key, round])

  return { value: current.value, error: current.error, reload: useCallback(() => setRound((n) => n + 1), []) }
}
