import { describe, expect, test } from 'vitest'
import { aDish, orderDetails } from '../../../../testing/samples-admin.ts'
import { draftOf, editOf, hasSameContents, withDish, withNote, withQuantity } from './edit-draft.ts'

const ORDER = orderDetails({ items: [aDish('Dal', 14, 2), aDish('Naan', 4)] })
const draft = draftOf(ORDER, () => '')
const DOSA = { key: 'dosa', name: 'Dosa', price: 9, quantity: 1, words: '', note: '', item: { id: 'dosa' } }
const itemsOf = (edited: typeof draft) => editOf(ORDER, edited).items

describe('an order that is edited', () => {
  test('names its lines by their numbers, so that they keep their prices', () => {
    expect(itemsOf(draft)).toEqual([
      { id: 'dal', line: 1, quantity: 2, note: '' },
      { id: 'naan', line: 2, quantity: 1, note: '' },
    ])
    expect(editOf(ORDER, draft)).toMatchObject({ expectedVersion: ORDER.version, orderType: 'pickup' })
    expect(editOf(ORDER, draft)).not.toHaveProperty('deliveryInfo')
  })

  test.each([
    [{ version: 9, paymentStatus: 'paid' as const }, true],
    [{ version: 9, items: [aDish('Dal', 14, 3), aDish('Naan', 4)] }, false],
    [{ version: 9, specialInstructions: 'Ring twice' }, false],
    [{ version: 9, scheduledFor: '2026-11-20T23:00:00.000Z' }, false],
  ])('has the same contents after %j: %s', (change, isSame) => {
    expect(hasSameContents(ORDER, { ...ORDER, ...change })).toBe(isSame)
  })

  test('keeps the number of a line when another is taken out, and puts that back', () => {
    const without = withQuantity(draft, 'line 1', 0)
    expect(itemsOf(without)).toEqual([{ id: 'naan', line: 2, quantity: 1, note: '' }])
    expect(itemsOf(withQuantity(without, 'line 1', 2))).toEqual(itemsOf(draft))
  })

  test('gets what is new at its end, and forgets it when nobody wants it', () => {
    const more = withDish(withDish(draft, DOSA), DOSA)
    expect(itemsOf(more)?.at(-1)).toEqual({ id: 'dosa', quantity: 2, note: '' })
    expect(withQuantity(more, 'dosa', 0).lines).toHaveLength(2)
  })

  test('carries notes, and where it goes', () => {
    const edited = { ...withNote(draft, 'line 2', 'crisp'), orderType: 'dine-in' as const, table: ' 4 ', party: '3' }
    expect(editOf(ORDER, edited)).toMatchObject({
      items: [{}, { note: 'crisp' }],
      tableInfo: { tableNumber: '4', partySize: 3 },
    })
    const delivery = { ...draft, orderType: 'delivery' as const, address: '1 Main St\nApt 4', instructions: ' Ring ' }
    expect(editOf(ORDER, delivery)).toMatchObject({
      deliveryInfo: { address: '1 Main St, Apt 4', instructions: 'Ring' },
    })
  })

  test.each(['many', '', '1.5', '100', '0', '-2'])(
    'what is no party size is not made one: %j is sent to be refused (ordering 13)',
    (party) => {
      const edited = { ...draft, orderType: 'dine-in' as const, party }
      expect(editOf(ORDER, edited)).toMatchObject({ tableInfo: { partySize: 0 } })
    },
  )
})
