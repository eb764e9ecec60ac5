import * as contract from '@sizzle/contract/emails.ts'
import { EMAIL_TEMPLATES, PLACEHOLDERS } from '@sizzle/domain/messages/templates.ts'
import { ok } from '@sizzle/domain/result.ts'
import { operation, query } from '../kit/operation.ts'
import { htmlOf } from '../messages/letters/letter-html.ts'
import { textOf } from '../messages/letters/letter-text.ts'
import { writtenLetter } from '../messages/letters/written-letters.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import { draftOf } from './draft.ts'

export function getEmailTemplates(mail: Pick<MailProvider, 'name'>) {
  return query(contract.getEmailTemplates, async () =>
    ok({
      templates: EMAIL_TEMPLATES.map((template) => ({ ...template, placeholders: [...PLACEHOLDERS[template.id]] })),
      emailEnabled: mail.name !== 'captured',
    }),
  )
}

/** With a way out that leads to no list: the preview is nobody's letter. */
export function previewEmail(publicUrl: string) {
  return operation(contract.previewEmail, async (input) => {
    const draft = draftOf(input, publicUrl)
    if (!draft.ok) return draft
    const name = input.templateData?.customerName ?? ''
    const letter = writtenLetter(draft.value, { name, unsubscribeUrl: new URL('/unsubscribe', publicUrl).href })
    return ok({ subject: letter.subject, text: textOf(letter), html: htmlOf(letter) })
  })
}
