import { createStore, type Store } from '../store.ts'
import { type Change, type LiveState, runStream, type StreamOptions } from './run-stream.ts'

export type LiveNews =
  | { kind: 'change'; change: Change }
  /** Away for too long to be told what changed: whatever a screen shows may be old, so it asks again. */
  | { kind: 'resync' }

type Message =
  | { kind: 'change'; change: Change; eventId: string | undefined }
  | { kind: 'resync' }
  | { kind: 'state'; state: LiveState }
  | { kind: 'position'; eventId: string }
  | { kind: 'hello' }
  | { kind: 'restart' }

type Subscriber = { topics: readonly string[]; tell: (news: LiveNews) => void }

export type LiveOptions = {
  url: string
  /** Tabs with the same name share one stream. */
  name: string
  isOnline: () => boolean
  onNetworkBack: (listener: () => void) => () => void
} & Pick<StreamOptions, 'random' | 'silenceMs'>

export type Live = {
  state: Store<LiveState>
  subscribe(topics: readonly string[], tell: (news: LiveNews) => void): () => void
  /** The session changed: the stream must be opened again with other rights. */
  restart(): void
}

/**
 * One stream per browser. The tab that holds the lock reads it and passes everything on; when that tab goes, however it
 * goes, the browser frees the lock and the next one in line opens its own from the last event id all of them know.
 */
export function createLive(options: LiveOptions): Live {
  const state = createStore<LiveState>('reconnecting')
  const subscribers = new Set<Subscriber>()
  let lastEventId: string | undefined
  let presence: { leave: () => void; restart: () => void } | undefined

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
    else if (message.kind === 'position') lastEventId = message.eventId
    else if (message.kind === 'state') state.set(message.state)
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

type Tab = { hear: (message: Message) => void; state: Store<LiveState>; lastEventId: () => string | undefined }

function join(options: LiveOptions, tab: Tab) {
  const channel = new BroadcastChannel(options.name)
  const leaving = new AbortController()
  const alarm = createAlarm()
  let isLeader = false

  const share = (message: Message) => {
    tab.hear(message)
    if (!leaving.signal.aborted) channel.postMessage(message)
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'hello') return isLeader ? greet(channel, tab) : undefined
    if (data.kind === 'restart') return isLeader ? alarm.ring() : undefined
    return tab.hear(data)
  }
  const forgetNetwork = options.onNetworkBack(() => alarm.ring('waiting'))

  void lead(options.name, leaving.signal, async () => {
    isLeader = true
    await readAndShare(options, tab, share, alarm, leaving.signal)
  })
  channel.postMessage({ kind: 'hello' })

  return {
    leave: () => {
      leaving.abort()
      alarm.ring()
      forgetNetwork()
      channel.close()
    },
    restart: () => (isLeader ? alarm.ring() : channel.postMessage({ kind: 'restart' })),
  }
}

function greet(channel: BroadcastChannel, tab: Tab): void {
  const eventId = tab.lastEventId()
  if (eventId !== undefined) channel.postMessage({ kind: 'position', eventId } satisfies Message)
  channel.postMessage({ kind: 'state', state: tab.state.get() } satisfies Message)
}

/** Without the Web Locks API (an address that is not secure) every tab reads its own stream. */
async function lead(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks
  if (!locks) return work()
  try {
    await locks.request(name, { signal }, work)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function readAndShare(
  options: LiveOptions,
  tab: Tab,
  share: (message: Message) => void,
  alarm: Alarm,
  leaving: AbortSignal,
): Promise<void> {
  while (!leaving.aborted) {
    const round = new AbortController()
    alarm.onRing = () => round.abort()
    await runStream({
      ...options,
      signal: round.signal,
      lastEventId: tab.lastEventId,
      wake: alarm.wait,
      onChange: (change, eventId) => share({ kind: 'change', change, eventId }),
      onPosition: (eventId) => share({ kind: 'position', eventId }),
      onReset: () => share({ kind: 'resync' }),
      onState: (state) => share({ kind: 'state', state }),
    })
  }
}

type Alarm = ReturnType<typeof createAlarm>

/** Ends a wait early; a full ring ends the connection too. */
function createAlarm() {
  let endWait: (() => void) | undefined
  const alarm = {
    onRing: () => {},
    ring: (what: 'all' | 'waiting' = 'all') => {
      if (what === 'all') alarm.onRing()
      endWait?.()
    },
    wait: (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          endWait = undefined
          resolve()
        }
        const timer = setTimeout(end, milliseconds)
        endWait = end
        if (signal.aborted) end()
      }),
  }
  return alarm
}
