import { SMS_CAPS } from '@sizzle/domain/messages/sms-segments.ts'
import { openDatabase } from '../kit/db/open.ts'
import { openLog } from '../kit/log.ts'
import { startOutbox } from '../messages/outbox.ts'
import { capturedSms } from '../outside/sms/captured.ts'
import { mailBy, NEVER_CUT, QUICK } from './outbox-pace.ts'

// An outbox in a process of its own, to be killed: node outbox-process.ts DATABASE_URL SMTP_URL
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const log = openLog('silent')
const database = await openDatabase({ databaseUrl, dataDir: '', log })
startOutbox({
  database,
  log,
  now: () => new Date(),
  mail: mailBy(smtpUrl),
  sms: capturedSms,
  caps: () => SMS_CAPS,
  // On a loaded machine the first mail starts its thread for more than a second.
  pace: { ...QUICK, cutMs: NEVER_CUT.cutMs },
})
