import { CallError } from '@sizzle/contract/client.ts'
import { expect, it } from 'vitest'
import { type CheckoutForm, checkForm, emptyForm, refusedFields, tipOf } from './checkout-form.ts'

const good = emptyForm({ name: 'Priya Sharma', email: 'priya@example.test', phone: '+19025550123' }, 'pickup')

it('has no problem when all is there', () => {
  expect(checkForm(good)).toEqual({})
})

it.each<[Partial<CheckoutForm>, object]>([
  [{ name: ' P ' }, { name: 'Name must be at least 2 characters' }],
  [{ name: 'x'.repeat(50) }, { name: 'Name must be less than 50 characters' }],
  [{ name: 'Priya <3' }, { name: 'Name contains invalid characters' }],
  [{ email: 'priya@' }, { email: 'Please enter a valid email address' }],
  [{ email: `${'p'.repeat(95)}@x.test` }, { email: 'Email address is too long' }],
  [{ phone: '902555' }, { phone: 'Please enter a valid phone number' }],
  [{ phone: '+1234567890123456' }, { phone: 'Phone number is too long' }],
  [{ orderType: 'delivery' }, { address: 'Delivery address is required for delivery orders' }],
  [{ orderType: 'delivery', address: '1 Main St' }, {}],
  [
    { orderType: 'delivery', address: 'x'.repeat(301), deliveryInstructions: 'x'.repeat(501) },
    {
      address: 'Delivery address too long. Maximum 300 characters allowed',
      deliveryInstructions: 'Delivery instructions too long. Maximum 500 characters allowed',
    },
  ],
  [
    { specialInstructions: 'x'.repeat(1001) },
    { specialInstructions: 'Special instructions too long. Maximum 1000 characters allowed' },
  ],
  [{ address: 'x'.repeat(301), deliveryInstructions: 'x'.repeat(501), tableNumber: 'x'.repeat(21) }, {}],
  [
    { orderType: 'dine-in', tableNumber: '7', partySize: '0' },
    { partySize: 'Please specify a valid party size (1-20 people)' },
  ],
  [
    { orderType: 'dine-in', tableNumber: '7', partySize: '' },
    { partySize: 'Please specify a valid party size (1-20 people)' },
  ],
  [
    { orderType: 'dine-in', tableNumber: '7', partySize: '1.5' },
    { partySize: 'Please specify a valid party size (1-20 people)' },
  ],
  [
    { orderType: 'dine-in', tableNumber: '7', partySize: '1e1' },
    { partySize: 'Please specify a valid party size (1-20 people)' },
  ],
  [{ orderType: 'dine-in', tableNumber: '7', partySize: '20' }, {}],
  [{ orderType: 'dine-in', tableNumber: '   ' }, { tableNumber: 'Please enter your table number' }],
  [{ orderType: 'dine-in', tableNumber: '', when: 'later', date: '2026-11-26', time: '18:30' }, {}],
  [{ orderType: 'pickup', address: '', partySize: '0' }, {}],
])('says of %j: %j', (changes, problems) => {
  expect(checkForm({ ...good, ...changes })).toEqual(problems)
})

it.each([
  ['0', '', 0],
  ['5', '', 57],
  ['10', '', 114],
  ['15', '', 171],
  ['custom', '', 0],
  ['custom', '3.335', 334],
  ['custom', '100.01', 10_000],
  ['custom', '-5', 0],
  ['custom', 'abc', 0],
] as const)('a tip of %s "%s" on 10.00 and 1.40 tax is %i cents', (tip, typed, cents) => {
  expect(tipOf({ tip, customTip: typed }, { subtotal: 1000, tax: 140 })).toBe(cents)
})

it('what the server finds wrong stands at the field that shows it', () => {
  const fields = [
    { field: 'tipAmount', sentence: 'Tip amount cannot exceed $100' },
    { field: 'customerInfo.phone', sentence: 'Please enter a valid phone number' },
    { field: 'items.0.quantity', sentence: 'Too many' },
    'nonsense',
    { field: 'tipAmount', problem: 'no sentence' },
  ]
  const answer = { code: 'invalid_input', error: '', userMessage: '', requestId: '', timestamp: '', fields }
  expect(refusedFields(new CallError(400, { ...answer, success: false }))).toEqual({
    customTip: 'Tip amount cannot exceed $100',
    phone: 'Please enter a valid phone number',
  })
  expect(refusedFields(new Error('offline'))).toEqual({})
})
