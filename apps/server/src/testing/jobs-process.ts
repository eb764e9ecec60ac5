import { openDatabase } from '../kit/db/open.ts'
import { startJobs } from '../kit/jobs/worker.ts'
import { openLog } from '../kit/log.ts'

// A worker in a process of its own that takes a job, says so and never ends it: node jobs-process.ts DATABASE_URL TASK
const [databaseUrl = '', task = ''] = process.argv.slice(2)
const log = openLog('silent')
const database = await openDatabase({ databaseUrl, dataDir: '', log })
const hang = () => {
  process.stdout.write('taken\n')
  return new Promise<void>(() => undefined)
}
await startJobs(database, { [task]: hang }, [], log, undefined, { width: 4, leaseSeconds: 2, lookEveryMs: 50 })
