import * as contract from '@sizzle/contract/emails.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { preparedOperation } from '../kit/operation.ts'
import { wordsForReader } from '../messages/letter-texts.sql.ts'
import { testLetter, writtenLetter } from '../messages/letters/written-letters.ts'
import { queueEmail } from '../messages/queue-message.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import { draftOf } from './draft.ts'
import { tooSoon } from './recipients.ts'
import { testSentWords } from './test-sent.ts'
import { menuUrlOf, testWayOut } from './unsubscribe-links.ts'

/** To oneself only, so it asks for no consent; its way out leads to no list (messages 37). */
export function sendTestEmail(mail: Pick<MailProvider, 'name'>, publicUrl: string) {
  return preparedOperation(
    contract.sendTestEmail,
    async (input, context) => {
      const draft = draftOf(input, publicUrl)
      return draft.ok ? ((await tooSoon(context)) ?? draft) : draft
    },
    async (_, { tx, who }, draft) => {
      const { userId, email, name } = personOf(who)
      const letter = writtenLetter(draft, {
        name,
        unsubscribeUrl: testWayOut(publicUrl),
        menuUrl: menuUrlOf(publicUrl),
        ...(await wordsForReader(tx, draft.templateId, userId)),
      })
      const messageId = await queueEmail(tx, {
        to: { address: email, name },
        letter: testLetter(letter),
        about: { kind: 'user', id: userId },
        causedBy: 'house',
        isTest: true,
      })
      if (messageId === undefined) throw new Error('a message without a key found a twin')
      return ok({ messageId, message: testSentWords(mail, email) })
    },
  )
}
