import * as contract from '@sizzle/contract/user-history.ts'
import { emailKey } from '@sizzle/domain/reservations/reservation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { campaignLettersTo } from '../messages/campaign-letters.sql.ts'
import { suppressionOf } from '../messages/suppressions.sql.ts'
import {
  consentsOf,
  latestMessagesTo,
  latestOrdersOf,
  latestReservationsOf,
  mergedEmailsOf,
} from './user-history.sql.ts'
import { userById } from './users.sql.ts'

const LATEST = 20

export const getUserHistory = query(contract.getUserHistory, async ({ userId }, { db }) => {
  const user = await userById(db, userId)
  if (!user) return refuse({ code: 'user_not_found' })
  const addresses = [user.email.toLowerCase(), ...(await mergedEmailsOf(db, userId))]
  const recipients = [...addresses, ...(user.phone_number ? [user.phone_number] : [])]
  const [orders, reservations, messages, letters, consents, noOffers] = await Promise.all([
    latestOrdersOf(db, userId, LATEST),
    latestReservationsOf(db, { userId, emailKeys: addresses.map(emailKey), phone: user.phone_number }, LATEST),
    latestMessagesTo(db, recipients, LATEST),
    campaignLettersTo(db, userId, LATEST),
    consentsOf(db, userId),
    suppressionOf(db, user.email),
  ])
  return ok({
    orders: orders.map(({ time_zone, payment_status, ...order }) => ({
      ...order,
      timeZone: time_zone,
      paymentStatus: payment_status,
    })),
    reservations: reservations.map(({ time_zone, reservation_id, party_size, by_account, ...one }) => ({
      ...one,
      timeZone: time_zone,
      reservationId: reservation_id,
      partySize: party_size,
      isByAccount: by_account,
    })),
    messages: [...messages.map((one) => ({ ...one, campaignId: null })), ...letters.map(presentLetter)]
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, LATEST),
    noOffers: noOffers ? { reason: noOffers.reason, note: noOffers.note, at: noOffers.at } : null,
    consents: consents.map(({ given, ...consent }) => ({ ...consent, isGiven: given })),
  })
})

function presentLetter({ id, at, subject, state, campaign_id }: Awaited<ReturnType<typeof campaignLettersTo>>[number]) {
  return {
    id,
    at,
    kind: 'email' as const,
    subject,
    template: 'promotion',
    // As a message that waits is called.
    state: state === 'waiting' ? 'queued' : state,
    campaignId: campaign_id,
  }
}
