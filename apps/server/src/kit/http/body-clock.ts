import type { IncomingMessage } from 'node:http'

/** A body of JSON is small: it is here after five seconds or never (offline 17). */
const STEP_MS = 5000
/** An upload of 5 MB from a slow phone takes longer; it may, as long as something keeps coming. */
export const UPLOAD_MS = 120_000
const MIN_UPLOAD_BYTES_PER_STEP = 40 * 1024
/** So many may take their time at once; more than that are an attack and get the short time. */
const MAX_SLOW = 50

/**
 * Watches bodies arrive. Node's own limit is one for all requests and has to be as long as the slowest upload may take,
 * so the short one is kept here. `allow` is asked after key, session and right were found good: a stranger never gets it.
 */
export function openBodyClock(cut: (request: IncomingMessage) => void) {
  const slow = new Set<IncomingMessage>()
  return {
    watch(request: IncomingMessage) {
      const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
      if (length === '0' && encoding === undefined) return
      let before = request.socket.bytesRead
      const clock = setInterval(() => {
        const arrived = request.socket.bytesRead - before
        before += arrived
        if (request.complete) stop()
        else if (!slow.has(request) || arrived < MIN_UPLOAD_BYTES_PER_STEP) {
          stop()
          cut(request)
        }
      }, STEP_MS)
      const stop = () => {
        clearInterval(clock)
        slow.delete(request)
      }
      request.on('close', stop)
    },
    allow: (request: IncomingMessage) => {
      if (slow.size < MAX_SLOW && !request.complete) slow.add(request)
    },
  }
}
