import type { getAudit } from '@sizzle/contract/audit.ts'
import type { WireInputOf, WireOutputOf } from '@sizzle/contract/route.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'

export type AuditPage = WireOutputOf<typeof getAudit>
export type AuditEntry = AuditPage['entries'][number]
export type AuditChange = AuditEntry['changes'][number]

/** No change makes it old by itself: a page is read in peace, and asked for again by whoever wants that. */
export function auditQuery(asked: WireInputOf<typeof getAudit>, page: number) {
  return queryOptions({
    ...ask('/getAudit', { ...asked, page: String(page) }),
    placeholderData: keepPreviousData,
  })
}
