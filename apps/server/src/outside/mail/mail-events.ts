import { z } from 'zod'

/** What became of a letter after the mail server took it. */
export type MailEnd = {
  /** Ours, out of the Message-ID. */
  readonly id: string
  readonly end: 'delivered' | 'bounced' | 'undelivered' | 'complained'
  readonly note: string
}

const ENDS: Readonly<Record<string, MailEnd['end']>> = {
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  'email.complained': 'complained',
  'email.failed': 'undelivered',
}
const Said = z.looseObject({
  type: z.string().optional(),
  message: z.string().optional(),
  reason: z.string().optional(),
})
const Event = z.looseObject({
  type: z.string(),
  data: z.looseObject({ message_id: z.string(), bounce: Said.optional(), failed: Said.optional() }),
})
const OURS = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/
const MAX_NOTE = 300

/** Null: of another kind, such as an opened letter, or about no letter of ours. */
export function readMailEvent(body: string): MailEnd | null {
  const read = Event.safeParse(jsonOf(body))
  if (!read.success) return null
  const { type, data } = read.data
  const id = OURS.exec(data.message_id.trim())?.[1]
  const end = Object.hasOwn(ENDS, type) ? ENDS[type] : undefined
  if (id === undefined || end === undefined) return null
  const said = data.bounce ?? data.failed ?? {}
  // A full mailbox or a server that is away: this letter is lost, the mailbox is not.
  const isForNow = end === 'bounced' && /^(transient|soft|temporary)/i.test(said.type ?? '')
  return { id, end: isForNow ? 'undelivered' : end, note: (said.message ?? said.reason ?? '').slice(0, MAX_NOTE) }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
