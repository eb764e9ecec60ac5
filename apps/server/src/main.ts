import { existsSync } from 'node:fs'
import { openApp } from './app.ts'
import { openDatabase } from './kit/db/open.ts'
import { migrate } from './kit/db/migrate.ts'
import { openLog } from './kit/log.ts'
import { parseSettings } from './kit/settings.ts'
import { StartError } from './kit/start-error.ts'

// npm start: settings, database, pages, listen. What the owner can mend stops here with one plain sentence.

async function start() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = parseSettings(process.env)
  const log = openLog(settings.LOG_LEVEL)
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR, log })
  await migrate(database)
  const app = await openApp({ settings, database, log })
  say(app.url, app.firstAdmin)
  stopOnSignal(async () => {
    await app.stop()
    await database.close()
  })
}
void start
