import { expect, it } from 'vitest'
import { readArrival } from './arrival.ts'

const NOTHING = { orderId: undefined, sessionId: undefined, message: undefined, carried: undefined }

it.each([
  [null, '', {}],
  [{ orderId: 'a1' }, '', { orderId: 'a1' }],
  [null, '?order_id=a1', { orderId: 'a1' }],
  [null, '?orderId=a1&session_id=s1', { orderId: 'a1', sessionId: 's1' }],
  [
    { orderId: 'pending', sessionId: 's1', message: 'Payment successful!' },
    '',
    { sessionId: 's1', message: 'Payment successful!' },
  ],
  [{ orderId: 7, order: { id: 'a1', paymentStatus: 'paid' } }, '', {}],
  ['x', '?order_id=', { orderId: '' }],
])('%j %s is read as %j', (state, search, arrival) => {
  expect(readArrival(state, search)).toEqual({ ...NOTHING, ...arrival })
})
