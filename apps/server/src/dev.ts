import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from './kit/db/migrate.ts'
import { openDatabase } from './kit/db/open.ts'
import { StartError } from './kit/db/start-error.ts'
import { openLog } from './kit/log.ts'
import { parseSettings } from './kit/settings.ts'

// npm run dev: keeps the database, and lets node restart the server when one of its files changes; Vite in there
// reloads the screens. Needs no network and no account.

const OWNER_PASSWORD = 'owner-password-1'

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await develop()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function develop() {
  const environment = { LOG_LEVEL: 'warn', ADMIN_PASSWORD: OWNER_PASSWORD, ...process.env }
  const settings = parseSettings(environment)
  const log = openLog(settings.LOG_LEVEL)
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR, log })
  await migrate({ connectionString: database.connectionString, log })
  console.log(
    `A new data folder has the owner ${settings.ADMIN_EMAIL} with the password ${environment.ADMIN_PASSWORD}.`,
  )

  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(import.meta.dirname, 'dev-server.ts')],
    {
      stdio: 'inherit',
      env: { ...environment, DATABASE_URL: database.connectionString, NODE_ENV: 'development' },
    },
  )
  const stop = () => server.kill('SIGTERM')
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  server.on('exit', () => void database.close().then(() => process.exit(0)))
}
