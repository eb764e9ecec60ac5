import * as contract from '@sizzle/contract/emails.ts'
import { type OwnTexts, wordsOf } from '@sizzle/domain/messages/letter-texts.ts'
import { EMAIL_TEMPLATES, type EmailTemplateId, PLACEHOLDERS } from '@sizzle/domain/messages/templates.ts'
import { ok } from '@sizzle/domain/result.ts'
import { operation, query } from '../kit/operation.ts'
import { allLetterTexts, ownTextsOf } from '../messages/letter-texts.sql.ts'
import { htmlOf } from '../messages/letters/letter-html.ts'
import { textOf } from '../messages/letters/letter-text.ts'
import { writtenLetter } from '../messages/letters/written-letters.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import { draftOf } from './draft.ts'
import { menuUrlOf, testWayOut } from './unsubscribe-links.ts'

export function getEmailTemplates(mail: Pick<MailProvider, 'name'>) {
  return query(contract.getEmailTemplates, async (_, { db }) => {
    const rows = await allLetterTexts(db)
    return ok({
      templates: EMAIL_TEMPLATES.map((template) => ({
        ...template,
        ...beginningOf(template.id, rows.find((row) => row.template === template.id)?.texts ?? null),
        placeholders: [...PLACEHOLDERS[template.id]],
      })),
      emailEnabled: mail.name !== 'captured',
    })
  })
}

/** With which words the writing begins: the owner's, where the email is not one that goes out by itself as well. */
function beginningOf(id: EmailTemplateId, own: OwnTexts | null) {
  if (id !== 'custom' && id !== 'promotion') return {}
  const { subject = '', message = '' } = wordsOf(id, own, 'en')
  return { subject, defaultMessage: message }
}

/** With a way out that leads to no list: the preview is nobody's letter. */
export function previewEmail(publicUrl: string) {
  return operation(contract.previewEmail, async (input, { tx }) => {
    const draft = draftOf(input, publicUrl)
    if (!draft.ok) return draft
    const name = input.templateData?.customerName ?? ''
    const letter = writtenLetter(draft.value, {
      name,
      unsubscribeUrl: testWayOut(publicUrl),
      menuUrl: menuUrlOf(publicUrl),
      own: await ownTextsOf(tx, draft.value.templateId),
    })
    return ok({ subject: letter.subject, text: textOf(letter), html: htmlOf(letter) })
  })
}
