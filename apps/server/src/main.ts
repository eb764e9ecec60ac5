import './kit/production.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../../../scripts/build.ts'
import { type App, openApp } from './app.ts'
import { migrate } from './kit/db/migrate.ts'
import { type Database, openDatabase } from './kit/db/open.ts'
import { StartError } from './kit/db/start-error.ts'
import { spreadLastNet } from './kit/last-net.ts'
import { openLog } from './kit/log.ts'
import { parseSettings, type Settings } from './kit/settings.ts'
import { openPages } from './pages/open-pages.ts'

// npm start: settings, database, pages, listen. What the owner can mend stops it with one plain sentence.

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await start(parseSettings(process.env))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function start(settings: Settings) {
  const log = openLog(settings.LOG_LEVEL)
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR, log })
  try {
    await migrate({ connectionString: database.connectionString, log })
    await ensureBuilt(console.log)
    const distFolder = join(import.meta.dirname, '../../web/dist')
    const app = await openApp({
      settings,
      database,
      log,
      openPages: (parts) => openPages({ ...parts, distFolder, log }),
    })
    spreadLastNet(log, () => app.stop().then(() => database.close()))
    stopOnSignal(app, database)
    greet(app)
  } catch (error) {
    await database.close()
    throw error
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

/** First signal: drain. Second: the owner means it. */
function stopOnSignal(app: App, database: Database) {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    app
      .stop()
      .then(() => database.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        process.stderr.write(`The stop was not clean: ${String(error)}\n`)
        process.exit(1)
      })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
