import type { Change, DishTicks, TicketTicks } from '@sizzle/contract/live.ts'
import type { Topic } from '@sizzle/contract/topics.ts'
import { isRecord } from '@sizzle/domain/record.ts'
import { createEventReader, type ServerEvent } from './read-events.ts'

export type LiveState = 'live' | 'reconnecting' | 'offline'

/** The user of the stream: without one it brings no orders. */
export type StreamWho = { userId: string | null; role: string; locationIds: readonly string[] }
const NOBODY: StreamWho = { userId: null, role: '', locationIds: [] }

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
  onWho: (who: StreamWho) => void
  isOnline: () => boolean
  /** Resolves early when the network came back or the session changed. */
  wake: (milliseconds: number, signal: AbortSignal) => Promise<void>
  random?: () => number
  silenceMs?: number
}

// The server sends a comment every 15 s; two missing ones and a bit mean the line is dead.
const SILENCE_MS = 35_000
// A board hears a beat every second: what it says of a dead line comes within 5.
const GRACE_MS = 500
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
    if (response.status === 401 || response.status === 403) options.onWho(NOBODY)
    if (!response.ok || !response.body) return false
    hasOpened = true
    options.onState('live')
    await readBody(response.body, options, watch, stop)
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
  watch: Watchdog,
  stop: () => void,
): Promise<void> {
  const decoder = new TextDecoder()
  const push = createEventReader((event) => take(event, options, watch, stop))
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    watch.heard()
    push(decoder.decode(value, { stream: true }))
  }
}

function take(event: ServerEvent, options: StreamOptions, watch: Watchdog, stop: () => void): void {
  if (event.event === 'reconnect') stop()
  if (event.event === 'hello') greet(event.data, options, watch)
  if (event.id !== undefined && event.event !== 'change') options.onPosition(event.id)
  if (event.event === 'reset') options.onReset()
  const change = event.event === 'change' ? readChange(event.data) : undefined
  if (change) options.onChange(change, event.id)
}

/** Names the user of the stream, and tells a board how soon silence means a dead connection. */
function greet(json: string, options: StreamOptions, watch: Watchdog): void {
  const told = readObject(json)
  if (told === undefined || !('userId' in told)) return
  const { userId, role, locationIds, beatMs } = told
  if (typeof beatMs === 'number') watch.expect(Math.min(options.silenceMs ?? SILENCE_MS, beatMs * 2 + GRACE_MS))
  options.onWho({
    userId: typeof userId === 'string' ? userId : null,
    role: textOf(role),
    locationIds: Array.isArray(locationIds) ? locationIds.map(textOf) : [],
  })
}

function readChange(json: string): Change | undefined {
  const value = readObject(json)
  if (!value) return undefined
  const { id, locationId, version, ticks, dishes } = value
  // A newer server may tell of things that this script does not know: nobody listens to those.
  const topic = textOf(value.topic) as Topic
  const change = { topic, id: textOf(id), locationId: textOf(locationId) || null, version: Number(version ?? 0) }
  // Of this very server, whose shape the contract states.
  if (isRecord(dishes)) return { ...change, dishes: dishes as DishTicks }
  return isRecord(ticks) ? { ...change, ticks: ticks as TicketTicks } : change
}

function readObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

type Watchdog = ReturnType<typeof watchdog>

function watchdog(silenceMs: number, onSilence: () => void) {
  let limitMs = silenceMs
  let timer = setTimeout(onSilence, limitMs)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(onSilence, limitMs)
  }
  return {
    heard,
    expect: (nextMs: number) => {
      limitMs = nextMs
      heard()
    },
    end: () => clearTimeout(timer),
  }
}
