/* A small program like ours, for tests that kill it: opens the database of a folder and counts into it until stopped. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseDown } from '../../kit/db/database-down.ts'
import { openDatabase } from '../../kit/db/open.ts'
import { sql } from '../../kit/db/sql.ts'
import { reasonOf } from '../../kit/db/start-error.ts'
import { openLog } from '../../kit/log.ts'

const [dataDir = ''] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const database = await openDatabase({ dataDir, log: openLog('silent') })
  await database.db.run(sql`CREATE TABLE IF NOT EXISTS counted (n int PRIMARY KEY)`)
  let isStopping = false
  process.on('SIGTERM', () => {
    isStopping = true
  })
  process.on('SIGINT', () => say('interrupted'))
  say('ready')
  while (!isStopping) {
    try {
      const { n } = await database.transaction((tx) =>
        tx.one<{ n: number }>(sql`INSERT INTO counted SELECT coalesce(max(n), 0) + 1 FROM counted RETURNING n`),
      )
      say(`counted ${n}`)
      // Leaves the machine to the other tests.
      await sleep(5)
    } catch (error) {
      if (!isDatabaseDown(error)) throw error
      say('down')
      await sleep(20)
    }
  }
  await database.close()
} catch (error) {
  say(`failed ${reasonOf(error)}`)
  process.exitCode = 1
}
