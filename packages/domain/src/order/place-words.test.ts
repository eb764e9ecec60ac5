import { expect, test } from 'vitest'
import { ORDER_TYPES } from './order-type.ts'
import { carryLines, dueWord, dueWordOnCard, tableFacts, typeAndTable, typeTableAndGuests } from './place-words.ts'

test('a dine-in order says its table, or that nobody named one; another type has none (kitchen 44)', () => {
  expect([typeAndTable('dine-in', '7'), typeAndTable('dine-in', ''), typeAndTable('dine-in', undefined)]).toEqual([
    'Dine-in, table 7',
    'Dine-in, no table',
    'Dine-in, no table',
  ])
  expect([typeAndTable('pickup', undefined), typeAndTable('delivery', '')]).toEqual(['Pickup', 'Delivery'])
})

test('on paper with how many sit there', () => {
  const at = (tableNumber: string, partySize: number) => typeTableAndGuests('dine-in', { tableNumber, partySize })
  expect([at('7', 4), at('', 1)]).toEqual(['Dine-in, table 7, 4 guests', 'Dine-in, no table, 1 guest'])
  expect(typeTableAndGuests('pickup', null)).toBe('Pickup')
})

test("the time of a delivery is at the guest's door (kitchen 44)", () => {
  expect(ORDER_TYPES.map(dueWord)).toEqual(['due', 'at the door', 'due'])
  expect(ORDER_TYPES.map(dueWordOnCard)).toEqual(['due', 'door', 'due'])
})

test('a receipt on paper says for whoever carries it where it goes (printing 3)', () => {
  expect(tableFacts({ tableInfo: { tableNumber: '7', partySize: 4 } })).toEqual([
    ['Table', '7'],
    ['Guests', '4'],
  ])
  expect(tableFacts({ tableInfo: { tableNumber: '', partySize: 1 } })).toEqual([['Guests', '1']])
  expect(tableFacts({ tableInfo: null })).toEqual([])
  const deliveryInfo = { address: '12 Main St', instructions: 'Door code 1234' }
  expect(carryLines({ deliveryInfo, specialInstructions: 'No onions' })).toEqual([
    'Deliver to: 12 Main St',
    'Instructions: Door code 1234',
    'Note: No onions',
  ])
  expect(carryLines({ deliveryInfo: { ...deliveryInfo, instructions: '' }, specialInstructions: '' })).toHaveLength(1)
  expect(carryLines({ deliveryInfo: null, specialInstructions: '' })).toEqual([])
})
