import { describe, expect, test } from 'vitest'
import type { OrderedLine } from '../kitchen/routing.ts'
import { canEdit, editedPromise, editNote, factChanges, lineChanges, moneyChanges } from './edit.ts'
import { ORDER_STATUSES } from './status.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)

test('only an order that waits is edited (ordering 40)', () => {
  expect(ORDER_STATUSES.filter((status) => canEdit({ status }))).toEqual(['pending'])
})

describe('when an edited order can be had (ordering 43)', () => {
  test.each([
    ['as much later as the kitchen needs more', null, 24, 30, '18:30'],
    ['as promised when less was wanted', null, 24, 21, '18:24'],
    ['as promised when nothing changes', null, 24, 24, '18:24'],
    ['at the time that was chosen', '18:24', 24, 60, '18:24'],
  ])('%s', (_, chosen, minutesBefore, minutesAfter, expected) => {
    const scheduledFor = chosen === null ? null : at(chosen)
    expect(editedPromise({ promisedAt: at('18:24'), scheduledFor, minutesBefore, minutesAfter })).toEqual(at(expected))
  })
})

function line(text: string): OrderedLine {
  const [, quantity = '1', name = '', , heat = '', , note = ''] = /^(\d+) (\w+)( \+(\w+))?( "(.*)")?$/.exec(text) ?? []
  const same = { category: 'x', heatLevel: 0, options: [], allergens: [] }
  return { ...same, itemId: name, name, quantity: Number(quantity), heat, note }
}
const changes = (before: string[], after: string[]) => {
  const { added, taken } = lineChanges(before.map(line), after.map(line))
  return [
    ...added.map(({ quantity, name }) => `+${quantity} ${name}`),
    ...taken.map(({ quantity, name }) => `-${quantity} ${name}`),
  ]
}

describe('what the kitchen has to know', () => {
  test.each<[string[], string[], string[]]>([
    [['2 naan'], ['2 naan'], []],
    [['2 naan'], ['3 naan'], ['+1 naan']],
    [['2 naan', '1 thali'], ['1 naan'], ['-1 naan', '-1 thali']],
    [['1 naan'], ['1 dosa'], ['+1 dosa', '-1 naan']],
    [['1 curry +Mild'], ['1 curry +Hot'], ['+1 curry', '-1 curry']],
    [['2 naan'], ['1 naan', '1 naan "crisp"'], ['+1 naan', '-1 naan']],
    [['1 naan', '1 naan'], ['2 naan'], []],
  ])('%j as %j', (before, after, expected) => {
    expect(changes(before, after)).toEqual(expected)
  })
})

describe('the history of an order', () => {
  const facts = { orderType: 'pickup', customer: 'Priya', place: '', note: '' } as const
  test('says what changed, and nothing of the customer', () => {
    const after = {
      ...facts,
      orderType: 'delivery',

      customer: 'Sam',
      place: '1 Main St',
      note: 'ring',
    } as const
    const words = factChanges(facts, after)
    expect(words).toEqual(['Delivery instead of Pickup', 'Customer changed', 'Note changed'])
    expect(editNote(lineChanges([line('1 samosa')], [line('2 naan')]), words)).toBe(
      '+2 naan, -1 samosa, Delivery instead of Pickup, Customer changed, Note changed',
    )
  })

  test.each([
    ['delivery', 'Address changed'],
    ['dine-in', 'Table changed'],
  ] as const)('names another place of a %s order', (orderType, words) => {
    const before = { ...facts, orderType }
    expect(factChanges(before, { ...before, place: 'elsewhere' })).toEqual([words])
  })

  test('says what it costs, and that the tip is another one', () => {
    expect(moneyChanges({ total: 2000, tip: 0 }, { total: 2400, tip: 0 })).toEqual(['$20.00 -> $24.00'])
    expect(moneyChanges({ total: 2000, tip: 0 }, { total: 2000, tip: 100 })).toEqual(['Tip changed'])
    expect(moneyChanges({ total: 2000, tip: 0 }, { total: 2000, tip: 0 })).toEqual([])
  })

  test('is empty when nothing changes', () => {
    expect(editNote(lineChanges([line('1 naan')], [line('1 naan')]), factChanges(facts, facts))).toBe('')
  })
})
