import { randomUUID } from 'node:crypto'
import type { Caller, Reply } from './test-app.ts'

const MOST_TRIES = 12

/** As a browser does: an action that a busy server could not answer in time is sent again with its key. */
export async function postPatiently(
  by: Caller,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const keyed = { 'idempotency-key': randomUUID(), ...headers }
  for (let tries = 1; ; tries += 1) {
    const reply = await by.post(path, body, keyed)
    if (reply.status !== 503 || tries === MOST_TRIES) return reply
  }
}
