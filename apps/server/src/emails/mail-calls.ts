import type { Hono } from 'hono'
import type { Database } from '../kit/db/open.ts'
import { refuseRequest } from '../kit/http/api.ts'
import { readUpTo } from '../kit/http/body.ts'
import type { Log } from '../kit/log.ts'
import { noteMailEnd } from '../messages/note-mail-end.ts'
import { readMailEvent } from '../outside/mail/mail-events.ts'
import { isSignedEvent, MAIL_EVENTS_PATH } from '../outside/mail/signed-events.ts'
import { noteCampaignEnd } from './campaigns/note-campaign-end.ts'
import { isNewEvent } from './mail-events.sql.ts'

const MAX_EVENT_BYTES = 256 * 1024

type Parts = {
  readonly database: Database
  readonly log: Log
  readonly clock: () => Date
  readonly secrets: readonly string[]
}

/** What the mail provider tells of letters it took: delivered, came back, was complained of (messages 38). */
export function mountMailCalls(api: Hono, { database, log, clock, secrets }: Parts): void {
  api.post(MAIL_EVENTS_PATH, async (c) => {
    const header = (name: string) => c.req.header(`webhook-${name}`) ?? c.req.header(`svix-${name}`) ?? ''
    const id = header('id')
    const body = await readUpTo(c.req.raw, MAX_EVENT_BYTES)
    const signed = { id, timestamp: header('timestamp'), signature: header('signature') }
    if (!body || !isSignedEvent(secrets, signed, body, clock())) {
      log.warn({ path: MAIL_EVENTS_PATH }, 'a call about email was not signed by the provider')
      return refuseRequest(c, { code: 'webhook_signature_invalid' })
    }
    const event = readMailEvent(body.toString('utf8'))
    if (event)
      await database.transaction(async (tx) => {
        if (!(await isNewEvent(tx, id, clock()))) return
        await noteMailEnd(tx, event, clock())
        await noteCampaignEnd(tx, event, clock())
      })
    return c.body(null, 204)
  })
}
