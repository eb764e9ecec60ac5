import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BOM,
  csvCell,
  csvPhone,
  csvTable,
  RESERVATION_COLUMNS,
  reservationRow,
  reservationsFileName,
  USER_COLUMNS,
  userRow,
  usersFileName,
} from './csv.ts'

describe('a cell', () => {
  test.each([
    ['Priya', '"Priya"'],
    ['He said "hi", twice', '"He said ""hi"", twice"'],
    ['two\nlines', '"two\nlines"'],
    ['a-b', '"a-b"'],
    ['\u202eevil\u202c', '"evil"'],
    ['p@x.ca', '"p@x.ca"'],
    ['', '""'],
    [-5, '"-5"'],
    [{ cents: 8110 }, '"81.10"'],
    [{ cents: -2000 }, '"-20.00"'],
  ])('%j is written %s', (value, cell) => expect(csvCell(value)).toBe(cell))

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '\t=1',
    '\tx',
    '\r=1',
    '\n=1',
    '\nx',
    ' =1',
    'text\n=1',
    'text\r\n  +1',
    '"=1',
    "'=1",
    '\u200b=1',
    '\0=1',
    'a\0b',
  ])('%j is never run (messages 22)', (value) => expect(csvCell(value).startsWith(`"'`)).toBe(true))

  test('no text whatever leaves its quotes, or begins with what a spreadsheet runs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text)
        const inner = cell.slice(1, -1)
        expect(inner.replaceAll('""', '').includes('"')).toBe(false)
        expect(/^[=+\-@\t\r\n＝＋－＠]/.test(inner)).toBe(false)
        expect(inner.includes('\0')).toBe(false)
      }),
    )
  })
})

test.each([
  ['+19025550123', '(902) 555-0123'],
  ['9025550123', '(902) 555-0123'],
  ['+442079460958', '00442079460958'],
])('the phone %s is written %s, which no spreadsheet changes', (phone, written) => {
  expect(csvPhone(phone)).toBe(written)
  expect(csvCell(csvPhone(phone))).toBe(`"${written}"`)
})

test('a table has its mark, its header and one line per row', () => {
  const reservation = {
    reservationId: 'RES-TRU-20261120-ABCD',
    name: '=cmd',
    email: 'p@x.ca',
    phone: '+19025550123',
    location: 'truro',
    date: '2026-11-20',
    time: '19:00',
    partySize: 2,
    status: 'confirmed',
    created: '2026-11-01',
  }
  const lines = csvTable(RESERVATION_COLUMNS, [reservationRow(reservation)]).split('\r\n')
  expect(lines[0]).toBe(
    `${BOM}"ID","Customer","Email","Phone","Location","Date","Time","Party Size","Status","Created"`,
  )
  expect(lines[1]).toContain(`"'=cmd","p@x.ca","(902) 555-0123"`)
  expect(lines).toHaveLength(3)
  const user = {
    id: 'u',
    name: 'P',
    email: 'p@x.ca',
    phone: '',
    role: 'customer',
    isActive: false,
    orders: 2,
    spent: 1295,
    points: 12,
    created: 'd',
  }
  expect(userRow(user)).toHaveLength(USER_COLUMNS.length)
  expect(userRow(user)).toEqual(['u', 'P', 'p@x.ca', '', 'customer', 'Inactive', 2, '12.95', 12, 'd'])
  expect([reservationsFileName('2026-11-20'), usersFileName('2026-11-20')]).toEqual([
    'reservations-2026-11-20.csv',
    'users-export-2026-11-20.csv',
  ])
})
