import { createEventReader, type ServerEvent } from './read-events.ts'

export type LiveState = 'live' | 'reconnecting' | 'offline'

/** Ids and versions only; who wants to know more asks for it again. */
export type Change = { topic: string; id: string; locationId: string; version: number }

export type StreamOptions = {
  url: string
  signal: AbortSignal
  lastEventId: () => string | undefined
  onChange: (change: Change, eventId: string | undefined) => void
  /** Where the stream stands: from here on nothing is missed. */
  onPosition: (eventId: string) => void
  /** The server no longer knows what happened since: screens must ask again. */
  onReset: () => void
  onState: (state: LiveState) => void
  isOnline: () => boolean
  /** Resolves early when the network came back or the session changed. */
  wake: (milliseconds: number, signal: AbortSignal) => Promise<void>
  random?: () => number
  silenceMs?: number
}

// The server sends a comment every 15 s; two missing ones and a bit mean the line is dead.
const SILENCE_MS = 35_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** One connection after another until told to stop. Waits have full jitter, so a restart is not met by every browser at once. */
export async function runStream(options: StreamOptions): Promise<void> {
  const random = options.random ?? Math.random
  for (let attempt = 0; !options.signal.aborted; ) {
    if (options.isOnline()) {
      const hasOpened = await openOnce(options)
      if (hasOpened) attempt = 0
    }
    if (options.signal.aborted) return
    options.onState(options.isOnline() ? 'reconnecting' : 'offline')
    await options.wake(random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt), options.signal)
    attempt += 1
  }
}

/** True when the server accepted; returns when the line ended for whatever reason. */
async function openOnce(options: StreamOptions): Promise<boolean> {
  const line = new AbortController()
  const stop = () => line.abort()
  options.signal.addEventListener('abort', stop)
  const watch = watchdog(options.silenceMs ?? SILENCE_MS, stop)
  let hasOpened = false
  try {
    const lastEventId = options.lastEventId()
    const response = await fetch(options.url, {
      headers: { accept: 'text/event-stream', ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
      cache: 'no-store',
      signal: line.signal,
    })
    if (!response.ok || !response.body) return false
    hasOpened = true
    options.onState('live')
    await readBody(response.body, options, watch.heard, stop)
  } catch {
    // A broken line is no error here: the loop waits and opens the next one.
  } finally {
    watch.end()
    options.signal.removeEventListener('abort', stop)
    stop()
  }
  return hasOpened
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  options: StreamOptions,
  heard: () => void,
  stop: () => void,
): Promise<void> {
  const decoder = new TextDecoder()
  const push = createEventReader((event) => take(event, options, stop))
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heard()
    push(decoder.decode(value, { stream: true }))
  }
}

function take(event: ServerEvent, options: StreamOptions, stop: () => void): void {
  if (event.event === 'reconnect') stop()
  if (event.id !== undefined && event.event !== 'change') options.onPosition(event.id)
  if (event.event === 'reset') options.onReset()
  const change = event.event === 'change' ? readChange(event.data) : undefined
  if (change) options.onChange(change, event.id)
}

function readChange(json: string): Change | undefined {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null || !('topic' in value)) return undefined
    const { topic, id, locationId, version } = value as Record<string, unknown>
    return {
      topic: String(topic),
      id: textOf(id),
      locationId: textOf(locationId),
      version: Number(version ?? 0),
    }
  } catch {
    return undefined
  }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function watchdog(silenceMs: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, silenceMs)
  return {
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, silenceMs)
    },
    end: () => clearTimeout(timer),
  }
}
