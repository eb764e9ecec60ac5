import { expect, test } from 'vitest'
import { changeLines } from './change-lines.ts'
import type { TicketLine, TicketToPrint } from './ticket-lines.ts'

function dish(name: string, quantity: number): TicketLine {
  return { name, quantity, heat: 'Hot', options: [], note: '', allergens: [] }
}
const TICKET: TicketToPrint = {
  kind: 'new',
  number: 'TRU-042',
  station: '',
  isRecalled: false,
  orderType: 'pickup',
  tableInfo: null,
  customer: 'Priya',
  placed: '6:10 p.m.',
  due: '6:45 p.m.',
  note: '',
  address: '',
  instructions: '',
  lines: [dish('Thali', 3)],
}
const change = { added: [dish('Thali', 1)], taken: [dish('Naan', 2)], changes: ['Delivery instead of Pickup'] }

test.each([58, 80] as const)('on %i mm a change stands above the whole order, with how many (printing 12)', (width) => {
  const texts = changeLines(TICKET, change, { copy: 0, isMaybeTwice: true }, width).map((line) =>
    'text' in line ? String(line.text).trim() : '',
  )
  const at = (text: string) => texts.findIndex((one) => one.includes(text))
  const places = ['CHANGED', 'ADD', '1 × Thali', 'VOID 2 × Naan', 'AS IT IS NOW', 'DUPLICATE', '3 × Thali'].map(at)
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(at('Delivery instead')).toBeLessThan(at('AS IT IS NOW'))
})
