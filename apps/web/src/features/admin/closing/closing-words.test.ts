import { expect, test } from 'vitest'
import { REPORT } from '../../../testing/samples-closing.ts'
import { reportCsv, reportParts } from './closing-words.ts'

const rowsOf = (title: string, report = REPORT) => reportParts(report).find((part) => part.title === title)?.rows

test('a line of cash in or out has its time, and its date where it is of the evening before (money 100)', () => {
  const [move] = REPORT.moves
  if (!move) throw new Error('the sample has a move')
  const moves = [move, { ...move, at: '2026-11-20T02:15:00.000Z' }]
  const labels = rowsOf('Cash in and out', { ...REPORT, moves })?.map(([label]) => label.replace('Nov.', 'Nov'))
  expect(labels).toEqual([
    'Taken to the safe: To the safe (Anita Rao, 5 p.m.)',
    'Taken to the safe: To the safe (Anita Rao, Nov 19, 2026, 10:15 p.m.)',
  ])
})

test('cash of later days stands in the report of the day it was counted with, and is taken off in the next (money 101)', () => {
  const cash = { ...REPORT.cash, countedBefore: 12.5, cameSince: -9.7 }
  expect(rowsOf('Drawer', { ...REPORT, cash })).toEqual(
    expect.arrayContaining([
      ['Counted with the day before already', -12.5],
      ['Came after this day, in later reports', -9.7],
    ]),
  )
  expect(rowsOf('Drawer')?.map(([label]) => label)).not.toContain('Came after this day, in later reports')
})

test('cash that came after the count stands in the report, and in the next one (money 101)', () => {
  const cash = { ...REPORT.cash, uncountedBefore: -4, cameAfter: 12.5 }
  expect(rowsOf('Drawer', { ...REPORT, cash })).toEqual(
    expect.arrayContaining([
      ['Came after the day before was counted', -4],
      ['Came after the count, in the next drawer', -12.5],
    ]),
  )
})

test('the table has the time of closing by the location’s clock, and amounts with their cents (money 103)', () => {
  const cash = { ...REPORT.cash, taken: 81.1, givenBack: 0 }
  const lines = reportCsv({ ...REPORT, cash }, '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '"Report","Closed (America/Halifax)","2026-11-20 22:41"',
      '"Drawer","Taken in cash","81.10"',
      '"Drawer","Given back in cash","0.00"',
      '"Drawer","Paid in, less paid out","-50.00"',
      '"Sales","Orders","42"',
    ]),
  )
})
