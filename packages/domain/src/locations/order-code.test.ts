import { expect, test } from 'vitest'
import { firstFreeCode, orderCodes } from './order-code.ts'

test.each([
  ['Truro Heights', [], 'TRU'],
  ['Truro Heights', ['TRU'], 'TRUA'],
  ['Truro Heights', ['TRU', 'TRUA'], 'TRUB'],
  ['Ô Québec', [], 'OQU'],
  ['St', [], 'ST'],
  ['7', [], 'LOC'],
  ['दिल्ली', ['LOC'], 'LOCA'],
  ['Q 1', [], 'LOC'],
])('the code of %j, with %j in use, is %s (menu 52)', (name, inUse, code) => {
  expect(firstFreeCode(name, (one) => inUse.includes(one))).toBe(code)
})

test('five thousand locations of one name all get another code of 2 to 4 letters', () => {
  const codes = new Set(orderCodes('Location').take(6_000))
  expect(codes.size).toBeGreaterThan(5_000)
  expect([...codes].every((code) => /^[A-Z]{2,4}$/.test(code))).toBe(true)
})

test('when every code is in use there is none', () => expect(firstFreeCode('Truro', () => true)).toBeNull())
