import type { Database } from '../kit/db/open.ts'
import type { Log } from '../kit/log.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import type { SmsProvider } from '../outside/sms/sms.ts'
import { openMessageLane, type Pace } from './lane.ts'

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
  readonly pace?: Partial<Pace>
}

/** E-mail and SMS in lanes of their own: when one provider is away, the other goes on. */
export function startOutbox({ database, log, mail, sms, pace }: OutboxParts): Outbox {
  const lanes = [
    openMessageLane({
      kind: 'email',
      database,
      log,
      pace,
      send: (message, signal) =>
        mail.send(
          {
            id: message.id,
            to: { name: message.recipient_name, address: message.recipient },
            subject: message.subject,
            text: message.text,
            html: message.html,
            unsubscribeUrl: message.unsubscribe_url,
          },
          signal,
        ),
    }),
    openMessageLane({
      kind: 'sms',
      database,
      log,
      pace,
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
