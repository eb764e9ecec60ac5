import { randomUUID } from 'node:crypto'
import type { PostInput } from '@sizzle/contract/client.ts'
import { anOrder } from './an-order.ts'
import type { TestApp } from './test-app.ts'

type TillOrder = PostInput<'/takeTillOrder'>

/** A cash order as a till hands it in, taken a moment ago. */
export async function aTillOrder(
  app: Pick<TestApp, 'database'>,
  changes: Partial<TillOrder> = {},
  quantity?: number,
): Promise<TillOrder> {
  const { customerInfo, items, orderType, pricing } = await anOrder(app, {}, quantity)
  const { subtotal, tax, tip, total } = pricing
  const takenAt = new Date(Date.now() - 60_000).toISOString()
  return {
    id: randomUUID(),
    letters: 'A',
    number: 1,
    takenAt,
    clock: takenAt,
    heardAt: new Date(Date.now() - 120_000).toISOString(),
    takenBy: randomUUID(),
    order: {
      customerInfo: { name: customerInfo.name, email: '', phone: '' },
      items,
      orderType: orderType as 'pickup',
      pricing: { subtotal, tax, tip, total },
    },
    ...changes,
  }
}
