/* One of several processes that start at the same moment, for the test of migrations. */

import { migrate } from '../../kit/db/migrate.ts'
import { openLog } from '../../kit/log.ts'

const [connectionString = '', folder = ''] = process.argv.slice(2)
await migrate({ connectionString, folder, log: openLog('silent') })
