import type { Hono } from 'hono'
import type { House } from '../house.ts'
import type { Db } from '../kit/db/sql.ts'
import type { Room } from '../kit/room.ts'
import { forgetOldMessages } from './forget-messages.sql.ts'
import { getMessage, getMessagesQuery } from './get-messages.ts'
import { getSMSTemplates } from './get-sms-templates.ts'
import { type Outbox, startOutbox } from './outbox.ts'
import { deliveryProbe } from './probes.ts'
import { retryMessage } from './retry-message.ts'
import { mountSmsCalls } from './sms-calls.ts'
import { forgetStrangerLetters } from './strangers.sql.ts'

const NEW_VERSION = 1

/** Email and SMS: one outbox that sends, and the list of what became of each. */
export function messagesRoom({ settings, settingReader, database, log, clock, publicUrl, outside }: House): Room {
  const authToken = settings.TWILIO_AUTH_TOKEN
  const { mail, sms } = outside
  const { settingOf } = settingReader
  const caps = () => ({ perNumber: settingOf('texts.perNumberPerDay'), inAll: settingOf('texts.perDay') })
  let outbox: Outbox | undefined
  return {
    operations: [getMessagesQuery(mail, sms), getMessage, retryMessage, getSMSTemplates(settingOf, sms)],
    probes: [deliveryProbe(database, 'email', mail.name), deliveryProbe(database, 'sms', sms.name)],
    // New ones and those that are tried again; how a message ended wakes nobody.
    hears: { 'message.changed': ({ version }) => version <= NEW_VERSION && outbox?.wake() },
    ...(authToken !== undefined && {
      mount: (api: Hono) => mountSmsCalls(api, { database, log, clock, publicUrl, authToken }),
    }),
    async forget(db: Db, now: Date) {
      await forgetStrangerLetters(db)
      await forgetOldMessages(db, now)
    },
    start() {
      outbox = startOutbox({ database, log, mail, sms, caps, now: clock })
      return outbox
    },
  }
}
