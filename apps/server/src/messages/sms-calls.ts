import { smsAnswer, smsReply } from '@sizzle/domain/messages/sms-answers.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import type { Context, Hono } from 'hono'
import type { Database } from '../kit/db/open.ts'
import { type Refuse, refuseRequest } from '../kit/http/api.ts'
import { readUpTo } from '../kit/http/body.ts'
import { announce } from '../kit/live/announce.ts'
import type { Log } from '../kit/log.ts'
import { INBOUND_PATH, isSigned, STATUS_PATH } from '../outside/sms/signed-calls.ts'
import { addStop, markDelivered, markUndelivered, removeStop } from './sms-stops.sql.ts'

const MAX_FORM_BYTES = 64 * 1024
const XML = { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' }

type Parts = {
  readonly database: Database
  readonly log: Log
  readonly clock: () => Date
  readonly publicUrl: string
  readonly authToken: string
}

/** What the provider of text messages tells us: every call is signed with the token of our account. */
export function mountSmsCalls(api: Hono, parts: Parts): void {
  const { database, log, clock } = parts

  api.post(INBOUND_PATH, async (c) => {
    const form = await signedForm(c, parts, INBOUND_PATH)
    if (!form) return refused(c)
    const phone = normalizePhone(form.get('From') ?? '')
    const said = form.get('Body') ?? ''
    const answer = smsAnswer(said)
    if (phone !== null && answer === 'stop') await database.transaction((tx) => addStop(tx, phone))
    if (phone !== null && answer === 'start') await database.transaction((tx) => removeStop(tx, phone))
    log.info({ answer }, 'a text message came in')
    return c.body(spoken(smsReply(said)), 200, XML)
  })

  api.post(STATUS_PATH, async (c) => {
    const form = await signedForm(c, parts, STATUS_PATH)
    if (!form) return refused(c)
    const [sid, status] = [form.get('MessageSid') ?? '', form.get('MessageStatus') ?? '']
    await database.transaction(async (tx) => {
      const marked =
        status === 'delivered'
          ? await markDelivered(tx, sid, clock())
          : status === 'undelivered' || status === 'failed'
            ? await markUndelivered(tx, sid, whyNot(status, form.get('ErrorCode')))
            : undefined
      if (marked) await announce(tx, 'message.changed', marked)
    })
    return c.body(null, 204)
  })
}

const refused: (c: Context) => ReturnType<Refuse> = (c) => refuseRequest(c, { code: 'webhook_signature_invalid' })

async function signedForm(c: Context, { authToken, publicUrl, log }: Parts, path: string) {
  const bytes = await readUpTo(c.req.raw, MAX_FORM_BYTES)
  const form = new URLSearchParams(new TextDecoder().decode(bytes ?? new Uint8Array()))
  if (bytes && isSigned(authToken, publicUrl + path, form, c.req.header('x-twilio-signature') ?? '')) return form
  log.warn({ path }, 'a call about text messages was not signed by the provider')
  return undefined
}

function whyNot(status: string, code: string | null): string {
  return `The provider says that it was ${status}${code && /^\d{1,6}$/.test(code) ? ` (${code})` : ''}`
}

/** Our own words, of which only these signs mean something in XML. */
function spoken(reply: string): string {
  const text = reply.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${reply && `<Message>${text}</Message>`}</Response>`
}
