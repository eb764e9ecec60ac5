import { CallError, type PostAnswer, type PostInput, refusalOf } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { batches, SEND_COOLDOWN_MS } from '@sizzle/domain/messages/compose.ts'
import { api } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'

export type Recipient = { readonly email: string; readonly name: string }
export type EmailWords = Pick<PostInput<'/sendBulkEmail'>, 'templateId' | 'templateData'>
export type EmailWish = EmailWords & { readonly recipients: readonly Recipient[] }
export type EmailResult = PostAnswer<'/sendBulkEmail'>['results'][number]

/** At most so many times a batch waits because somebody with the same account sends as well. */
const MOST_WAITS = 5

/**
 * A hundred at a time, a second apart, each batch under a key of its own: after a lost answer the same wish goes on where
 * it stopped. What an answer refuses later than the first batch is named with its reason, since the others are out.
 */
export async function sendInBatches(
  { recipients, ...words }: EmailWish,
  key: string,
  onProgress: (done: number) => void,
): Promise<EmailResult[]> {
  const results: EmailResult[] = []
  for (const [n, batch] of batches(recipients).entries()) {
    if (n > 0) await pause(SEND_COOLDOWN_MS)
    try {
      results.push(...(await sendBatch({ ...words, recipients: [...batch] }, `${key}.${n}`, n > 0)))
    } catch (error) {
      if (n === 0 || !(error instanceof CallError) || !isAnswered(error.status)) throw error
      const done = new Set(results.map(({ email }) => email))
      const left = recipients.filter(({ email }) => !done.has(email))
      return [...results, ...left.map(({ email }) => notSent(email, sentenceOf(error)))]
    }
    onProgress(results.length)
  }
  return results
}

async function sendBatch(input: PostInput<'/sendBulkEmail'>, key: string, mayWait: boolean): Promise<EmailResult[]> {
  for (let waits = 0; ; waits += 1) {
    try {
      return (await api.post('/sendBulkEmail', input, key)).results
    } catch (error) {
      const refusal = refusalOf(error, '/sendBulkEmail')
      if (refusal?.code !== 'email_rate_limited' || !mayWait || waits === MOST_WAITS) throw error
      await pause(refusal.n)
    }
  }
}

function notSent(email: string, error: string): EmailResult {
  return { email, success: false, messageId: null, error }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
