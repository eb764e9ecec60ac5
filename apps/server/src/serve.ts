import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { ensureBuilt } from '../../../scripts/build.ts'
import { type App, openApp } from './app.ts'
import type { House } from './house.ts'
import { migrate } from './kit/db/migrate.ts'
import { type Database, openDatabase } from './kit/db/open.ts'
import { reasonOf, StartError } from './kit/db/start-error.ts'
import { type Log, openLog } from './kit/log.ts'
import type { RunControl } from './kit/run-program.ts'
import { parseSettings } from './kit/settings.ts'
import { stopOnUnhandledErrors } from './kit/unhandled-errors.ts'
import { openPages } from './pages/open-pages.ts'

/** What is put in before anybody is let in: into an empty database, and once the rooms and the owner are there. */
type Fillings = {
  readonly fill?: (database: Database) => Promise<void>
  readonly furnish?: (house: House) => Promise<void>
}

/** Settings, database, pages, listen. */
export async function serve({ opened, stopping }: RunControl, { fill, furnish }: Fillings = {}) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = parseSettings(process.env)
  const log = openLog(settings.LOG_LEVEL)
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL,
    dataDir: settings.DATA_DIR,
    log,
    namesStatements: settings.PREPARED_STATEMENTS,
  })
  opened.defer(() => database.close())
  stopping.throwIfAborted()
  await migrate({ connectionString: database.connectionString, log, stopping })
  stopping.throwIfAborted()
  // Either may take minutes, and neither leaves a half behind: a transaction, and a process of its own.
  await Promise.race([fill?.(database), rejectedWhen(stopping)])
  await Promise.race([ensureBuilt(console.log), rejectedWhen(stopping)])
  const app = await openApp({ settings, database, log, furnish, openPages: (parts) => builtPages(parts, log) })
  opened.defer(() => app.stop())
  stopOnUnhandledErrors(log, () => opened.disposeAsync())
  greet(app)
  // Otherwise written at the end, which a killed program does not see; the start after it is the one in a hurry.
  flushCompileCache()
  // To the process that started us and would start us again: from now on this start has worked. It may die just now.
  if (process.connected) process.send?.('listening', undefined, undefined, () => undefined)
}

function rejectedWhen(stopping: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    stopping.addEventListener('abort', () => reject(new Error('asked to stop')))
    if (stopping.aborted) reject(new Error('asked to stop'))
  })
}

type PageParts = Omit<Parameters<typeof openPages>[0], 'distFolder' | 'log'>
async function builtPages(parts: PageParts, log: Log) {
  const distFolder = join(import.meta.dirname, '../../web/dist')
  try {
    return await openPages({ ...parts, distFolder, log })
  } catch (error) {
    throw new StartError(
      `The built pages in ${distFolder} cannot be used (${reasonOf(error)}): remove that folder and start again.`,
      { cause: error },
    )
  }
}

function greet({ url, firstAdmin }: App) {
  console.log(`listening on ${url}`)
  if (firstAdmin.password !== undefined) {
    console.log(
      `Sign in as ${firstAdmin.email} with the password ${firstAdmin.password} (made up now, shown only this once).`,
    )
  } else {
    console.log(`Sign in as ${firstAdmin.email} at ${url}/login.`)
  }
}
