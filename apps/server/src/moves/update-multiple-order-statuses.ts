import { randomUUID } from 'node:crypto'
import * as contract from '@sizzle/contract/board.ts'
import { BETWEEN_BATCH_ITEMS_MS } from '@sizzle/domain/calls/outbox.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { refuse } from '@sizzle/domain/result.ts'
import { batchOf } from '../kit/batch.ts'
import { personOf } from '../kit/context.ts'
import { locationById } from '../locations/locations.sql.ts'
import { type MoveInput, moveOne } from './move-order.ts'

/** Each item is a move of its own, in its own transaction: boards see them one by one, and a refused one stops nobody. */
export const updateMultipleOrderStatuses = batchOf(contract.updateMultipleOrderStatuses, {
  refuse: async ({ locationId }, { db, who }) => {
    const location = mayAt(personOf(who), 'order.move', locationId) ? await locationById(db, locationId) : undefined
    return location ? null : refuse({ code: 'location_not_found' })
  },
  of: contract.updateOrderStatus,
  item: moveOne,
  pauseMs: BETWEEN_BATCH_ITEMS_MS,
  split: ({ updates, locationId }) =>
    updates.map(({ orderId, newStatus }): MoveInput => ({ orderId, status: newStatus, locationId })),
  join: ({ updates, batchId }, answers) => {
    const results = updates.map(({ orderId, newStatus }, index) => ({
      orderId,
      newStatus,
      result: { ...answers[index]?.body, success: answers[index]?.status === 200 },
    }))
    const successful = results.filter(({ result }) => result.success).length
    const total = results.length
    const summary = {
      total,
      successful,
      failed: total - successful,
      successRate: Math.round((successful / total) * 100),
    }
    return { results, summary, batchId: batchId || randomUUID() }
  },
})
