import { once } from 'node:events'
import { createServer, type Socket, connect as toPort } from 'node:net'
import { join } from 'node:path'
import { type Database, openDatabase } from '../kit/db/open.ts'
import { openLog } from '../kit/log.ts'
import { freshDatabase } from './db/fresh-database.ts'

/** A database behind a cable that can be pulled: `reset` breaks every connection as a rebooting machine does (RST). */
export async function breakableDatabase() {
  const direct = await freshDatabase()
  const url = new URL(direct.connectionString)
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
  url.searchParams.set('host', '127.0.0.1')
  url.searchParams.set('port', String(typeof address === 'object' ? address?.port : 0))
  const through: Database = await openDatabase({ databaseUrl: url.href, dataDir: '', log: openLog('silent') })
  return {
    through,
    direct,
    reset() {
      for (const socket of near) socket.resetAndDestroy()
    },
    async close() {
      await through.close()
      cable.close()
      await direct.close()
    },
  }
}
