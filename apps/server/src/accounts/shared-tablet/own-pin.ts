import * as contract from '@sizzle/contract/shared-tablets.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import { operation, preparedOperation, query } from '../../kit/operation.ts'
import type { AccountParts } from '../account-parts.ts'
import { provePassword } from '../prove-password.ts'
import { tellEnded } from '../sessions.ts'
import { deletePin, endPinSessionsOf, hasPin, savePin } from './tablets.sql.ts'

export const getMyPin = query(contract.getMyPin, async (_, { who, db }) =>
  ok({ isSet: await hasPin(db, personOf(who).userId) }),
)

/** What the old one has opened is locked. */
export const setMyPin = ({ attempts, hashPassword }: AccountParts) =>
  preparedOperation(
    contract.setMyPin,
    async ({ password, pin }, { who, db, now }) => {
      const { userId, role, heldBackRole = role } = personOf(who)
      if (heldBackRole === 'customer') return refuse({ code: 'only_staff_have_pins' })
      const proven = await provePassword(attempts, db, { userId, password, now })
      return proven.ok ? ok(await hashPassword(pin)) : proven
    },
    async (_, { tx, who, now, requestId }, hash) => {
      const person = personOf(who)
      await savePin(tx, person.userId, hash, now)
      await tellEnded(tx, await endPinSessionsOf(tx, person.userId))
      await addAudit(tx, person, requestId, { action: 'setMyPin', subject: `user:${person.userId}` })
      return ok({})
    },
  )

export const removeMyPin = operation(contract.removeMyPin, async (_, { tx, who, requestId }) => {
  const person = personOf(who)
  await deletePin(tx, person.userId)
  await tellEnded(tx, await endPinSessionsOf(tx, person.userId))
  await addAudit(tx, person, requestId, { action: 'removeMyPin', subject: `user:${person.userId}` })
  return ok({})
})
