import { failed, type Outcome } from '../outcome.ts'
import type { SmsProvider } from './sms.ts'

export type TwilioOptions = {
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
  /** Another address with the same calls: a compatible provider, or a fake in tests. */
  readonly apiBase?: string | undefined
  /** Where the provider tells what became of a text. */
  readonly statusUrl?: string | undefined
}

const TWILIO = 'https://api.twilio.com'
const MAX_ANSWER_BYTES = 64 * 1024

export function twilioSms({ accountSid, authToken, from, apiBase = TWILIO, statusUrl }: TwilioOptions): SmsProvider {
  const address = `${apiBase}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    name: 'twilio',
    async send({ id, to, text }, signal) {
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { authorization, accept: 'application/json', 'idempotency-key': id },
          body: new URLSearchParams({
            To: to,
            From: from,
            Body: text,
            ...(statusUrl && { StatusCallback: statusUrl }),
          }),
          redirect: 'error', // a redirect would carry the login elsewhere
          signal,
        })
        return outcomeOf(answer.status, answer.headers.get('retry-after'), await bodyOf(answer))
      } catch (error) {
        if (signal.aborted) return failed('outage', 'The SMS provider did not answer in time')
        return failed('outage', `The SMS provider cannot be reached: ${reasonOf(error)}`)
      }
    },
  }
}

type Body = { sid?: unknown; message?: unknown; code?: unknown }

function outcomeOf(status: number, retryAfter: string | null, body: Body): Outcome {
  if (status >= 200 && status < 300) {
    // Without an id nobody could find the message again; a page in between may well answer 200 as well.
    if (typeof body.sid === 'string') return { state: 'sent', providerId: body.sid.slice(0, 200) }
    return failed('outage', `The SMS provider answered ${status} without a message id`)
  }
  const code = typeof body.code === 'number' ? ` (${body.code})` : ''
  const said = typeof body.message === 'string' ? body.message : `The SMS provider answered ${status}`
  const seconds = /^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  if (status === 401 || status === 403) return failed('login', `${said}${code}`)
  if (status === 429) return failed('busy', `${said}${code}`, seconds)
  if (status >= 500 || status === 404 || status === 408) return failed('outage', `${said}${code}`, seconds)
  return failed('refused', `${said}${code}`)
}

async function bodyOf(answer: Response): Promise<Body> {
  try {
    return JSON.parse((await limited(answer)) || '{}') as Body // every field is looked at before it is used
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

async function limited(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_ANSWER_BYTES) break
  }
  return text
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}
