import { once } from 'node:events'
import { createServer, type Socket, connect as toPort } from 'node:net'
import { join } from 'node:path'

/** A cable to a database: `reset` breaks every connection as a rebooting machine does (RST), `cut` for good. */
export async function openCable(connectionString: string) {
  const url = new URL(connectionString)
  const host = url.searchParams.get('host') ?? url.hostname
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  const near = new Set<Socket>()
  const cable = createServer((socket) => {
    const far = host.startsWith('/') ? toPort(join(host, `.s.PGSQL.${port}`)) : toPort(port, host)
    near.add(socket)
    socket.pipe(far).pipe(socket)
    socket.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => socket.destroy()).on('close', () => near.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(cable, 'listening')
  const address = cable.address()
  const reset = () => {
    for (const socket of near) socket.resetAndDestroy()
  }
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    reset,
    cut() {
      cable.close()
      reset()
    },
    close: () => void cable.close(),
  }
}
