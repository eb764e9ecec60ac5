import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Change as ToldChange } from '@sizzle/contract/live.ts'
import { may } from '@sizzle/domain/people/rights.ts'
import { refusalAnswer } from '../answer.ts'
import type { Who } from '../context.ts'
import type { Change } from './live.sql.ts'

/** One stalled reader once held 98 MB in the server (offline 14); above this it is cut and resumes by id. */
const MAX_QUEUED_BYTES = 1024 * 1024

export type Stream = {
  readonly who: Who
  /** The person, or the address of a stranger: whose streams are counted together. */
  readonly owner: string
  readonly response: ServerResponse
  waiting: Change[] | undefined
}

export function openResponse(response: ServerResponse) {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    connection: 'keep-alive',
  })
}

const RETRY_SECONDS = 30

/** There is no place left for this stream; its browser waits and asks again. */
export function refuseStream(response: ServerResponse, now: Date) {
  const answer = refusalAnswer({ code: 'unavailable', retryAfter: RETRY_SECONDS }, randomUUID(), now)
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'retry-after': String(RETRY_SECONDS),
    // The connection is what there is too little of.
    connection: 'close',
  })
  response.end(JSON.stringify(answer.body))
}

/** An ended stream stays in the list until its connection has closed: a write to it would end the whole process. */
export function write(stream: Stream, frame: string) {
  if (stream.response.writableEnded) return
  if (stream.response.writableLength > MAX_QUEUED_BYTES) stream.response.destroy()
  else stream.response.write(frame)
}

/** Its browser opens another one, here or at another process. */
export function end({ response }: Stream) {
  if (!response.writableEnded) response.end(frame.reconnect)
}

export function changeFrame(change: Change): string {
  const { topic, entity_id, location_id, version, content } = change
  const told: ToldChange = {
    topic,
    id: entity_id,
    locationId: location_id,
    version,
    ...(content && ('orderId' in content ? { ticks: content } : { dishes: content })),
  }
  return `id: ${change.id}\nevent: change\ndata: ${JSON.stringify(told)}\n\n`
}

/** A board must notice within 5 seconds that nobody speaks to it any more; a customer's page has time. */
export const BOARD_BEAT_MS = 1_000

export function isBoard({ who }: Stream): boolean {
  return who.kind === 'person' && may(who, 'backOffice.enter')
}

/**
 * For whom this stream speaks: a browser whose session ended gets a stream again, as nobody, and must not take that for
 * a quiet evening.
 */
function greeting(stream: Stream): string {
  const { who } = stream
  if (who.kind !== 'person') return JSON.stringify({ userId: null })
  const { userId, role, locationIds } = who
  return JSON.stringify({ userId, role, locationIds, ...(isBoard(stream) ? { beatMs: BOARD_BEAT_MS } : {}) })
}

export const frame = {
  /** Where to resume from; a screen that missed more than we keep is told to fetch everything again. */
  hello: (id: number, stream: Stream) => `retry: 2000\nid: ${id}\nevent: hello\ndata: ${greeting(stream)}\n\n`,
  reset: (id: number) => `id: ${id}\nevent: reset\ndata: {}\n\n`,
  heartbeat: ': still here\n\n',
  reconnect: 'event: reconnect\ndata: {}\n\n',
}
