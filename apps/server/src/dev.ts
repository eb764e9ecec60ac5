import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from './kit/db/migrate.ts'
import { openDatabase } from './kit/db/open.ts'
import { openLog } from './kit/log.ts'
import { type RunControl, runProgram } from './kit/run-program.ts'
import { parseSettings } from './kit/settings.ts'

// npm run dev: keeps the database, and lets node restart the server when one of its files changes; Vite in there
// reloads the screens. Needs no network and no account.

const OWNER_PASSWORD = 'owner-password-1'

await runProgram(develop)

async function develop({ opened, stop }: RunControl) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const environment = { LOG_LEVEL: 'warn', ADMIN_PASSWORD: OWNER_PASSWORD, ...process.env }
  const settings = parseSettings(environment)
  const log = openLog(settings.LOG_LEVEL)
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL,
    dataDir: settings.DATA_DIR,
    log,
    namesStatements: settings.PREPARED_STATEMENTS,
  })
  opened.defer(() => database.close())
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
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()))
  opened.defer(() => {
    server.kill('SIGTERM')
    return ended
  })
  void ended.then(stop)
}
