import { statusText } from '@sizzle/domain/messages/sms.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { orderConfirmationLetter } from '../messages/letters/order-letters.ts'
import { queueEmail, queueSms } from '../messages/queue-message.ts'
import { AN_ORDER, LETTERS } from './sample-letters.ts'

const ORDER_LETTER = orderConfirmationLetter(AN_ORDER)

/** An outbox as it looks after a day: every letter captured, a text message, some that failed, one without an address. */
export async function putSampleMessages(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    for (const [name, letter] of Object.entries(LETTERS)) {
      const address = `${name.replace(/[^a-z]+/g, '.')}@example.test`
      await queueEmail(tx, { to: { address, name: 'Priya Sharma' }, letter, causedBy: 'house' })
    }
    const { template, text } = statusText(
      'ready',
      { ...AN_ORDER, estimatedReady: AN_ORDER.promisedAt },
      AN_ORDER.promisedAt,
    )
    await queueSms(tx, {
      to: '(902) 555-0123',
      name: 'Priya Sharma',
      template,
      text,
      locationId: 'truro',
      causedBy: 'house',
    })
    const long = { address: `${'a'.repeat(50)}@a-very-long-name-of-a-domain.example.test`, name: 'W'.repeat(90) }
    await queueEmail(tx, { to: long, letter: ORDER_LETTER, causedBy: 'house' })
    await queueEmail(tx, { to: { address: 'no one at all', name: 'Nobody' }, letter: ORDER_LETTER, causedBy: 'house' })
  })
  for (const box of [390, 1440]) await putFailed(database, `noor.${box}@example.test`)
}

function putFailed({ transaction }: Database, address: string) {
  return transaction(async (tx) => {
    const id = await queueEmail(tx, { to: { address, name: 'Noor Haddad' }, letter: ORDER_LETTER, causedBy: 'house' })
    await tx.run(sql`
      update messages
      set state = 'failed', attempts = 1, last_problem = 'refused', attempted_at = now(),
          last_error = 'Recipient command failed: 552 5.2.2 The mailbox is full'
      where id = ${id}`)
  })
}
