import { inSteps } from '../kit/db/in-steps.ts'
import { type Db, sql } from '../kit/db/sql.ts'

const KEPT_DAYS = 730

/**
 * What was written about an order or a table leaves two years later, sent or not (messages 57). Nothing about it is written any
 * more by then, so its key is not needed either. Letters about a person stay: some of their keys hold for ever.
 */
export function forgetOldMessages(db: Db, now: Date) {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  return inSteps(() =>
    db.run(sql`
      delete from messages
      where created_at < ${before} and about_kind in ('order', 'reservation') and state not in ('queued', 'sending')
        and ctid = any(array(
          select ctid from messages
          where created_at < ${before} and about_kind in ('order', 'reservation') and state not in ('queued', 'sending')
          order by created_at limit 500 for update skip locked))`),
  )
}
