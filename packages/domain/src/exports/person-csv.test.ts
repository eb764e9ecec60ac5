import { expect, test } from 'vitest'
import { BOM } from './csv.ts'
import { personCsv } from './person-csv.ts'

const linesOf = (person: Record<string, unknown>) =>
  personCsv(person).slice(BOM.length).trimEnd().split('\r\n').slice(1)

test('each field of each entry has a line, lists within it are counted, and nothing stands for nothing (people 49)', () => {
  const orders = [
    { id: 'a', lines: [{ name: 'Naan', quantity: 2 }], note: null },
    { id: 'b', lines: [] },
  ]
  expect(linesOf({ profile: { name: 'Priya', preferences: { marketing: false } }, orders, consents: [] })).toEqual([
    '"profile","1","name","Priya"',
    '"profile","1","preferences › marketing","false"',
    '"orders","1","id","a"',
    '"orders","1","lines › 1 › name","Naan"',
    '"orders","1","lines › 1 › quantity","2"',
    '"orders","2","id","b"',
  ])
})

test('what a spreadsheet would run is text', () => {
  expect(linesOf({ profile: { name: '=HYPERLINK("x")' } })).toEqual(['"profile","1","name","\'=HYPERLINK(""x"")"'])
  expect(linesOf({ '=part': [{ '+field': '-1' }] })).toEqual([`"'=part","1","'+field","'-1"`])
})
