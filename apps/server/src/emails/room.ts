import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { receiptLinks } from '../orders/receipt-links.ts'
import { mountPayPages } from '../outside/pay/mount-pay-pages.ts'
import { getEmailTemplates, previewEmail } from './email-templates.ts'
import { getEmailStats } from './get-email-stats.ts'
import { sendBulkEmail } from './send-bulk-email.ts'
import { sendEmail } from './send-email.ts'
import { sendTestEmail } from './send-test-email.ts'
import { getSuppressions, liftSuppression } from './suppressions.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'
import { mountUnsubscribe } from './unsubscribe-routes.ts'
import { uploadEmailImage } from './upload-email-image.ts'
import { welcome } from './welcome.ts'

/** E-mails that admins write, and the way out of those that promote. */
export function emailsRoom(house: House): Room {
  const { publicUrl, secrets, outside, database, clock, log } = house
  const links = unsubscribeLinks(secrets.unsubscribe, publicUrl)
  return {
    operations: [
      getEmailTemplates(outside.mail),
      previewEmail(publicUrl),
      sendTestEmail(publicUrl),
      sendEmail({ publicUrl, links, receipts: receiptLinks(house) }),
      sendBulkEmail(links, publicUrl),
      getEmailStats,
      getSuppressions,
      liftSuppression,
      uploadEmailImage(outside.files),
    ],
    jobs: { welcome: welcome({ publicUrl, links }) },
    mount: (api, addressOf) =>
      mountPayPages(api, log, (pages) => mountUnsubscribe(pages, { database, links, clock, addressOf })),
    pages: ['/unsubscribe/'],
  }
}
