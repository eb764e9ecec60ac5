import { createStore, type Store } from '../store.ts'
import type { Change, LiveState } from './run-stream.ts'
import { join, type Message, type TabOptions } from './tab.ts'

export type LiveNews =
  | { kind: 'change'; change: Change }
  /** Away for too long to be told what changed: whatever a screen shows may be old, so it asks again. */
  | { kind: 'resync' }

type Subscriber = { topics: readonly string[]; tell: (news: LiveNews) => void }

export type Live = {
  state: Store<LiveState>
  subscribe(topics: readonly string[], tell: (news: LiveNews) => void): () => void
  /** The session changed: the stream must be opened again with other rights. */
  readonly restart: () => void
}

/**
 * One stream per browser. The tab that holds the lock reads it and passes everything on; when that tab goes, however it
 * goes, the next one in line opens its own from the last event id that all of them know.
 */
export function createLive(options: TabOptions): Live {
  const state = createStore<LiveState>('reconnecting')
  const subscribers = new Set<Subscriber>()
  let lastEventId: string | undefined
  let presence: ReturnType<typeof join> | undefined

  function tellAll(news: LiveNews): void {
    for (const { topics, tell } of [...subscribers]) {
      if (news.kind === 'resync' || topics.includes(news.change.topic)) tell(news)
    }
  }

  function hear(message: Message): void {
    if (message.kind === 'change') {
      lastEventId = message.eventId ?? lastEventId
      tellAll({ kind: 'change', change: message.change })
    } else if (message.kind === 'resync') tellAll({ kind: 'resync' })
    else if (message.kind === 'state') state.set(message.state)
    else if (message.kind === 'position') lastEventId = message.eventId
  }

  return {
    state,
    subscribe(topics, tell) {
      const subscriber = { topics, tell }
      subscribers.add(subscriber)
      presence ??= join(options, { hear, state, lastEventId: () => lastEventId })
      return () => {
        subscribers.delete(subscriber)
        if (subscribers.size > 0) return
        presence?.leave()
        presence = undefined
      }
    },
    restart: () => presence?.restart(),
  }
}
