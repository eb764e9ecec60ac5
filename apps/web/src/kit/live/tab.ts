import type { Change } from '@sizzle/contract/live.ts'
import type { Store } from '../store.ts'
import { type Alarm, createAlarm } from './alarm.ts'
import { watchLeader } from './leader-watch.ts'
import { standInLine } from './leadership.ts'
import { type LiveState, runStream, type StreamOptions, type StreamWho } from './run-stream.ts'

/** What tabs of one browser tell each other. */
export type Message =
  | { kind: 'change'; change: Change; eventId: string | undefined }
  | { kind: 'resync' }
  | { kind: 'state'; state: LiveState }
  | { kind: 'who'; who: StreamWho }
  | { kind: 'position'; eventId: string }
  | { kind: 'hello' }
  | { kind: 'restart' }

export type TabOptions = {
  url: string
  /** Tabs with the same name share one stream. */
  name: string
  isOnline: () => boolean
  onNetworkBack: (listener: () => void) => () => void
  /** A line over a network that is gone hangs until it times out; who knows better says so at once. */
  onNetworkLost?: (listener: () => void) => () => void
  /** How long a tab waits before it doubts a silent leader. */
  quietMs?: number
} & Pick<StreamOptions, 'random' | 'silenceMs'>

export type Tab = {
  hear: (message: Message) => void
  state: Store<LiveState>
  lastEventId: () => string | undefined
  who: () => StreamWho | undefined
}

const QUIET_MS = 45_000
const ANSWER_MS = 3_000

/** Takes part: reads the stream when it is this tab's turn, and listens to the reader otherwise. */
export function join(options: TabOptions, tab: Tab) {
  const channel = new BroadcastChannel(options.name)
  const leaving = new AbortController()
  const alarm = createAlarm()
  let isLeader = false
  const post = (message: Message) => {
    if (!leaving.signal.aborted) channel.postMessage(message)
  }
  const share = (message: Message) => {
    tab.hear(message)
    post(message)
  }

  const line = standInLine({
    name: options.name,
    leaving: leaving.signal,
    lead: async (over) => {
      isLeader = true
      await readAndShare(options, tab, share, alarm, over)
      isLeader = false
    },
  })
  const watch = watchLeader({
    quietMs: options.quietMs ?? QUIET_MS,
    answerMs: Math.min(ANSWER_MS, options.quietMs ?? ANSWER_MS),
    ask: () => post({ kind: 'hello' }),
    onGone: () => {
      if (!isLeader) line.takeByForce()
    },
  })
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    watch.heard()
    if (data.kind === 'hello') {
      if (isLeader) greet(post, tab)
    } else if (data.kind === 'restart') {
      if (isLeader) alarm.ring()
    } else tab.hear(data)
  }
  const forgetNetwork = options.onNetworkBack(() => alarm.ring('waiting'))
  const forgetLoss = options.onNetworkLost?.(() => alarm.ring())
  post({ kind: 'hello' })

  return {
    leave: () => {
      leaving.abort()
      alarm.ring()
      watch.end()
      forgetNetwork()
      forgetLoss?.()
      channel.close()
    },
    restart: () => (isLeader ? alarm.ring() : post({ kind: 'restart' })),
  }
}

/** A tab that came late learns where the stream stands. */
function greet(post: (message: Message) => void, tab: Tab): void {
  const eventId = tab.lastEventId()
  if (eventId !== undefined) post({ kind: 'position', eventId })
  post({ kind: 'state', state: tab.state.get() })
  const who = tab.who()
  if (who) post({ kind: 'who', who })
}

async function readAndShare(
  options: TabOptions,
  tab: Tab,
  share: (message: Message) => void,
  alarm: Alarm,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const round = new AbortController()
    alarm.onRing = () => round.abort()
    await runStream({
      ...options,
      signal: AbortSignal.any([round.signal, over]),
      lastEventId: tab.lastEventId,
      wake: alarm.wait,
      onChange: (change, eventId) => share({ kind: 'change', change, eventId }),
      onPosition: (eventId) => share({ kind: 'position', eventId }),
      onReset: () => share({ kind: 'resync' }),
      onState: (state) => share({ kind: 'state', state }),
      onWho: (who) => share({ kind: 'who', who }),
    })
  }
}
