import { useCallback, useEffect, useEffectEvent, useState } from 'react'

type PageContent<T> = { value: T | undefined; error: unknown; reload: () => void }

type ContentEntry<T> = { key: string; value?: T | undefined; error?: unknown }

// What screens of this page load have shown, by key. Never filled on the server, where visitors would share it.
const known = new Map<string, unknown>()

const atOnce = (change: () => void) => change()

/**
 * What a public page shows: embedded by the server at first, loaded when the visitor moves on. A screen that comes back
 * shows at once what it showed last and asks again, because nobody told it of changes meanwhile. A reload keeps showing the
 * old value; `show` puts the new one on screen. What else a screen asks goes through `ask`, whose library these first pages
 * do not carry.
 */
export function usePageContent<T>(
  key: string,
  initial: T | undefined,
  load: () => Promise<T>,
  show: (change: () => void) => void = atOnce,
): PageContent<T> {
  const [kept, setKept] = useState<ContentEntry<T>>(() => ({ key, value: lastShown<T>(key) ?? initial }))
  const [round, setRound] = useState(0)
  const loadNow = useEffectEvent(load)
  const showNow = useEffectEvent(show)
  /** Fresh from the server: nothing to ask for the first time. */
  const takeEmbedded = useEffectEvent(() => {
    if (initial === undefined || known.has(key)) return false
    known.set(key, initial)
    return true
  })
  const current: ContentEntry<T> = kept.key === key ? kept : { key, value: lastShown<T>(key) }

  useEffect(() => {
    if (round === 0 && takeEmbedded()) return
    let isStale = false
    loadNow().then(
      (value) => {
        if (isStale) return
        known.set(key, value)
        showNow(() => setKept({ key, value }))
      },
      (error: unknown) => isStale || setKept((before) => (known.has(key) ? before : { key, error })),
    )
    return () => {
      isStale = true
    }
  }, [key, round])

  return { value: current.value, error: current.error, reload: useCallback(() => setRound((n) => n + 1), []) }
}

function lastShown<T>(key: string): T | undefined {
  // The value under a key was put there by the one screen that loads it.
  return known.get(key) as T | undefined
}
