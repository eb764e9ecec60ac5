import * as contract from '@sizzle/contract/users.ts'
import { csvRows, csvTable, USER_COLUMNS, userRow, usersFileName } from '@sizzle/domain/exports/csv.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { filterOf, nextOf, readNext, refuseAfter } from './user-page.ts'
import { listUsers, type UserRow } from './users.sql.ts'

const SORT = 'newest'

export const exportUsers = operation(contract.exportUsers, async (asked, { tx, who, now, requestId }) => {
  const { after: begun, ...filters } = asked
  const after = begun === undefined ? null : readNext(SORT, begun)
  if (after === undefined) return refuseAfter()
  const limit = contract.USERS_PER_PART
  const rows = await listUsers(tx, filterOf(filters), { sort: SORT, after, limit: limit + 1 })
  if (rows.length === 0 && after === null) return refuse({ code: 'no_users_to_export' })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  // Filters without the search, which may be somebody's name: the trail is for ever.
  const { search, ...kept } = filters
  await addAudit(tx, personOf(who), requestId, {
    action: 'exportUsers',
    subject: 'users',
    after: { ...kept, isSearch: Boolean(search), count: shown.length },
  })
  const cells = shown.map(cellsOf)
  return ok({
    fileName: usersFileName(localAt(HOUSE_ZONE, now).date),
    csv: after === null ? csvTable(USER_COLUMNS, cells) : csvRows(cells),
    count: shown.length,
    next: last ? nextOf(SORT, last) : null,
  })
})

function cellsOf(row: UserRow): (string | number)[] {
  return userRow({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone_number ?? '',
    role: row.role,
    isActive: row.is_active,
    orders: row.total_orders,
    spent: row.total_spent,
    points: row.loyalty_points,
    created: localAt(HOUSE_ZONE, row.created_at).date,
  })
}
