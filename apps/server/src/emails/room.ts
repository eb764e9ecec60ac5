import type { House } from '../house.ts'
import type { Lane } from '../kit/leases/lane.ts'
import type { Room } from '../kit/room.ts'
import { receiptLinks } from '../orders/receipt-links.ts'
import { mountPayPages } from '../outside/pay/mount-pay-pages.ts'
import { webhookSecrets } from '../outside/pay/webhook-secrets.ts'
import { openCampaignLane } from './campaigns/campaign-lane.ts'
import { deleteCampaign } from './campaigns/delete-campaign.ts'
import { countAudience, getCampaign, getCampaigns } from './campaigns/read-campaigns.ts'
import { startCampaign, stopCampaign } from './campaigns/run-campaign.ts'
import { saveCampaign } from './campaigns/save-campaign.ts'
import { getEmailTemplates, previewEmail } from './email-templates.ts'
import { getEmailStats } from './get-email-stats.ts'
import { getLetterTexts, saveLetterTexts } from './letter-texts/letter-texts.ts'
import { previewLetterTexts, sendTestLetter } from './letter-texts/preview-letter-texts.ts'
import { mountMailCalls } from './mail-calls.ts'
import { forgetMailEvents } from './mail-events.sql.ts'
import { sendBulkEmail } from './send-bulk-email.ts'
import { sendEmail } from './send-email.ts'
import { sendTestEmail } from './send-test-email.ts'
import { getSuppressions, liftSuppression } from './suppressions.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'
import { mountUnsubscribe } from './unsubscribe-routes.ts'
import { DROP_UNSENT, dropUnsentImage, uploadEmailImage } from './upload-email-image.ts'
import { welcome } from './welcome.ts'

/** Emails that admins write, and the way out of those that promote. */
export function emailsRoom(house: House): Room {
  const { settings, publicUrl, origins, secrets, outside, database, clock, log } = house
  const links = unsubscribeLinks(secrets.unsubscribe, publicUrl)
  let lane: Lane | undefined
  return {
    operations: [
      getEmailTemplates(outside.mail),
      previewEmail(publicUrl),
      sendTestEmail(outside.mail, publicUrl),
      sendEmail({ mail: outside.mail, publicUrl, links, receipts: receiptLinks(house) }),
      sendBulkEmail(links, publicUrl),
      getEmailStats,
      getSuppressions,
      liftSuppression,
      uploadEmailImage(outside.files),
      getCampaigns,
      getCampaign,
      countAudience,
      saveCampaign(publicUrl),
      startCampaign,
      stopCampaign,
      deleteCampaign,
      getLetterTexts,
      saveLetterTexts,
      previewLetterTexts(publicUrl),
      sendTestLetter(outside.mail, publicUrl),
    ],
    mount: (api, addressOf) => {
      mountPayPages(api, log, (pages) => mountUnsubscribe(pages, { database, links, origins, clock, addressOf }))
      const secrets = webhookSecrets(settings.MAIL_WEBHOOK_SECRET ?? '')
      if (secrets.length > 0) mountMailCalls(api, { database, log, clock, secrets })
    },
    pages: ['/unsubscribe/'],
    forget: forgetMailEvents,
    hears: { 'campaign.changed': () => lane?.wake() },
    start() {
      lane = openCampaignLane({ database, log, mail: outside.mail, links })
      return lane
    },
    jobs: { welcome: welcome(links), [DROP_UNSENT]: dropUnsentImage(outside.files) },
  }
}
