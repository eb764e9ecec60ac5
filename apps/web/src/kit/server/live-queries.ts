import type { Change } from '@sizzle/contract/live.ts'
import { TOPICS } from '@sizzle/contract/topics.ts'
import { keysOf } from '@sizzle/domain/record.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Live, LiveNews } from '../live/live.ts'
import type { AnswerMeta } from './ask.ts'

/** Many things change together (a hundred letters, a provider that is back): screens ask once for all of them. */
const GATHER_MS = 200

const EVERY_TOPIC = keysOf(TOPICS)

/**
 * Asks again what a change has made old, as long as a screen shows it; what none shows is asked for when one does. Changes
 * are heard while a screen shows an answer that can grow old.
 */
export function followChanges(queries: QueryClient, subscribe: Live['subscribe']): () => void {
  let leave: (() => void) | undefined
  let isLooking = false
  /** Once for all that one draw of the screen adds and removes. */
  const lookSoon = () => {
    if (isLooking) return
    isLooking = true
    queueMicrotask(() => {
      isLooking = false
      const isNeeded = queries.getQueryCache().findAll({ type: 'active' }).some(growsOld)
      if (isNeeded) leave ??= listen(queries, subscribe)
      else end()
    })
  }
  const end = () => {
    leave?.()
    leave = undefined
  }
  const unwatch = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved' || type === 'observerOptionsUpdated') lookSoon()
  })
  return () => {
    unwatch()
    end()
  }
}

function listen(queries: QueryClient, subscribe: Live['subscribe']): () => void {
  let gathered: LiveNews[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = () => {
    const heard = gathered
    gathered = []
    timer = undefined
    void queries.invalidateQueries({ predicate: (query) => heard.some((news) => isMadeOld(query, news)) })
  }
  const leave = subscribe(EVERY_TOPIC, (news) => {
    gathered.push(news)
    timer ??= setTimeout(renew, GATHER_MS)
  })
  return () => {
    leave()
    clearTimeout(timer)
    // From here on nobody tells what changed, so whatever can change is asked for again.
    void queries.invalidateQueries({ predicate: growsOld, refetchType: 'none' })
  }
}

type WithMeta = { readonly meta: AnswerMeta | undefined }

function growsOld({ meta }: WithMeta): boolean {
  return !meta?.hearsItself && Object.keys(meta?.madeOldBy ?? {}).length > 0
}

function isMadeOld(query: WithMeta, news: LiveNews): boolean {
  return growsOld(query) && (news.kind === 'resync' || concerns(query.meta ?? {}, news.change))
}

function concerns({ madeOldBy, input, location }: AnswerMeta, { topic, id, locationId }: Change): boolean {
  const by = madeOldBy?.[topic]
  if (by === undefined) return false
  if (by !== 'any' && namedIn(input, by) !== id) return false
  return locationId === null || location === undefined || location === locationId
}

function namedIn(input: object | undefined, name: string): unknown {
  return input && Reflect.get(input, name)
}
