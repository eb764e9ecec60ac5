import * as contract from '@sizzle/contract/users.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { presentUser } from './present-user.ts'
import { filterOf, nextOf, readNext, refuseAfter } from './user-page.ts'
import { countUsers, listUsers, userById } from './users.sql.ts'

/** Counting on would cost more than anybody reads into it. */
const MOST_COUNTED = 1000

export const getUsers = query(contract.getUsers, async ({ sort = 'newest', after: next, ...asked }, { db }) => {
  const filter = filterOf(asked)
  const after = next === undefined ? null : readNext(sort, next)
  if (after === undefined) return refuseAfter()
  const limit = contract.USERS_PER_PAGE
  // One more than is shown says whether there is another page; without one there is nothing to count.
  const rows = await listUsers(db, filter, { sort, after, limit: limit + 1 })
  const isWhole = rows.length <= limit
  const found = after === null ? await (isWhole ? rows.length : countUsers(db, filter, MOST_COUNTED + 1)) : null
  const shown = rows.slice(0, limit)
  const last = isWhole ? undefined : shown.at(-1)
  const isMore = filter.pattern !== null && found !== null && found > MOST_COUNTED
  return ok({
    users: shown.map(presentUser),
    next: last ? nextOf(sort, last) : null,
    total: isMore ? MOST_COUNTED : found,
    isMore,
  })
})

export const getUser = query(contract.getUser, async ({ userId }, { db }) => {
  const row = await userById(db, userId)
  return row ? ok({ user: presentUser(row) }) : refuse({ code: 'user_not_found' })
})
