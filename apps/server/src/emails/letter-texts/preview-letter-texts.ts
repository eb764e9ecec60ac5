import * as contract from '@sizzle/contract/letter-texts.ts'
import { LETTER_LANGUAGES } from '@sizzle/domain/messages/letter-language.ts'
import { checkTexts, ownTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../../kit/context.ts'
import { operation, preparedOperation } from '../../kit/operation.ts'
import { refuseInput } from '../../kit/refuse-input.ts'
import { htmlOf } from '../../messages/letters/letter-html.ts'
import { textOf } from '../../messages/letters/letter-text.ts'
import { testLetter } from '../../messages/letters/written-letters.ts'
import { queueEmail } from '../../messages/queue-message.ts'
import type { MailProvider } from '../../outside/mail/mail.ts'
import { tooSoon } from '../recipients.ts'
import { testSentWords } from '../test-sent.ts'
import { sampleLetter } from './sample-letter.ts'

/** What is being written, with made-up data; nothing is kept. */
export function previewLetterTexts(publicUrl: string) {
  return operation(contract.previewLetterTexts, async ({ templateId, texts }) => {
    const refused = refuseInput(checkTexts(templateId, texts))
    if (refused) return refused
    const own = ownTexts(templateId, texts)
    return ok({
      letters: LETTER_LANGUAGES.map((language) => {
        const letter = sampleLetter(templateId, { language, own, publicUrl })
        return { language, subject: letter.subject, text: textOf(letter), html: htmlOf(letter) }
      }),
    })
  })
}

export function sendTestLetter(mail: Pick<MailProvider, 'name'>, publicUrl: string) {
  return preparedOperation(
    contract.sendTestLetter,
    async ({ templateId, texts }, context) =>
      refuseInput(checkTexts(templateId, texts)) ?? (await tooSoon(context)) ?? ok(ownTexts(templateId, texts)),
    async ({ templateId, language }, { tx, who }, own) => {
      const { userId, email, name } = personOf(who)
      const messageId = await queueEmail(tx, {
        to: { address: email, name },
        letter: testLetter(sampleLetter(templateId, { language, own, publicUrl })),
        about: { kind: 'user', id: userId },
        causedBy: 'house',
        isTest: true,
      })
      if (messageId === undefined) throw new Error('a message without a key found a twin')
      return ok({ messageId, message: testSentWords(mail, email) })
    },
  )
}
