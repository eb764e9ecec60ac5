import { SMS_CAPS, type SmsCaps } from '@sizzle/domain/messages/sms-segments.ts'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { type Log, openLog } from '../kit/log.ts'
import { resetPasswordLetter } from '../messages/letters/account-letters.ts'
import type { MessageRow } from '../messages/messages.sql.ts'
import { type Outbox, startOutbox } from '../messages/outbox.ts'
import { type EmailIntent, queueEmail } from '../messages/queue-message.ts'
import { capturedMail } from '../outside/mail/captured.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import { capturedSms } from '../outside/sms/captured.ts'
import type { SmsProvider } from '../outside/sms/sms.ts'
import { freshDatabase } from './db/fresh-database.ts'
import { QUICK } from './outbox-pace.ts'

export const LETTER = resetPasswordLetter({
  name: 'Priya',
  url: 'https://order.example.test/reset?token=x',
  minutes: 60,
})

type Providers = {
  mail?: MailProvider
  sms?: SmsProvider
  log?: Log
  pace?: Partial<typeof QUICK>
  caps?: SmsCaps
}

/** A database of the file's own, and outboxes that end with their test. */
export function useOutboxes() {
  let database: Database | undefined
  const running: Outbox[] = []
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((outbox) => outbox.stop()))
    await at().db.run(sql`delete from messages`)
  })
  afterAll(() => database?.close())
  const at = () => {
    if (!database) throw new Error('the database is open only while tests run')
    return database
  }
  const message = (id: string | undefined) => at().db.one<MessageRow>(sql`select * from messages where id = ${id}`)

  return {
    database: at,
    message,
    start: ({
      mail = capturedMail,
      sms = capturedSms,
      log = openLog('silent'),
      pace = {},
      caps = SMS_CAPS,
    }: Providers = {}): Outbox => {
      const outbox = startOutbox({
        database: at(),
        log,
        now: () => new Date(),
        mail,
        sms,
        caps: () => caps,
        pace: { ...QUICK, ...pace },
      })
      running.push(outbox)
      return outbox
    },
    queueTo: (address: string, changes: Partial<EmailIntent> = {}) =>
      at().transaction((tx) =>
        queueEmail(tx, { to: { address, name: 'Priya' }, letter: LETTER, causedBy: 'house', ...changes }),
      ),
    /** Makes waiting messages due at once. */
    hurry: () => at().db.run(sql`update messages set due_at = now() where state = 'queued'`),
    becomes: (id: string | undefined, state: MessageRow['state']) =>
      expect.poll(async () => (await message(id)).state, { interval: 20 }).toBe(state),
  }
}
