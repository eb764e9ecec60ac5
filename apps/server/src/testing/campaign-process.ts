import { openDatabase } from '../kit/db/open.ts'
import { openLog } from '../kit/log.ts'
import { openQuickLane } from './a-campaign.ts'

// What sends campaigns, in a process of its own, to be killed: node campaign-process.ts DATABASE_URL SMTP_URL
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
openQuickLane(await openDatabase({ databaseUrl, dataDir: '', log: openLog('silent') }), smtpUrl)
