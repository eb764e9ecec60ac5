import type { Writable } from 'node:stream'
import type pg from 'pg'

/** The driver has it, and its types do not say so. */
type Connected = { readonly connection?: { readonly stream: Writable } }

/**
 * What is asked of a connection in the same turn of the event loop leaves in one write: each write is a call of the system here, and wakes
 * the server's process there.
 */
export function leaveInOneWrite(client: pg.ClientBase): void {
  const stream = (client as Connected).connection?.stream
  if (!stream || stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
