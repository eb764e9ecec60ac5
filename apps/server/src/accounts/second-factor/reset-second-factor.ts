import * as contract from '@sizzle/contract/second-factor.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import { announce } from '../../kit/live/announce.ts'
import { operation } from '../../kit/operation.ts'
import { mailSecondFactor } from '../account-mail.ts'
import type { AccountParts } from '../account-parts.ts'
import { lockUser } from '../accounts.sql.ts'
import { deletePasskeys } from '../passkeys/passkeys.sql.ts'
import { endAllSessions } from '../sessions.ts'
import { deleteFactor } from './second-factors.sql.ts'
import { aboutFactor } from './set-up.ts'

/** For a colleague who has lost what it takes: the app with its recovery codes, and passkeys. */
export const resetSecondFactor = ({ publicUrl }: AccountParts) =>
  operation(contract.resetSecondFactor, async ({ userId }, { tx, who, requestId }) => {
    const admin = personOf(who)
    if (userId === admin.userId) return refuse({ code: 'own_second_factor' })
    const user = await lockUser(tx, userId)
    if (!user) return refuse({ code: 'user_not_found' })
    const had = [await deleteFactor(tx, userId), (await deletePasskeys(tx, userId)) > 0]
    if (!had.includes(true)) return refuse({ code: 'second_factor_off' })
    await endAllSessions(tx, userId)
    await mailSecondFactor(tx, publicUrl, user, 'reset')
    await announce(tx, 'user.changed', { id: userId })
    await addAudit(tx, admin, requestId, aboutFactor('resetSecondFactor', userId, false))
    return ok({})
  })
