import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { calendarText } from '@sizzle/domain/exports/calendar.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { readyLabel } from '@sizzle/domain/order/time-words.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { Context, Hono } from 'hono'
import type { Db } from '../kit/db/sql.ts'
import type { Refuse } from '../kit/http/api.ts'
import { bucketPerAddress } from '../kit/http/limits.ts'
import { type ReceiptFacts, type ReceiptParts, receiptFacts } from './receipt-facts.ts'
import { receiptPdf } from './receipt-pdf.ts'

type FileParts = ReceiptParts & {
  readonly db: Db
  readonly addressOf: (c: Context) => string
  readonly refuse: Refuse
  readonly limitsFactor: number
  readonly clock: () => Date
}
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
/** How long a pickup blocks a calendar. */
const EVENT_MINUTES = 15

/** A receipt's paper and its calendar entry: no JSON, so beside the operations, behind the same token. */
export function mountReceiptFiles(api: Hono, { db, addressOf, refuse, limitsFactor, clock, ...parts }: FileParts) {
  // Drawing a PDF costs a hundred times more than reading an order.
  const limiter = bucketPerAddress({ perMinute: 30 * limitsFactor, burst: 20 * limitsFactor })

  api.get('/api/receipts/:file', async (c) => {
    const quota = limiter.take(addressOf(c), clock().getTime())
    if (!quota.allowed) return refuse(c, { code: 'too-many-requests', retryAfter: quota.retryAfterSeconds })
    const [, orderId = '', kind] = /^([0-9a-f-]{36})\.(pdf|ics)$/.exec(c.req.param('file')) ?? []
    const facts = await receiptFacts(db, orderId, c.req.query('token') ?? '', parts)
    if (!facts || kind === undefined) return refuse(c, { code: 'receipt_not_found' })
    return kind === 'pdf' ? sendPdf(facts) : sendCalendar(facts, clock())
  })
}

async function sendPdf(facts: ReceiptFacts): Promise<Response> {
  const body = new Uint8Array(await receiptPdf(facts))
  return new Response(body, { headers: fileHeaders('application/pdf', 'inline', `${facts.order.shortNumber}.pdf`) })
}

function sendCalendar({ order }: ReceiptFacts, now: Date): Response {
  const { name, address, postalCode, phone } = order.locationInfo
  const text = calendarText(
    {
      uid: `${order.id}@orders`,
      title: `${HOUSE.name}: order ${order.shortNumber} (${ORDER_TYPE_LABELS[order.orderType]})`,
      description: `${readyLabel(order.orderType, order.scheduledFor !== null)}${order.scheduledFor ? ' at' : ''} this time. Questions? Call ${name} at ${displayPhone(phone)}.`,
      place: order.deliveryInfo?.address ?? `${HOUSE.name} ${name}, ${address}, ${postalCode}`,
      url: order.receiptUrl,
      starts: order.promisedAt,
      minutes: EVENT_MINUTES,
      now,
    },
    HOUSE.name,
  )
  return new Response(text, {
    headers: fileHeaders('text/calendar; charset=utf-8', 'attachment', `${order.shortNumber}.ics`),
  })
}

function fileHeaders(type: string, disposition: 'inline' | 'attachment', name: string): Record<string, string> {
  return { ...HEADERS, 'content-type': type, 'content-disposition': `${disposition}; filename="${name}"` }
}
