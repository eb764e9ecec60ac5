import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import type { Who } from '../context.ts'
import type { Database } from '../db/open.ts'
import { addressKey } from '../http/address.ts'
import type { Capacity } from '../http/connections.ts'
import type { Log } from '../log.ts'
import { maySee } from './audience.ts'
import { type Change, changesAfter, livingSessions, oldestChange } from './live.sql.ts'
import { openReader } from './reader.ts'
import {
  BOARD_BEAT_MS,
  changeFrame,
  end,
  frame,
  isBoard,
  openResponse,
  refuseStream,
  type Stream,
  write,
} from './stream.ts'
import { openStreamPlaces } from './stream-places.ts'

const HEARTBEAT_MS = 15_000
/** A board whose session ran out says so within 5 seconds. */
const BOARD_CHECK_MS = 3_000
const MAX_CATCH_UP = 1000

type Caller = { readonly who: Who; readonly address: string; readonly now: Date }

export type Hub = {
  open(request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void>
  /** Calls back for every change that reaches this process, before any stream gets it. */
  onChange(listener: (change: Change) => void): void
  /** Each stream's browser reconnects elsewhere; then the listening connection is closed. */
  drain(): Promise<void>
  /** How many ends of sessions and rights this process has heard of. */
  readonly endings: () => number
  readonly streamCount: () => number
  readonly isListening: () => boolean
}

/** This process's open event streams, and the changes for them, whichever process committed them. */
export async function openHub(
  database: Database,
  connect: () => pg.Client,
  log: Log,
  capacity: Capacity,
): Promise<Hub> {
  const streams = new Set<Stream>()
  const places = openStreamPlaces(capacity)
  const listeners: ((change: Change) => void)[] = []
  let endings = 0

  const deliver = (change: Change) => {
    for (const listener of listeners) listener(change)
    if (change.topic === 'session.ended') {
      endings += 1
      endStreams(streams, change)
    }
    const text = changeFrame(change)
    for (const stream of streams) {
      if (!maySee(stream.who, change)) continue
      if (stream.waiting) stream.waiting.push(change)
      else write(stream, text)
    }
  }
  const reader = await openReader({ database, connect, log, deliver })
  const beats = startBeats(streams, database, log)

  return {
    async open(request, response, { who, address, now }) {
      // Gone while we asked who it is: its end has been told already, and would never give the place back.
      if (response.destroyed) return
      const owner = who.kind === 'person' ? who.userId : addressKey(address)
      const stream: Stream = { who, owner, response, waiting: [] }
      if (!places.take(stream)) return refuseStream(response, now)
      streams.add(stream)
      response.on('close', () => {
        streams.delete(stream)
        places.leave(stream)
      })
      openResponse(response)
      const after = resumePoint(request)
      // Another process may have told it what this one has not read yet.
      if (after !== undefined && after > reader.newest()) await reader.look()
      await greet(database, stream, after, reader.newest())
    },
    onChange: (listener) => void listeners.push(listener),
    async drain() {
      for (const beat of beats) clearInterval(beat)
      for (const stream of streams) end(stream)
      await reader.stop()
    },
    endings: () => endings,
    streamCount: () => streams.size,
    isListening: reader.isListening,
  }
}

/** Says that streams still stand, and looks whether their sessions do; for boards oftener. */
function startBeats(streams: ReadonlySet<Stream>, database: Database, log: Log): NodeJS.Timeout[] {
  const checkSessions = (some: readonly Stream[]) =>
    void endDeadSessions(database, some).catch((error: unknown) =>
      log.warn({ err: error }, 'could not re-check live sessions'),
    )
  return [
    setInterval(() => {
      for (const stream of streams) write(stream, frame.heartbeat)
      checkSessions([...streams])
    }, HEARTBEAT_MS),
    setInterval(() => {
      for (const stream of streams) if (isBoard(stream)) write(stream, frame.heartbeat)
    }, BOARD_BEAT_MS),
    setInterval(() => checkSessions([...streams].filter(isBoard)), BOARD_CHECK_MS),
  ]
}

/** `Last-Event-ID` from the browser itself, or `?after=` from a tab that takes over the shared stream. */
function resumePoint(request: IncomingMessage): number | undefined {
  const header = request.headers['last-event-id']
  const given =
    typeof header === 'string' ? header : new URL(request.url ?? '', 'http://local').searchParams.get('after')
  return given !== null && /^\d{1,15}$/.test(given) ? Number(given) : undefined
}

/** Changes that arrive while the past is being read wait their turn, so none falls between the two. */
async function greet(database: Database, stream: Stream, after: number | undefined, newest: number) {
  write(stream, frame.hello(after ?? newest, stream))
  if (after !== undefined) {
    const missed = await changesAfter(database.db, after, MAX_CATCH_UP + 1)
    const oldest = (await oldestChange(database.db)).id
    const tooFarBehind = missed.length > MAX_CATCH_UP || (after < newest && after < oldest - 1)
    if (tooFarBehind || after > newest) write(stream, frame.reset(newest))
    else for (const change of missed) if (maySee(stream.who, change)) write(stream, changeFrame(change))
  }
  for (const change of stream.waiting ?? []) write(stream, changeFrame(change))
  stream.waiting = undefined
}

function endStreams(streams: Set<Stream>, ended: Change) {
  for (const stream of streams) {
    const { who } = stream
    if (who.kind !== 'person' || who.userId !== ended.user_id) continue
    if (ended.entity_id === 'all' || ended.entity_id === who.sessionId) end(stream)
  }
}

/** The second fence behind `session.ended`: a session that expired or vanished by any road loses its stream. */
async function endDeadSessions(database: Database, streams: readonly Stream[]) {
  const persons = streams.flatMap((stream) =>
    stream.who.kind === 'person' ? [{ stream, sessionId: stream.who.sessionId }] : [],
  )
  if (persons.length === 0) return
  const ids = [...new Set(persons.map((one) => one.sessionId))]
  const living = new Set((await livingSessions(database.db, ids)).map((row) => row.id))
  for (const { stream, sessionId } of persons) if (!living.has(sessionId)) end(stream)
}
