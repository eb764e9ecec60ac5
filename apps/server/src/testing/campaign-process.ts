import { openCampaignLane } from '../emails/campaigns/campaign-lane.ts'
import { unsubscribeLinks } from '../emails/unsubscribe-links.ts'
import { openDatabase } from '../kit/db/open.ts'
import { openLog } from '../kit/log.ts'
import { CAMPAIGN_QUICK } from './a-campaign.ts'
import { mailBy } from './outbox-pace.ts'

// What sends campaigns, in a process of its own, to be killed: node campaign-process.ts DATABASE_URL SMTP_URL
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const log = openLog('silent')
const database = await openDatabase({ databaseUrl, dataDir: '', log })
const links = unsubscribeLinks('secret', 'http://localhost')
openCampaignLane({ database, log, mail: mailBy(smtpUrl), links, pace: CAMPAIGN_QUICK })
