import { describe, expect, test } from 'vitest'
import { lateOrders } from './late-orders.ts'

const DUE = '2026-11-20T22:00:00.000Z'
const at = (seconds: number) => new Date(Date.parse(DUE) + seconds * 1000)
const order = { id: 'a', status: 'preparing', promisedAt: DUE } as const

describe('an order that becomes late', () => {
  test('is told once, in the moment in which its promise passes (kitchen 37)', () => {
    let before: ReadonlySet<string> | null = null
    const told = [-1, 0, 1, 2, 600].map((seconds) => {
      const { late, fresh } = lateOrders(before, [order], at(seconds))
      before = late
      return fresh.length
    })
    expect(told).toEqual([0, 0, 1, 0, 0])
  })

  test('is told again after its promise was moved and passed again', () => {
    const first = lateOrders(new Set(), [order], at(1))
    const moved = { ...order, promisedAt: at(600).toISOString() }
    const second = lateOrders(first.late, [moved], at(2))
    expect(second.late.size).toBe(0)
    expect(lateOrders(second.late, [moved], at(601)).fresh).toEqual([moved])
  })

  test.each([
    ['late already when it was first looked', null, 'pending', 0],
    ['not started', new Set<string>(), 'pending', 1],
    ['ready', new Set<string>(), 'ready', 0],
    ['over', new Set<string>(), 'completed', 0],
  ] as const)('%s', (_which, before, status, count) => {
    expect(lateOrders(before, [{ ...order, status }], at(60)).fresh).toHaveLength(count)
  })
})
