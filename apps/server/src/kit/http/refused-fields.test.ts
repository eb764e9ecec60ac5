import { beforeAll, describe, expect, it } from 'vitest'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let customer: Caller
let order: Awaited<ReturnType<typeof anOrder>>

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  order = await anOrder(app())
})

const MISSING = ['required_input', 'Please fill in all required fields.']
const WRONG = ['invalid_input', 'Please check your input and try again.']

describe('an order', () => {
  it.each([
    ['whose tip is text', () => ({ tipAmount: '5' }), 'tipAmount', WRONG],
    ['of one and a half dishes', () => ({ items: [{ ...order.items[0], quantity: 1.5 }] }), 'items.0.quantity', WRONG],
    ['of a quantity in words', () => ({ items: [{ ...order.items[0], quantity: 'two' }] }), 'items.0.quantity', WRONG],
    ['whose tip is nothing', () => ({ tipAmount: null }), 'tipAmount', WRONG],
    ['whose customer is a list', () => ({ customerInfo: [] }), 'customerInfo', WRONG],
    ['with a field that nobody knows', () => ({ surprise: 1 }), 'surprise', WRONG],
    ['without dishes', () => ({ items: undefined }), 'items', MISSING],
    [
      'without a name',
      () => ({ customerInfo: { ...order.customerInfo, name: undefined } }),
      'customerInfo.name',
      MISSING,
    ],
    ['without an id of a dish', () => ({ items: [{ ...order.items[0], id: undefined }] }), 'items.0.id', MISSING],
  ])('%s', async (_, changes, field, [code, sentence]) => {
    const reply = await customer.post('/createCustomerOrderCash', { ...order, ...changes() })
    expect([reply.status, reply.body.code, reply.body.userMessage]).toEqual([400, code, sentence])
    expect(reply.body.fields).toEqual([expect.objectContaining({ field })])
  })
})

it('a missing field beside a wrong one is something to check', async () => {
  const reply = await customer.post('/createCustomerOrderCash', { ...order, items: undefined, tipAmount: '5' })
  expect(reply.body.code).toBe('invalid_input')
})
