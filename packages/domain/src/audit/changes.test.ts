import { expect, test } from 'vitest'
import { auditChanges } from './changes.ts'

test('an entry of the audit trail says which fields are different (people 34)', () => {
  const before = { name: 'Dal', price: 1449, tags: ['a'], image: 'https://x.ca/a.jpg', same: [1], version: 1 }
  const after = { name: 'Dal Makhani', price: 1549, tags: [], isPopular: true, same: [1], version: 2 }
  expect(auditChanges(before, after)).toEqual([
    { field: 'name', before: 'Dal', after: 'Dal Makhani' },
    { field: 'price', before: '1449', after: '1549' },
    { field: 'tags', before: '["a"]', after: '[]' },
    { field: 'image', before: 'https://x.ca/a.jpg', after: null },
    { field: 'isPopular', before: null, after: 'true' },
  ])
})

test('of an action without a state there is none', () => expect(auditChanges(null, null)).toEqual([]))

test('what is new or gone has one side', () => {
  expect(auditChanges(null, { name: 'Lunch' })).toEqual([{ field: 'name', before: null, after: 'Lunch' }])
  expect(auditChanges({ name: 'Lunch' }, null)).toEqual([{ field: 'name', before: 'Lunch', after: null }])
})
