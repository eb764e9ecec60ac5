import * as contract from '@sizzle/contract/payment-links.ts'
import type { OutputOf } from '@sizzle/contract/route.ts'
import { paymentSmsProblem } from '@sizzle/domain/messages/sms.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Person, personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { locationsFor } from '../kit/locations-for.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation, query } from '../kit/operation.ts'
import { qrCodeData } from '../kit/qr.ts'
import { MAX_LINK_TEXTS, queueLinkText } from './link-text.ts'
import * as rows from './links.sql.ts'
import { type CheckoutParts, linkOf } from './open-session.ts'
import { lockSession, orderOfSession } from './sessions.sql.ts'
import { mayWithdraw } from './withdraw-payment-link.ts'

type Site = Pick<CheckoutParts, 'publicUrl'>
type Link = OutputOf<typeof contract.getPaymentLink>['link']

export function getPaymentLinks({ publicUrl }: Site) {
  return query(contract.getPaymentLinks, async ({ locationId }, { db, who, now }) => {
    const locations = locationsFor(personOf(who), 'order.create', locationId)
    if (locations === undefined) return refuse({ code: 'location_not_found' })
    const links = await rows.openLinks(db, locations, now)
    const texts = await rows.textsOf(
      db,
      links.map(({ id }) => id),
    )
    const byLink = Map.groupBy(texts, ({ session_id }) => session_id)
    return ok({ links: links.map((link) => present(link, byLink.get(link.id) ?? [], publicUrl, personOf(who))) })
  })
}

export function getPaymentLink({ publicUrl }: Site) {
  return query(contract.getPaymentLink, async ({ sessionId }, { db, who, now }) => {
    const person = personOf(who)
    const row = await rows.linkById(db, { id: sessionId, at: locationsOf(person) })
    if (!row || !mayAt(person, 'order.create', row.location_id)) return refuse({ code: 'payment_link_not_found' })
    const became = await orderOfSession(db, row)
    const link = present(row, await rows.textsOf(db, [row.id]), publicUrl, person)
    const standing = became && row.state !== 'refunded' ? 'paid' : standingOf(row, now)
    const back = standing === 'paid' ? await rows.notNeededOf(db, row) : undefined
    return ok({
      link,
      standing,
      qrCodeData: standing === 'waiting' ? qrCodeData(link.paymentLink) : null,
      customerEmail: row.snapshot.payload.customerInfo.email.trim(),
      pricing: row.order_id === null ? row.snapshot.pricing : null,
      order: became ? { id: became.id, shortNumber: became.short_number } : orderAskedFor(row),
      notNeeded: back ? { amount: back.amount, isDone: back.is_done } : null,
    })
  })
}

/** A link for what is left of an order names it before anybody has paid. */
function orderAskedFor({ order_id, snapshot: { shortNumber = '' } }: rows.LinkRow) {
  return order_id === null ? null : { id: order_id, shortNumber }
}

/** Of a session whose money is no order’s, or is no longer. */
function standingOf(
  row: rows.LinkRow,
  now: Date,
): 'waiting' | 'returned' | 'review' | 'refused' | 'withdrawn' | 'expired' {
  if (row.needs_review) return 'review'
  if (row.state === 'paid' || row.state === 'refunded') return 'returned'
  if (row.refused_at !== null) return 'refused'
  if (row.withdrawn_at !== null) return 'withdrawn'
  return row.state !== 'expired' && now < row.expires_at ? 'waiting' : 'expired'
}

/** Through the same outbox as when the link was made; two who press at once write to the customer once. */
export function sendPaymentLink({ publicUrl }: Site) {
  return operation(contract.sendPaymentLink, async ({ sessionId }, { tx, who, now }) => {
    const person = personOf(who)
    const lookup = { id: sessionId, at: locationsOf(person) }
    const session = await lockSession(tx, lookup)
    const row = await rows.linkById(tx, lookup)
    const mayWrite = row !== undefined && mayAt(person, 'order.sms', row.location_id)
    if (!session || !row || !mayWrite || standingOf(row, now) !== 'waiting')
      return refuse({ code: 'payment_link_unavailable' })
    const { paymentLink, customerPhone } = present(row, [], publicUrl, person)
    if (paymentSmsProblem(customerPhone, paymentLink) !== null) return refuse({ code: 'payment_link_phone_missing' })

    const before = await rows.textsOf(tx, [row.id])
    const waits = { message: `The message to ${displayPhone(customerPhone)} waits to be sent.` }
    const last = smsOf(before)
    if (last?.state === 'queued' || last?.state === 'sending') return ok({ sessionId, sms: last, ...waits })
    if (before.length >= MAX_LINK_TEXTS) return refuse({ code: 'payment_link_sms_limit', max: MAX_LINK_TEXTS })

    await queueLinkText(tx, session, paymentLink, before.length + 1)
    await announce(tx, 'payment.changed', { id: row.id, version: row.version, locationId: row.location_id })
    const sms = smsOf(await rows.textsOf(tx, [row.id]))
    if (!sms) throw new Error(`the text message of link ${row.id} was not written down`)
    return ok({ sessionId, sms, ...waits })
  })
}

function present(row: rows.LinkRow, texts: readonly rows.LinkTextRow[], publicUrl: string, person: Person): Link {
  const { payload, lines } = row.snapshot
  return {
    sessionId: row.id,
    locationId: row.location_id,
    locationName: row.location_name,
    timeZone: row.time_zone,
    customerName: payload.customerInfo.name,
    customerPhone: payload.customerInfo.phone.trim(),
    orderType: payload.orderType,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: row.amount,
    paymentLink: linkOf(publicUrl, row.link_code),
    createdBy: row.created_by_name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    sms: smsOf(texts),
    canWithdraw: mayWithdraw(person, row),
  }
}

function smsOf(texts: readonly rows.LinkTextRow[]): Link['sms'] {
  const last = texts.at(-1)
  return last ? { times: texts.length, state: last.state, at: last.created_at } : null
}
