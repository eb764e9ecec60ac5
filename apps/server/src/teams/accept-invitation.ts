import { randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/invitations.ts'
import { nameHelperProblem, nameProblem } from '@sizzle/domain/people/name.ts'
import { PASSWORD_REQUIRED } from '@sizzle/domain/people/password.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { z } from 'zod'
import type { AccountParts } from '../accounts/account-parts.ts'
import { lockUser, noteLogin, savePassword, userByEmail } from '../accounts/accounts.sql.ts'
import { confirmAddress } from '../accounts/confirm-address.ts'
import { hashOf } from '../accounts/email-links.ts'
import { endOneSession, reopenStreams } from '../accounts/sessions.ts'
import { tokenAttempt } from '../accounts/sign-in-limits.ts'
import { insertUser } from '../accounts/social/social.sql.ts'
import { saveUsers } from '../accounts/users.sql.ts'
import { addAudit } from '../kit/audit.sql.ts'
import type { WriteContext } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { preparedOperation } from '../kit/operation.ts'
import { refuseInput } from '../kit/refuse-input.ts'
import { userById } from '../people/users.sql.ts'
import { type InvitationRow, invitationOfLink, lockInvitation, markAccepted } from './invitations.sql.ts'

export const readInvitation = ({ attempts }: AccountParts) =>
  preparedOperation(
    contract.readInvitation,
    async (_, { address, now }) => attempts.take(tokenAttempt(address), now),
    async ({ token }, { tx, now }) => {
      const row = await invitationOfLink(tx, hashOf(token), now)
      const known = row && (await userByEmail(tx, row.email))
      // Whoever works here by now, or may not come in, has nothing to accept.
      if (!row || (known && !(await mayAccept(tx, known.id)))) return refuse({ code: 'invitation_invalid' })
      return ok({
        email: row.email,
        role: row.role,
        locations: row.location_names,
        invitedBy: row.invited_by_name,
        expiresAt: row.expires_at,
        hasAccount: known !== undefined,
      })
    },
  )

type Wish = z.output<typeof contract.acceptInvitation.input>

export const acceptInvitation = (parts: AccountParts) =>
  preparedOperation(
    contract.acceptInvitation,
    async ({ token, password }, { db, address, now }) => {
      const paced = await parts.attempts.take(tokenAttempt(address), now)
      if (!paced.ok) return paced
      // Looked at before the hash is made, so that made-up tokens cost nothing; taken in the transaction.
      const row = await invitationOfLink(db, hashOf(token), now)
      return ok(row && password !== undefined ? await parts.hashPassword(password) : undefined)
    },
    async (wish, context, hash) => {
      const { tx, who, now } = context
      const row = await invitationOfLink(tx, hashOf(wish.token), now)
      if (!row || !(await lockInvitation(tx, row.id))) return refuse({ code: 'invitation_invalid' })
      const known = await userByEmail(tx, row.email)
      if (known && !(await mayAccept(tx, known.id))) return refuse({ code: 'invitation_invalid' })
      if (known && (who.kind !== 'person' || who.userId !== known.id))
        return refuse({ code: 'invitation_sign_in', email: row.email })
      const problem = known ? null : refuseInput(newcomerProblems(wish))
      if (problem) return problem

      const colleague = known ?? (await begin(parts, context, row, { name: wish.name ?? '', hash: hash ?? '' }))
      // Somebody has signed up with this address since it was looked for.
      if (!colleague) return refuse({ code: 'invitation_sign_in', email: row.email })
      await saveUsers(
        tx,
        [colleague.id],
        { role: row.role, is_active: null, location_ids: row.location_ids },
        { adminId: colleague.id, now },
      )
      // The link was read at that address, which is what verification asks for.
      await confirmAddress(tx, colleague.id, now)
      if (known) await reopenStreams(tx, colleague.id)
      await markAccepted(tx, row.id, colleague.id, now)
      await announce(tx, 'user.changed', { id: colleague.id })
      await addAudit(tx, { userId: colleague.id, name: colleague.name }, context.requestId, {
        action: 'acceptInvitation',
        subject: `user:${colleague.id}`,
        before: { role: known ? 'customer' : null, locationIds: [] },
        after: { role: row.role, locationIds: row.location_ids },
      })
      return ok({})
    },
  )

/** Customers accept; for somebody who works here, or is switched off, an admin decides in the list. */
async function mayAccept(tx: Tx, userId: string): Promise<boolean> {
  await lockUser(tx, userId)
  const user = await userById(tx, userId)
  return user?.role === 'customer' && user.is_active
}

function newcomerProblems({ name = '', password }: Wish) {
  return problemsOf([
    ['name', nameHelperProblem(name) ?? nameProblem(name)],
    ['password', password === undefined && PASSWORD_REQUIRED],
  ])
}

type Newcomer = { readonly name: string; readonly hash: string }

/** A new account with a session, so that whoever accepts is in. */
async function begin(
  { sessions }: AccountParts,
  { tx, who, now, address, userAgent, setCookie }: WriteContext,
  { email }: InvitationRow,
  { name, hash }: Newcomer,
) {
  const user = await insertUser(tx, {
    id: randomUUIDv7(),
    email,
    name: name.trim(),
    emailVerified: true,
    method: 'email_password',
    now,
  })
  if (!user) return undefined
  await savePassword(tx, randomUUIDv7(), user.id, hash, now)
  await noteLogin(tx, user.id, now)
  // Whoever was signed in here before has signed out.
  if (who.kind === 'person') await endOneSession(tx, who.userId, who.sessionId)
  setCookie(await sessions.begin(tx, { userId: user.id, address, userAgent, now }))
  return user
}
