import { expect, test } from 'vitest'
import { joinTables } from './join-tables.ts'

test('several tables become one, each name with its own entry', () => {
  expect(joinTables({ orders: { placed: 1 }, payments: { paid: 2, refunded: 3 } })).toEqual({
    placed: 1,
    paid: 2,
    refunded: 3,
  })
})

test('a name in two tables is refused instead of hiding one of them', () => {
  expect(() => joinTables({ orders: { cancelled: 1 }, payments: { cancelled: 2 } })).toThrow(
    '"cancelled" of "payments" stands in another table already',
  )
})
