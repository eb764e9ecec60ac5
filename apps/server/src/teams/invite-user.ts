import { randomBytes, randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/invitations.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { INVITATION_DAYS } from '@sizzle/domain/people/invitation.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { lockUser, userByEmail } from '../accounts/accounts.sql.ts'
import { hashOf } from '../accounts/email-links.ts'
import { unknownLocations } from '../accounts/users.sql.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation, query } from '../kit/operation.ts'
import { languageOf } from '../messages/letter-texts.sql.ts'
import { invitationLetter } from '../messages/letters/team-letters.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { userById } from '../people/users.sql.ts'
import {
  insertInvitation,
  lockAddress,
  openInvitationOf,
  openInvitations,
  withdraw,
  withdrawOpen,
} from './invitations.sql.ts'
import { presentInvitation, presentOpenInvitation } from './present-invitation.ts'

const DAY_MS = 24 * 3600_000
/** So long the list still shows those that ran out, to be sent once more. */
const EXPIRED_SHOWN_DAYS = 30

export const getInvitations = query(contract.getInvitations, async (_, { db, now }) => {
  const rows = await openInvitations(db, new Date(now.getTime() - EXPIRED_SHOWN_DAYS * DAY_MS))
  return ok({ invitations: rows.map((row) => presentOpenInvitation(row, now)) })
})

export function inviteUser(publicUrl: string) {
  return operation(contract.inviteUser, async (wish, { tx, who, now, requestId }) => {
    const admin = personOf(who)
    const { role } = wish
    const email = normalizeEmail(wish.email)
    await lockAddress(tx, email)
    const known = await userByEmail(tx, email)
    const there = known && (await lockUser(tx, known.id)) && (await userById(tx, known.id))
    if (there && !there.is_active) return refuse({ code: 'account_deactivated' })
    if (there && there.role !== 'customer') return refuse({ code: 'already_works_here' })
    const locationIds = role === 'admin' ? [] : [...new Set(wish.locationIds)].toSorted()
    const unknown = await unknownLocations(tx, locationIds)
    if (unknown.length > 0) return refuse({ code: 'location_not_found', locationIds: unknown })

    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
    const id = randomUUIDv7()
    await withdrawOpen(tx, email, now)
    await insertInvitation(tx, {
      id,
      tokenHash: hashOf(token),
      email,
      role,
      locationIds,
      invitedBy: admin.userId,
      now,
      expiresAt,
    })
    const row = await openInvitationOf(tx, email)
    const letter = invitationLetter({
      ...(known && { language: await languageOf(tx, known.id) }),
      invitedBy: admin.name,
      role,
      locations: row.location_names,
      // The token stands behind the #, which browsers send to no server and no log.
      url: `${publicUrl}/join#token=${token}`,
    })
    await queueEmail(tx, { to: { address: email }, letter, causedBy: 'house', expiresAt })
    await announce(tx, 'user.changed', { id })
    await addAudit(tx, admin, requestId, {
      action: 'inviteUser',
      subject: `invitation:${id}`,
      after: { role, locationIds, expiresAt },
    })
    return ok({ invitation: presentInvitation(row, now) })
  })
}

export const withdrawInvitation = operation(contract.withdrawInvitation, async (wish, { tx, who, now, requestId }) => {
  const { invitationId } = wish
  const withdrawn = await withdraw(tx, invitationId, now)
  if (!withdrawn) return refuse({ code: 'invitation_not_found' })
  await announce(tx, 'user.changed', { id: invitationId })
  await addAudit(tx, personOf(who), requestId, {
    action: 'withdrawInvitation',
    subject: `invitation:${invitationId}`,
    before: { role: withdrawn.role },
  })
  return ok({})
})
