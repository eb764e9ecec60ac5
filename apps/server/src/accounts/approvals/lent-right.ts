import { APPROVABLE, mayAskManager } from '@sizzle/domain/people/approval.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf, type WriteContext } from '../../kit/context.ts'
import { type Asked, useUpApproval } from './approvals.sql.ts'

type Wanted = Pick<Asked, 'action' | 'subject' | 'amount' | 'locationId'>

/** Who lent the right; undefined where it is one's own. `audit` says so in the trail, with both names. */
type Right = {
  readonly approvedBy: { readonly id: string; readonly name: string } | undefined
  readonly audit: (after: object) => Promise<unknown>
}

/**
 * The right for something that managers do: one's own, then nobody had to approve it, or one that a manager has lent for exactly
 * this. An approval is used up in the transaction of the action, so one that is refused for another reason can be sent again.
 */
export async function ownOrLent(context: WriteContext, wanted: Wanted, approvalId: string | undefined) {
  const { tx, who, now, requestId } = context
  const person = personOf(who)
  const { locationId, ...asked } = wanted
  if (mayAt(person, APPROVABLE[wanted.action], locationId))
    return ok<Right>({ approvedBy: undefined, audit: async () => undefined })
  if (person.deviceId === undefined || !mayAskManager(person, locationId))
    return refuse({ code: 'permission-denied' as const })
  if (approvalId === undefined) return refuse({ code: 'needs_approval' as const, ...asked })
  const by = { deviceId: person.deviceId, askedBy: person.userId }
  const approvedBy = await useUpApproval(tx, approvalId, { ...wanted, ...by }, now)
  if (!approvedBy) return refuse({ code: 'approval_invalid' as const, ...asked })
  const { action, subject } = asked
  const audit = (after: object) => addAudit(tx, person, requestId, { action, subject, locationId, after, approvedBy })
  return ok<Right>({ approvedBy, audit })
}
