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

const FORM = {
  name: ' ',
  kind: 'escpos_tcp' as const,
  address: null,
  printsTickets: true,
  stationIds: [],
  printsReceipts: false,
}

test('a printer has a name, and an address where the server calls it', () => {
  expect(printerProblems(FORM, []).map(({ field }) => field)).toEqual(['name', 'address'])
  expect(printerProblems({ ...FORM, name: 'Pass', kind: 'star_cloudprnt' }, [])).toEqual([])
})

test('a printer prints tickets of stations that there are', () => {
  const form = { ...FORM, name: 'Pass', kind: 'screen' as const, stationIds: ['hot', 'bar'] }
  expect(printerProblems(form, ['hot', 'bar', 'pass'])).toEqual([])
  expect(printerProblems(form, ['hot']).map(({ field }) => field)).toEqual(['stationIds'])
})
