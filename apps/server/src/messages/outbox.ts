import type { SmsCaps } from '@sizzle/domain/messages/sms-segments.ts'
import type { Database } from '../kit/db/open.ts'
import type { Log } from '../kit/log.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import type { SmsProvider } from '../outside/sms/sms.ts'
import { openMessageLane, type Pace } from './lane.ts'
import { pageOfLetter } from './page-of-letter.ts'
import { overCap } from './sms-caps.sql.ts'

export type Outbox = {
  /** Something may be due: look now instead of at the next round. */
  wake(): void
  /** Takes nothing more; what is on its way is finished or cut. */
  stop(): Promise<void>
}
export type OutboxParts = {
  readonly database: Database
  readonly log: Log
  readonly mail: MailProvider
  readonly sms: SmsProvider
  /** How many text messages may go out within a day. */
  readonly caps: () => SmsCaps
  readonly pace?: Partial<Pace>
  readonly now: () => Date
}

/** Email and SMS in lanes of their own: when one provider is away, the other goes on. */
export function startOutbox({ database, log, mail, sms, caps, pace, now }: OutboxParts): Outbox {
  const lanes = [
    openMessageLane({
      kind: 'email',
      database,
      log,
      now,
      pace,
      send: (message, signal) =>
        mail.send(
          {
            id: message.id,
            to: { name: message.recipient_name, address: message.recipient },
            subject: message.subject,
            text: message.text,
            html: pageOfLetter(message),
            unsubscribeUrl: message.unsubscribe_url,
          },
          signal,
        ),
    }),
    openMessageLane({
      kind: 'sms',
      database,
      log,
      now,
      pace,
      holdBack: (message) => overCap(database.db, message, caps()),
      send: ({ id, recipient, text }, signal) => sms.send({ id, to: recipient, text }, signal),
    }),
  ]
  return {
    wake: () => {
      for (const lane of lanes) lane.wake()
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}
