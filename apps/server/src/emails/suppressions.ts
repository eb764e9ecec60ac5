import * as contract from '@sizzle/contract/emails.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { operation, query } from '../kit/operation.ts'
import { allowOffers } from '../messages/no-offers.ts'
import { countSuppressions, listSuppressions } from '../messages/suppressions.sql.ts'

const MOST_SHOWN = 100

export const getSuppressions = query(contract.getSuppressions, async (_, { db }) => {
  const { count } = await countSuppressions(db)
  return ok({ suppressions: await listSuppressions(db, MOST_SHOWN), total: count })
})

export const liftSuppression = operation(contract.liftSuppression, async (input, { tx, who, requestId }) => {
  const email = normalizeEmail(input.email)
  const lifted = await allowOffers(tx, email)
  if (!lifted) return refuse({ code: 'suppression_not_found' })
  const { holderId } = lifted
  await addAudit(tx, personOf(who), requestId, {
    action: 'liftSuppression',
    // Without the address, which nothing takes out of the trail again.
    subject: holderId === null ? 'address' : `user:${holderId}`,
  })
  return ok({ message: `${email} may get offers again, if its owner agrees to them.` })
})
