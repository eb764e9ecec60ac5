import type { Hono } from 'hono'
import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { getMessage, getMessagesQuery } from './get-messages.ts'
import { getSMSTemplates } from './get-sms-templates.ts'
import { type Outbox, startOutbox } from './outbox.ts'
import { deliveryProbe } from './probes.ts'
import { retryMessage } from './retry-message.ts'
import { mountSmsCalls } from './sms-calls.ts'
import { forgetStrangerLetters } from './strangers.sql.ts'

/** E-mail and SMS: one outbox that sends, and the list of what became of each. */
export function messagesRoom({ settings, database, log, clock, publicUrl, outside }: House): Room {
  const authToken = settings.TWILIO_AUTH_TOKEN
  const { mail, sms } = outside
  let outbox: Outbox | undefined
  return {
    operations: [getMessagesQuery(mail, sms), getMessage, retryMessage, getSMSTemplates],
    probes: [deliveryProbe(database, 'email', mail.name), deliveryProbe(database, 'sms', sms.name)],
    hears: { 'message.changed': () => outbox?.wake() },
    ...(authToken !== undefined && {
      mount: (api: Hono) => mountSmsCalls(api, { database, log, clock, publicUrl, authToken }),
    }),
    forget: forgetStrangerLetters,
    start() {
      outbox = startOutbox({ database, log, mail, sms })
      return outbox
    },
  }
}
