import { expect, test } from 'vitest'
import type { PaperWidth } from './paper.ts'
import { columnsFor } from './paper.ts'
import { cells } from './paper-text.ts'
import { type TicketToPrint, ticketLines } from './ticket-lines.ts'

const THALI = {
  name: 'Thali',
  quantity: 2,
  heat: 'Hot',
  note: 'No onions',
  allergens: ['nuts', 'dairy'],
  options: [
    { name: 'Dal', quantity: 1, price: 0, choices: [] },
    { name: 'Garlic Naan', quantity: 2, price: 150, choices: [{ name: 'Butter', quantity: 1, price: 0, choices: [] }] },
  ],
}
const TICKET: TicketToPrint = {
  kind: 'new',
  number: 'TRU-042',
  station: 'Tandoor',
  isRecalled: false,
  orderType: 'dine-in',
  tableInfo: { tableNumber: '7', partySize: 4 },
  customer: 'Priya Sharma',
  placed: '6:12 p.m.',
  due: '6:45 p.m.',
  note: 'Nut allergy',
  address: '',
  instructions: '',
  lines: [THALI],
}
const FIRST = { copy: 0, isMaybeTwice: false }
const textOf = (changes: Partial<TicketToPrint> = {}, marks = FIRST, width: PaperWidth = 80) =>
  ticketLines({ ...TICKET, ...changes }, marks, width).map(({ text }) => text)

test('a ticket says number, station, type, table, time, notes, heat, choices and allergens, and no price (printing 1)', () => {
  expect(textOf()).toEqual([
    'TRU-042',
    'TANDOOR',
    'Dine-in, table 7, 4 guests',
    'Due 6:45 p.m.',
    'Placed 6:12 p.m., Priya Sharma',
    '! Nut allergy',
    '-'.repeat(48),
    '2 × Thali',
    '    HOT',
    '    EACH:',
    '      Dal',
    '      Garlic Naan ×2',
    '        Butter',
    '    “No onions”',
    '    CONTAINS NUTS, DAIRY',
    '-'.repeat(48),
  ])
  expect(textOf().join()).not.toContain('$')
})

test('a delivery says when it has to be at the door, where that is and how one gets in (printing 1)', () => {
  const delivery = {
    orderType: 'delivery',
    tableInfo: null,
    address: '12 Main St',
    instructions: 'Door code 1234',
  } as const
  const paper = textOf(delivery)
  expect(paper.slice(2, 4)).toEqual(['Delivery', 'At the door 6:45 p.m.'])
  expect(paper.slice(-2)).toEqual(['12 Main St', 'Door code 1234'])
})

test('what may hurt somebody is white on black (printing 1)', () => {
  const inverse = ticketLines(TICKET, FIRST, 80).filter(({ isInverse }) => isInverse)
  expect(inverse.map(({ text }) => text.trim())).toEqual(['! Nut allergy', 'CONTAINS NUTS, DAIRY'])
})

const MARKED: [string, Partial<TicketToPrint>, typeof FIRST, string[]][] = [
  ['a second print', {}, { copy: 2, isMaybeTwice: false }, ['COPY 2']],
  ['a void', { kind: 'void' }, FIRST, ['VOID']],
  ['an addition', { kind: 'add' }, FIRST, ['ADDED']],
  ['a recalled ticket', { isRecalled: true }, FIRST, ['RECALLED']],
  ['one that may be twice', {}, { copy: 0, isMaybeTwice: true }, ['MAY BE A DUPLICATE - check TRU-042']],
  [
    'a void copy that may be twice',
    { kind: 'void' },
    { copy: 1, isMaybeTwice: true },
    ['MAY BE A DUPLICATE - check TRU-042', 'COPY 1', 'VOID'],
  ],
]
test.each(MARKED)('%s says so above its number (printing 2)', (_, changes, marks, heads) => {
  expect(textOf(changes, marks)).toEqual([
    ...heads,
    'TRU-042',
    ...textOf(changes).slice(textOf(changes).indexOf('TRU-042') + 1),
  ])
})

test('each dish of a void is crossed out by a word (printing 2)', () => {
  expect(textOf({ kind: 'void' })).toContain('VOID 2 × Thali')
})

const LONG = 'Slow cooked shoulder of lamb with apricots and a very generous spoon of yoghurt'
test.each([58, 80] as const)('no line is wider than %i mm (printing 1)', (width) => {
  const lines = ticketLines(
    {
      ...TICKET,
      note: 'x'.repeat(200),
      station: LONG,
      customer: LONG,
      lines: [{ ...THALI, name: LONG, note: 'पनीर '.repeat(30), allergens: Array(20).fill('shellfish') }],
    },
    { copy: 3, isMaybeTwice: true },
    width,
  )
  for (const { text, size } of lines) expect(cells(text)).toBeLessThanOrEqual(columnsFor(width, size))
  expect(lines.map(({ text }) => text.replaceAll(/\s/g, '')).join('')).toContain(LONG.replaceAll(' ', ''))
})

test.each([
  ['\u001b@\u001dV\u0000Naan', '@VNaan'],
  ['Naan\n\u001bp0', 'Naan p0'],
  ['\u202eNaan', 'Naan'],
  ['Naan\u200b \u{1f336}\ufe0f hot', 'Naan hot'],
  [`Z${'\u0301'.repeat(40)}algo`, 'Ź\u0301\u0301\u0301algo'],
  ['पनीर', 'पनीर'],
])('%j is no command and hides nothing (printing 5)', (name, shown) => {
  expect(textOf({ lines: [{ ...THALI, name }] })).toContain(`2 × ${shown}`)
})
