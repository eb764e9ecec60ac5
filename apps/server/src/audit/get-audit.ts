import * as contract from '@sizzle/contract/audit.ts'
import { auditChanges } from '@sizzle/domain/audit/changes.ts'
import { AUDIT_COLUMNS, auditFileName, csvTable } from '@sizzle/domain/exports/csv.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { ok } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import type { Db } from '../kit/db/sql.ts'
import { operation, query } from '../kit/operation.ts'
import { numbered, type Page, pagesOf } from '../kit/page.ts'
import { type AuditFilter, type AuditRow, auditActions, listAudit, peopleByIdNamed, peopleNamed } from './audit.sql.ts'
import { type AuditNames, auditNames } from './audit-names.ts'

const PAGE_SIZE = 50
const MOST = 10_000

export const getAudit = query(contract.getAudit, async ({ page = 1, ...asked }, { db }) => {
  const filter = await filterOf(db, asked)
  const read = (part: Page) => listAudit(db, filter, { most: MOST, ...part })
  const { rows, total: matching } = await numbered(read, page, PAGE_SIZE)
  const total = Math.min(matching, MOST)
  const names = await auditNames(db, rows)
  return ok({
    entries: rows.map((row) => presentEntry(row, names)),
    total,
    page,
    pages: pagesOf(total, PAGE_SIZE),
    isCut: matching > MOST,
    actions: await auditActions(db, MOST),
  })
})

export const exportAudit = operation(contract.exportAudit, async (asked, { tx, who, now, requestId }) => {
  const rows = await listAudit(tx, await filterOf(tx, asked), { most: MOST, limit: MOST, offset: 0 })
  // Without the name that was looked for: nothing takes it out of the trail again.
  const { person = '', ...kept } = asked
  await addAudit(tx, personOf(who), requestId, {
    action: 'exportAudit',
    subject: 'audit',
    locationId: asked.locationId ?? null,
    after: { ...kept, isSearch: person !== '', count: rows.length },
  })
  const names = await auditNames(tx, rows)
  return ok({
    fileName: auditFileName(localAt('UTC', now).date),
    csv: csvTable(
      AUDIT_COLUMNS,
      rows.map((row) => cells(row, names)),
    ),
    count: rows.length,
    isCut: (rows[0]?.matching ?? 0) > MOST,
  })
})

type Asked = Omit<AuditFilter, 'people' | 'peopleById'> & { readonly person?: string | undefined }

/** A part of a name stands for everybody who has it. */
async function filterOf(db: Db, { person = '', ...asked }: Asked): Promise<AuditFilter> {
  if (person === '') return asked
  return { ...asked, people: await peopleNamed(db, person), peopleById: await peopleByIdNamed(db, person) }
}

function presentEntry(row: AuditRow, names: AuditNames) {
  const { id, at, actor_id, actor_name, action, subject, location_id, location_name } = row
  const timeZone = row.time_zone ?? HOUSE_ZONE
  return {
    id,
    at,
    actor: { id: actor_id, name: actor_name },
    approvedBy: row.approved_by_name,
    action,
    subject,
    subjectName: names.subjectOf(row),
    location: location_id === null ? null : { id: location_id, name: location_name ?? location_id },
    timeZone,
    changes: auditChanges(names.inWords(row.before, row), names.inWords(row.after, row), timeZone),
  }
}

/** The key of what it was about and its name: a table is searched by either. */
function cells(row: AuditRow, names: AuditNames): string[] {
  const { at, actor, approvedBy, action, subject, subjectName, location, changes } = presentEntry(row, names)
  const side = (of: 'before' | 'after') =>
    changes
      .flatMap((change) => {
        if (change[of] !== null) return [`${change.field}: ${change[of]}`]
        return of === 'after' && change.before === null ? [change.field] : []
      })
      .join('; ')
  const time = at.toISOString().slice(0, 19).replace('T', ' ')
  const about = [action, subject, subjectName ?? '', location?.name ?? '']
  return [time, actor.name, approvedBy ?? '', ...about, side('before'), side('after')]
}
