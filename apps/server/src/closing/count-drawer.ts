import { randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/closing.ts'
import { arePieces, countedSum, needsReason } from '@sizzle/domain/closing/cash-count.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { insertCount, insertMove, lockBooks, presentMove } from './cash.sql.ts'
import { cashFacts, cashSince, dayOfMove, dayToClose, locationToClose } from './day-to-close.ts'

export const addCashMove = operation(contract.addCashMove, async (wish, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const location = await locationToClose(tx, who, wish.locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  const reason = wish.reason.trim()
  if (wish.amount <= 0)
    return refuse({ code: 'count_invalid', fields: [{ field: 'amount', sentence: 'Enter an amount above $0.00' }] })
  if (reason === '')
    return refuse({ code: 'count_invalid', fields: [{ field: 'reason', sentence: 'Please say what it is for' }] })
  await lockBooks(tx, location.id)
  const date = dayOfMove(await dayToClose(tx, location, now))
  const move = {
    location_id: location.id,
    id: randomUUIDv7(),
    business_date: date,
    kind: wish.kind,
    amount: wish.amount,
    reason,
    made_by: person.userId,
    made_by_name: person.name,
    made_at: now,
  }
  await insertMove(tx, move)
  await addAudit(tx, person, requestId, {
    action: 'addCashMove',
    subject: `day:${date}`,
    locationId: location.id,
    after: { kind: wish.kind, amount: wish.amount, reason },
  })
  return ok({ move: presentMove(move) })
})

/** Blind: what should be there is said once it was counted, and each count stays. */
export const countDrawer = operation(contract.countDrawer, async (wish, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const location = await locationToClose(tx, who, wish.locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  if (!arePieces(wish.pieces)) return refuse({ code: 'count_invalid' })
  await lockBooks(tx, location.id)
  const day = await dayToClose(tx, location, now, wish.date)
  if (day.date !== wish.date || day.date > day.today) return refuse({ code: 'day_not_due' })
  const cameSince = await cashSince(tx, location, day)
  const { cash } = await cashFacts(tx, location, day, cameSince)
  const counted = countedSum(wish.pieces)
  const count = {
    location_id: location.id,
    id: randomUUIDv7(),
    business_date: day.date,
    pieces: wish.pieces,
    counted,
    expected: cash.expected,
    came_since: cameSince,
    counted_by: person.userId,
    counted_by_name: person.name,
    counted_at: now,
  }
  await insertCount(tx, count)
  const difference = counted - cash.expected
  await addAudit(tx, person, requestId, {
    action: 'countDrawer',
    subject: `day:${day.date}`,
    locationId: location.id,
    after: { countedAmount: counted, expectedAmount: cash.expected },
  })
  const needs = needsReason(difference)
  return ok({ countId: count.id, counted, expected: cash.expected, cameSince, difference, needsReason: needs })
})
