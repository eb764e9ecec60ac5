import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { StartError } from '../start-error.ts'

/** Slow clients are cut at five seconds: headers, body, and the check that finds them (trust.md R091). */
const LIMITS = { headersTimeout: 5000, requestTimeout: 5000, connectionsCheckingInterval: 1000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 }
const DRAIN_MS = 10_000

export type Listening = {
  readonly port: number
  /** Takes no new request, lets the running ones finish, cuts what is left after ten seconds. */
  drain(): Promise<void>
}

export async function listenOn(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  host: string,
  port: number,
): Promise<{ server: Server; listening: Listening }> {
  let draining = false
  const server = createServer(LIMITS, (request, response) => {
    if (draining) response.setHeader('connection', 'close')
    handle(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(plainly(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const listening: Listening = {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async drain() {
      draining = true
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(cut)
    },
  }
  return { server, listening }
}

function plainly(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} on ${host} is taken: set PORT to another one, or PORT=0 for any free port.`)
  if (error.code === 'EACCES') return new StartError(`Port ${port} may not be used by this account: set PORT to 1024 or above.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return new StartError(`HOST=${host} is not an address of this machine.`)
  return error
}
