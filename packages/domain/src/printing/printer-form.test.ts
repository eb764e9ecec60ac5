import { expect, test } from 'vitest'
import { printerProblems, readAddress } from './printer-form.ts'

test.each([
  ['192.168.1.50', '192.168.1.50:9100'],
  [' 192.168.1.50:9101 ', '192.168.1.50:9101'],
  ['printer.local', 'printer.local:9100'],
  ['[fd00::1]:9100', '[fd00::1]:9100'],
  ['', undefined],
  ['192.168.1.50:0', undefined],
  ['192.168.1.50:70000', undefined],
  ['http://printer', undefined],
  ['user@printer', undefined],
  ['a b', undefined],
])('the address %j is %j', (typed, read) => {
  expect(readAddress(typed)).toBe(read)
})

test('a printer has a name, and an address where the server calls it', () => {
  const form = { name: ' ', kind: 'escpos_tcp' as const, address: null, printsTickets: true, printsReceipts: false }
  expect(printerProblems(form).map(({ field }) => field)).toEqual(['name', 'address'])
  expect(printerProblems({ ...form, name: 'Pass', kind: 'star_cloudprnt' })).toEqual([])
})
