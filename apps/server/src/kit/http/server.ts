import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RefusalCode } from '@sizzle/contract/refusals/table.ts'
import { refusalAnswer } from '../answer.ts'
import { reasonOf, StartError } from '../db/start-error.ts'
import { openBodyClock, UPLOAD_MS } from './body-clock.ts'
import { type Capacity, limitConnections } from './connections.ts'
import { openDrain } from './drain.ts'

/** Slow clients are cut at five seconds: headers here, bodies by the body clock (offline 17). */
const LIMITS = {
  headersTimeout: 5000,
  requestTimeout: UPLOAD_MS,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
}
/** Neither side has said anything: nobody is there, or nobody reads. Open streams say something every 15 seconds. */
const SILENCE_MS = 120_000
/** A refused body may still come to its end, so that its sender reads the answer; not more than the largest upload. */
const LINGER = { ms: 500, bytes: 10 * 1024 * 1024, lookMs: 20 }

export type HttpListener = {
  readonly port: number
  /** Gives the body of this request the time of an upload. */
  allowSlowBody(request: IncomingMessage): void
  /** Takes no new connection, lets running requests finish, cuts what is left after ten seconds. */
  drain(): Promise<void>
  /** Ends everything at once. */
  cut(): void
}

export async function listenOn(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  host: string,
  port: number,
  limits: { readonly capacity: Capacity; readonly isProxy: (address: string) => boolean },
): Promise<{ server: Server; listening: HttpListener }> {
  const bodies = openBodyClock(({ socket }) => {
    refuseRaw(Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    socket.destroySoon()
  })
  const server = createServer(LIMITS, (request, response) => {
    ending.watch(response)
    bodies.watch(request)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      response.on('finish', () => {
        if (!request.complete) cutSoon(request)
      })
    handle(request, response)
  })
  server.timeout = SILENCE_MS
  limitConnections(server, limits.capacity, limits.isProxy)
  const ending = openDrain(server)
  server.on('clientError', refuseRaw)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(plainly(error, host, port)))
    server.listen(port, host, resolve)
  })
  // One connection that could not be taken, such as without a free file descriptor: the next one may be.
  server.on('error', () => undefined)
  const address = server.address()
  const listening: HttpListener = {
    port: typeof address === 'object' && address !== null ? address.port : port,
    allowSlowBody: bodies.allow,
    drain: () => ending.drain(),
    cut() {
      server.close()
      server.closeAllConnections()
    },
  }
  return { server, listening }
}

/** The answer is out and its sender goes on sending: what comes is thrown away for a moment, then the line is cut. */
function cutSoon(request: IncomingMessage) {
  const { socket } = request
  const [until, most] = [performance.now() + LINGER.ms, socket.bytesRead + LINGER.bytes]
  const look = setInterval(() => {
    const isOver = request.complete || socket.destroyed
    if (!isOver && performance.now() < until && socket.bytesRead < most) return
    clearInterval(look)
    if (!isOver) socket.destroySoon()
  }, LINGER.lookMs)
}

/** Connections that never became a request: too slow, too large or no HTTP. They get the contract's error shape too. */
function refuseRaw(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const codes: Record<string, RefusalCode> = {
    HPE_HEADER_OVERFLOW: 'headers_too_large',
    ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  }
  const answer = refusalAnswer({ code: codes[error.code ?? ''] ?? 'malformed_request' }, randomUUID(), new Date())
  const body = JSON.stringify(answer.body)
  socket.end(
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

function plainly(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is taken: set PORT to another one, or PORT=0 for any free port.`)
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this account: set PORT to 1024 or above.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`HOST=${host} is not an address of this machine.`)
  return new StartError(`The program cannot listen on port ${port} of ${host} (${reasonOf(error)}).`)
}
