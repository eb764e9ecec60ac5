import type { Change, Topic } from '@sizzle/contract/live.ts'
import { createStore, type Store } from '../store.ts'
import type { LiveState, StreamWho } from './run-stream.ts'
import { join, type Message, type TabOptions } from './tab.ts'

export type LiveNews =
  | { kind: 'change'; change: Change }
  /** Away for too long to be told what changed: whatever a screen shows may be old, so it asks again. */
  | { kind: 'resync' }

type Subscriber = { topics: readonly Topic[]; tell: (news: LiveNews) => void }

export type Live = {
  state: Store<LiveState>
  readonly subscribe: (topics: readonly Topic[], tell: (news: LiveNews) => void) => () => void
  /** The session changed: the stream must be opened again with other rights. */
  readonly restart: () => void
}

export type LiveOptions = TabOptions & {
  /** Each time a stream opens, in every tab: whose it is now. */
  onWho?: (who: StreamWho) => void
}

/**
 * One stream per browser. The tab that holds the lock reads it and passes everything on; when that tab goes, however it
 * goes, the next one in line opens its own from the last event id that all of them know.
 */
export function createLive(options: LiveOptions, state = createStore<LiveState>('reconnecting')): Live {
  const subscribers = new Set<Subscriber>()
  let lastEventId: string | undefined
  let who: StreamWho | undefined
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
    else if (message.kind === 'who') meet(message.who)
  }

  /** With other rights, what the stream has said so far was not everything: screens ask again. */
  function meet(next: StreamWho): void {
    const hasChanged = who !== undefined && !isSame(who, next)
    who = next
    options.onWho?.(next)
    if (hasChanged) tellAll({ kind: 'resync' })
  }

  return {
    state,
    subscribe(topics, tell) {
      const subscriber = { topics, tell }
      subscribers.add(subscriber)
      presence ??= join(options, { hear, state, lastEventId: () => lastEventId, who: () => who })
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

function isSame(one: StreamWho, other: StreamWho): boolean {
  return one.userId === other.userId && one.role === other.role && one.locationIds.join() === other.locationIds.join()
}
