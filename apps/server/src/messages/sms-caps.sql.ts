import { overSmsCap, type SmsCaps } from '@sizzle/domain/messages/sms-segments.ts'
import { type Db, sql } from '../kit/db/sql.ts'
import type { LeasedMessage } from './messages.sql.ts'

/**
 * Why this text has to wait for another day, if it has. Of those that are being sent right now the ones taken before it
 * count as gone, so that many at once do not all find room for one. A later lease ends later; within one the id decides.
 */
export async function overCap(db: Db, { id, recipient }: LeasedMessage, caps: SmsCaps): Promise<string | null> {
  const gone = await db.one<SmsCaps>(sql`
    with lately as (
      select recipient from messages
      where kind = 'sms' and attempted_at > now() - interval '24 hours' and state in ('sent', 'captured', 'failed')
      union all
      select recipient from messages
      where kind = 'sms' and state = 'sending' and due_at > now()
        and (due_at, id) < (select due_at, id from messages where id = ${id}::uuid)
    )
    select count(*) filter (where recipient = ${recipient})::int as "perNumber", count(*)::int as "inAll" from lately`)
  return overSmsCap(gone, caps)
}
