import { randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/passkeys.ts'
import { deviceName } from '@sizzle/domain/people/device-name.ts'
import { MAX_PASSKEYS } from '@sizzle/domain/people/passkeys.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import { announce } from '../../kit/live/announce.ts'
import { type AnyOperation, preparedOperation, query } from '../../kit/operation.ts'
import { mailSecondFactor } from '../account-mail.ts'
import type { AccountParts } from '../account-parts.ts'
import { lockUser } from '../accounts.sql.ts'
import { markProven } from '../second-factor/second-factors.sql.ts'
import { endOtherSessions, reopenStreams } from '../sessions.ts'
import { credentialsOf, deletePasskey, insertPasskey, stepsOf } from './passkeys.sql.ts'
import { proveAll, takeProof } from './proof.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

export function passkeyOperations(parts: AccountParts): AnyOperation[] {
  return [
    getPasskeyQuestion(parts),
    signInWithPasskey(parts),
    startPasskey(parts),
    addPasskey(parts),
    removePasskey(parts),
  ]
}

const getPasskeyQuestion = ({ passkeys }: AccountParts) =>
  query(contract.getPasskeyQuestion, async (_, { now }) =>
    ok({ challenge: passkeys.questionAt(now), site: passkeys.site }),
  )

const startPasskey = (parts: AccountParts) =>
  preparedOperation(contract.startPasskey, proveAll(parts), async (_, { tx, who, now }, proven) => {
    const person = personOf(who)
    const taken = await takeProof(tx, { userId: person.userId, now }, proven)
    if (!taken.ok) return taken
    const known = await credentialsOf(tx, person.userId)
    if (known.length >= MAX_PASSKEYS) return refuse({ code: 'too_many_passkeys' })
    const { passkeys } = parts
    return ok({ challenge: passkeys.questionForAdding(person, now), site: passkeys.site, userId: person.userId, known })
  })

const addPasskey = ({ passkeys, publicUrl }: AccountParts) =>
  preparedOperation(
    contract.addPasskey,
    async ({ passkey }, { who, now }) => ok(await passkeys.readNew(passkey, personOf(who), now)),
    async ({ passkey }, { tx, who, now, requestId, userAgent }, made) => {
      const person = personOf(who)
      const { userId, sessionId } = person
      if (!made) return refuse({ code: 'passkey_refused' })
      await lockUser(tx, userId)
      const before = await stepsOf(tx, userId)
      if ((await credentialsOf(tx, userId)).length >= MAX_PASSKEYS) return refuse({ code: 'too_many_passkeys' })
      const row = { ...made, id: randomUUIDv7(), userId, transports: passkey.transports, now }
      if (!(await insertPasskey(tx, { ...row, name: deviceName(userAgent ?? null) })))
        return refuse({ code: 'passkey_known' })
      const isFirstStep = before.length === 0 && (await stepsOf(tx, userId)).length > 0
      if (isFirstStep) {
        await markProven(tx, sessionId)
        await endOtherSessions(tx, userId, sessionId)
      }
      await mailSecondFactor(tx, publicUrl, { ...person, id: userId }, 'passkey added')
      await announce(tx, 'user.changed', { id: userId })
      await addAudit(tx, person, requestId, { action: 'addPasskey', subject: `user:${userId}` })
      return ok({})
    },
  )

const removePasskey = (parts: AccountParts) =>
  preparedOperation(
    contract.removePasskey,
    proveAll(parts),
    async ({ passkeyId }, { tx, who, now, requestId }, proven) => {
      const person = personOf(who)
      const { userId } = person
      const taken = await takeProof(tx, { userId, now }, proven)
      if (!taken.ok) return taken
      const before = await stepsOf(tx, userId)
      if (!(await deletePasskey(tx, userId, passkeyId))) return refuse({ code: 'passkey_not_found' })
      const isLast = before.length > 0 && (await stepsOf(tx, userId)).length === 0
      // The house may ask for one, and then rights go with the last.
      if (isLast) await reopenStreams(tx, userId)
      const what = isLast ? 'off' : 'passkey removed'
      await mailSecondFactor(tx, parts.publicUrl, { ...person, id: userId }, what)
      await announce(tx, 'user.changed', { id: userId })
      await addAudit(tx, person, requestId, { action: 'removePasskey', subject: `user:${userId}` })
      return ok({})
    },
  )
