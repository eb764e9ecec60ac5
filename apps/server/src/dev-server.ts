import { openApp } from './app.ts'
import { openDatabase } from './kit/db/open.ts'
import { openLog } from './kit/log.ts'
import { parseSettings } from './kit/settings.ts'
import { openDevPages } from './pages/open-dev-pages.ts'

// The half of `npm run dev` that node --watch restarts. The database belongs to dev.ts, so a restart takes a moment only.

const settings = parseSettings(process.env)
const log = openLog(settings.LOG_LEVEL)
const database = await openDatabase({
  databaseUrl: settings.DATABASE_URL,
  directUrl: settings.DATABASE_DIRECT_URL,
  dataDir: settings.DATA_DIR,
  log,
  namesStatements: settings.PREPARED_STATEMENTS,
})
const app = await openApp({
  settings,
  database,
  log,
  openPages: async (parts) => (await openDevPages({ ...parts, log })).handle,
})

console.log(`listening on ${app.url}`)
// At once: a restart after saving a file should not wait for open streams to drain.
process.once('SIGTERM', () => process.exit(0))
