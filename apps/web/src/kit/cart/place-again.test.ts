import { expect, it } from 'vitest'
import { carryPlace, readPlaceAgain } from './place-again.ts'

const DELIVERED = {
  id: 'order-1',
  orderType: 'delivery',
  deliveryInfo: { address: '12 Main St, Truro', instructions: 'Door code 4711' },
  tableInfo: null,
} as const

it('where a delivery went comes back for the person who had it, also after a reload (ordering 64)', () => {
  expect(readPlaceAgain(structuredClone(carryPlace(DELIVERED, 'priya')), 'priya')).toEqual({
    orderId: 'order-1',
    place: { address: '12 Main St, Truro', deliveryInstructions: 'Door code 4711' },
  })
})

it('whoever signs in on this device next finds nothing of it (ordering 64)', () => {
  expect(readPlaceAgain(carryPlace(DELIVERED, 'priya'), 'sam')).toBeUndefined()
})

it('of a table comes the size of the party and never its number; of a pickup comes nothing (ordering 64)', () => {
  const tableInfo = { tableNumber: '12', partySize: 4 }
  const table = { id: 'order-2', orderType: 'dine-in', deliveryInfo: null, tableInfo } as const
  expect(readPlaceAgain(carryPlace(table, 'priya'), 'priya')).toEqual({ orderId: 'order-2', place: { partySize: '4' } })
  expect(JSON.stringify(carryPlace(table, 'priya'))).not.toContain('12')
  const pickup = { ...DELIVERED, orderType: 'pickup', deliveryInfo: null } as const
  expect(readPlaceAgain(carryPlace(pickup, 'priya'), 'priya')).toEqual({ orderId: 'order-1', place: {} })
})

it.each([null, 'checkout', {}, { placeAgain: [] }, { placeAgain: { userId: 'priya' } }])(
  '%j carries no place',
  (state) => {
    expect(readPlaceAgain(state, 'priya')).toBeUndefined()
  },
)

it('what is no text is left out', () => {
  const placeAgain = { userId: 'priya', orderId: 'order-1', address: 7, partySize: null }
  expect(readPlaceAgain({ placeAgain }, 'priya')).toEqual({ orderId: 'order-1', place: {} })
})
