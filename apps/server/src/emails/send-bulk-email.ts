import * as contract from '@sizzle/contract/emails.ts'
import { ok } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { preparedOperation } from '../kit/operation.ts'
import { draftOf } from './draft.ts'
import { queueWritten } from './queue-written.ts'
import { eachOnce, tooSoon, wrongRecipients } from './recipients.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

export function sendBulkEmail(links: UnsubscribeLinks, publicUrl: string) {
  return preparedOperation(
    contract.sendBulkEmail,
    async (input, context) => {
      const draft = draftOf(input, publicUrl, context.now)
      if (!draft.ok) return draft
      const recipients = eachOnce(input.recipients)
      const refused = wrongRecipients(recipients) ?? (await tooSoon(context))
      return refused ?? ok({ draft: draft.value, recipients })
    },
    async (_, { tx, who, requestId }, { draft, recipients }) => {
      const results = await queueWritten(tx, { draft, recipients, links })
      const successful = results.filter(({ success }) => success).length
      await addAudit(tx, personOf(who), requestId, {
        action: 'sendBulkEmail',
        subject: `email:${draft.templateId}`,
        after: { subject: draft.subject, recipients: results.length, successful },
      })
      return ok({ totalRecipients: results.length, successful, failed: results.length - successful, results })
    },
  )
}
