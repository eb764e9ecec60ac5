import { type Database, openDatabase } from '../kit/db/open.ts'
import { openLog } from '../kit/log.ts'
import { openCable } from './cable.ts'
import { freshDatabase } from './db/fresh-database.ts'

/** A database behind a cable that can be pulled: `reset` breaks every connection as a rebooting machine does (RST). */
export async function breakableDatabase() {
  const direct = await freshDatabase()
  const cable = await openCable(direct.connectionString)
  const url = new URL(direct.connectionString)
  url.searchParams.set('host', '127.0.0.1')
  url.searchParams.set('port', String(cable.port))
  const through: Database = await openDatabase({ databaseUrl: url.href, dataDir: '', log: openLog('silent') })
  return {
    through,
    direct,
    reset: cable.reset,
    async close() {
      await through.close()
      cable.close()
      await direct.close()
    },
  }
}
