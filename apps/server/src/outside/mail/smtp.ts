import { failed, type Outcome } from '../outcome.ts'
import { openLines } from './lines.ts'
import type { Mail, MailProvider } from './mail.ts'

export type SmtpOptions = { readonly url: string; readonly from: { readonly name: string; readonly address: string } }

const CONNECT_LIMIT_MS = 5000
const SILENCE_LIMIT_MS = 8000

export function smtpMail({ url, from }: SmtpOptions): MailProvider {
  const lines = openLines({
    url,
    // A password never travels in the clear, also when somebody on the way hides the server's offer of TLS.
    requireTLS: hasPassword(url) && !isLocal(url),
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    dnsTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.split('@')[1] ?? 'localhost'
  return {
    name: 'smtp',
    async send(mail, signal) {
      const carried = await lines.send(messageOf(mail, from, domain), signal)
      if ('response' in carried) return { state: 'sent', providerId: carried.response.slice(0, 200) }
      return outcomeOf(carried.error, carried.wasHandedOver)
    },
  }
}

/** Addresses go in as objects: as text, a comma or line break in one would be read as another recipient (messages 7). */
function messageOf(mail: Mail, from: SmtpOptions['from'], domain: string) {
  const list = mail.unsubscribeUrl
    ? { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : { 'Auto-Submitted': 'auto-generated' }
  return {
    messageId: `<${mail.id}@${domain}>`,
    from,
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    envelope: { from: from.address, to: [mail.to.address] },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: list,
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

type SmtpError = { code?: string; responseCode?: number; response?: string; command?: string; message?: string }

function outcomeOf(thrown: unknown, wasHandedOver: boolean): Outcome {
  const error = thrown as SmtpError // whatever the library throws is an Error; its extra fields are optional
  const said = error.message ?? 'The mail server gave no reason'
  const reply = error.responseCode ?? 0
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH' || reply === 530 || reply === 535) return failed('login', said)
  if (reply === 0 && wasHandedOver) return { ...failed('outage', said), mayHaveLeft: true }
  if (reply === 421 || reply === 0) return failed('outage', said)
  // A refused sender is a wrong setting: it says nothing against this mail.
  if (reply >= 500 && error.command === 'MAIL FROM') return failed('outage', said)
  if (reply >= 500 && isGone(error)) return { ...failed('refused', said), isGone: true }
  return failed(reply >= 500 ? 'refused' : 'busy', said)
}

/** By the extended code where the server gives one (RFC 3463): a full mailbox and a suspicion of spam are refused as well. */
function isGone({ responseCode, response = '', command }: SmtpError): boolean {
  if (command !== 'RCPT TO') return false
  const [, extended] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (extended !== undefined) return ['1.1', '1.2', '1.3', '1.6', '1.10', '2.1'].includes(extended)
  return responseCode === 550 || responseCode === 551 || responseCode === 553
}

function hasPassword(url: string): boolean {
  return new URL(url).password !== ''
}

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
