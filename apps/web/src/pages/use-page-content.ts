import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { keptAnswers } from '../kit/offline/kept-answers.ts'
import { isOnline } from '../kit/offline/line.ts'
import { onLineBack } from '../kit/offline/line-changes.ts'
import { isMissing } from '../kit/page-calls.ts'

type PageContent<T> = { value: T | undefined; error: unknown; reload: () => void }

type ContentEntry<T> = { key: string; value?: T | undefined; error?: unknown }

// What screens of this page load have shown, by key. Never filled on the server, where visitors would share it.
const known = new Map<string, unknown>()

/** What could not be asked again, or was answered by the browser itself, is old, and nobody tells of the same change twice. */
const AGAIN_MS = 15_000
// A server that is back is not met by every open page in the same moment.
const SPREAD_MS = 3_000

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

  const reload = useCallback(() => setRound((n) => n + 1), [])
  useReloadWithLine(reload)

  useEffect(() => {
    if (round === 0 && takeEmbedded()) return
    let isStale = false
    let later: ReturnType<typeof setTimeout> | undefined
    const askLater = () => {
      later = setTimeout(reload, AGAIN_MS * (1 + Math.random()))
    }
    const keptBefore = keptAnswers()
    loadNow().then(
      (value) => {
        if (isStale) return
        known.set(key, value)
        showNow(() => setKept({ key, value }))
        // Without a network it is asked for again once that is back.
        if (keptAnswers() !== keptBefore && isOnline()) askLater()
      },
      (error: unknown) => {
        if (isStale) return
        if (!known.has(key)) setKept({ key, error })
        else if (!isMissing(error)) askLater()
      },
    )
    return () => {
      isStale = true
      clearTimeout(later)
    }
  }, [key, round, reload])

  return { value: current.value, error: current.error, reload }
}

/** Behind a line that leads nowhere the browser answers with what it has kept, which may be old. */
function useReloadWithLine(reload: () => void): void {
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const leave = onLineBack(() => {
      clearTimeout(soon)
      soon = setTimeout(reload, SPREAD_MS * Math.random())
    })
    return () => {
      leave()
      clearTimeout(soon)
    }
  }, [reload])
}

function lastShown<T>(key: string): T | undefined {
  // The value under a key was put there by the one screen that loads it.
  return known.get(key) as T | undefined
}
