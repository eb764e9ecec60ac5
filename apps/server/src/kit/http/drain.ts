import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

const MOST_MS = 10_000
/**
 * A busy client sends its next request on the same connection within six looks. Looks and no clock: a process that was
 * held up for a while has requests before it that it has not read yet.
 */
const LOOK_MS = 50
const QUIET_LOOKS = 6

/**
 * The end of a server in which no request is lost: no new connection, and on each kept-alive one the next request is still
 * answered, with the word that the connection ends. Closed at once, it would take the request along that is on its way.
 */
export function openDrain(server: Server) {
  let isDraining = false
  let quietLooks = 0
  return {
    watch(response: ServerResponse) {
      quietLooks = 0
      response.once('close', () => {
        quietLooks = 0
      })
      if (isDraining) response.setHeader('connection', 'close')
    },
    async drain() {
      isDraining = true
      const cut = setTimeout(() => server.closeAllConnections(), MOST_MS)
      // Also a stream that has just ended leaves a connection that waits.
      const sweep = setInterval(() => {
        quietLooks++
        if (quietLooks >= QUIET_LOOKS) server.closeIdleConnections()
      }, LOOK_MS)
      await stopListening(server)
      clearInterval(sweep)
      clearTimeout(cut)
      server.close()
    },
  }
}

/** Resolves when the last connection has ended; http.Server's own close() first cuts those that wait for a request. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
}
