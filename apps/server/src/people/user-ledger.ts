import * as contract from '@sizzle/contract/loyalty.ts'
import { isBelowZero, sumOf } from '@sizzle/domain/loyalty/adjust.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { lockUser } from '../accounts/accounts.sql.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { answeredAnew, operation, query } from '../kit/operation.ts'
import { pagesOf } from '../kit/page.ts'
import { addAdjustment, ledgerFigures } from './ledger.sql.ts'
import { presentAgain, presentOneUser } from './present-user.ts'
import { countLedger, type LedgerRow, ledgerPage } from './user-ledger.sql.ts'
import { userById } from './users.sql.ts'

const PAGE_SIZE = 50

export const getUserLedger = query(contract.getUserLedger, async ({ userId, page = 1 }, { db }) => {
  if (!(await userById(db, userId))) return refuse({ code: 'user_not_found' })
  const total = await countLedger(db, userId)
  const pages = pagesOf(total, PAGE_SIZE)
  const rows = await ledgerPage(db, userId, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  return ok({ entries: rows.map(presentEntry), total, page, pages, figures: await ledgerFigures(db, userId) })
})

const adjust = operation(contract.adjustLoyalty, async (wish, { tx, who, now, requestId }) => {
  const admin = personOf(who)
  const { userId, points, orders, spent } = wish
  // Locked, so that of two who take away at once the second sees what is left.
  if (!(await lockUser(tx, userId))) return refuse({ code: 'user_not_found' })
  const change = { points, orders, spent }
  const before = await ledgerFigures(tx, userId)
  const after = sumOf(before, change)
  if (isBelowZero(after)) return refuse({ code: 'loyalty_below_zero' })

  const reason = wish.reason.trim()
  await addAdjustment(tx, { userId, actorId: admin.userId, figures: change, note: reason, now })
  await announce(tx, 'user.changed', { id: userId })
  await addAudit(tx, admin, requestId, {
    action: 'adjustLoyalty',
    subject: `user:${userId}`,
    before,
    after: { ...after, reason },
  })
  return ok({ user: await presentOneUser(tx, userId) })
})

export const adjustLoyalty = answeredAnew(contract.adjustLoyalty, adjust, ({ userId }, { tx }) =>
  presentAgain(tx, userId),
)

function presentOrder(id: string, { order_number, order_subtotal, location_name }: LedgerRow) {
  return { id, number: order_number ?? '', location: location_name ?? '', subtotal: order_subtotal }
}

function presentEntry(row: LedgerRow) {
  const { id, at, kind, points, orders, spent, order_id, actor_name, note } = row
  const order = order_id === null ? null : presentOrder(order_id, row)
  return { id, at, kind, points, orders, spent, order, by: actor_name, reason: note }
}
