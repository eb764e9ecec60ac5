/* One of several processes that start at the same moment, for the test of migrations. */
import { openLog } from '../log.ts'
import { migrate } from './migrate.ts'

const [connectionString = '', folder = ''] = process.argv.slice(2)
await migrate({ connectionString, folder, log: openLog('silent') })
