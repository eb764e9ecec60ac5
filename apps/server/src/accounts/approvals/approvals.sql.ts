import type { ApprovableAction } from '@sizzle/domain/people/approval.ts'
import { inSteps } from '../../kit/db/in-steps.ts'
import { type Db, sql, type Tx } from '../../kit/db/sql.ts'

export type Asked = {
  readonly action: ApprovableAction
  /** `kind:id` */
  readonly subject: string
  /** In cents. */
  readonly amount: number
  readonly locationId: string
  readonly deviceId: string
  readonly askedBy: string
}
type NewApproval = Asked & {
  readonly id: string
  readonly approvedBy: string
  readonly now: Date
  readonly until: Date
}

export function insertApproval(tx: Tx, { id, action, subject, amount, approvedBy, now, until, ...at }: NewApproval) {
  return tx.run(sql`
    insert into approvals (id, action, subject, amount, location_id, device_id, asked_by, approved_by, approved_at, expires_at)
    values (${id}, ${action}, ${subject}, ${amount}, ${at.locationId}, ${at.deviceId}, ${at.askedBy}, ${approvedBy}, ${now}, ${until})`)
}

/** For exactly what was approved, and once; whoever approved it must still be a manager there. */
export function useUpApproval(tx: Tx, id: string, asked: Asked, now: Date) {
  return tx.maybe<{ id: string; name: string }>(sql`
    update approvals a set used_at = ${now}
    from users u
    where a.id = ${id} and a.used_at is null and a.expires_at > ${now}
      and a.action = ${asked.action} and a.subject = ${asked.subject} and a.amount = ${asked.amount}
      and a.location_id = ${asked.locationId} and a.device_id = ${asked.deviceId} and a.asked_by = ${asked.askedBy}
      and u.id = a.approved_by and u.is_active and u.deleted_at is null
      and (u.role = 'admin' or (u.role = 'manager'
           and exists (select from works_at w where w.user_id = u.id and w.location_id = a.location_id)))
    returning u.id, u.name`)
}

/** The trail keeps who approved what. */
export function forgetApprovals(db: Db, now: Date) {
  const before = new Date(now.getTime() - 86_400_000)
  return inSteps(() =>
    db.run(sql`
      delete from approvals where expires_at < ${before} and ctid = any(array(
        select ctid from approvals where expires_at < ${before} order by expires_at limit 500 for update skip locked))`),
  )
}
