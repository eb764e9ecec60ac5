import { describe, expect, test } from 'vitest'
import { auditChanges } from './changes.ts'
import { nameWords } from './words.ts'

const HALIFAX = 'America/Halifax'

describe('an entry of the audit trail (people 35)', () => {
  test('says in words which fields are different', () => {
    const before = { name: 'Dal', price: 1449, tags: ['a'], image: 'https://x.ca/a.jpg', same: [1], version: 1 }
    const after = { name: 'Dal Makhani', price: 1549, tags: [], isPopular: true, same: [1], version: 2 }
    expect(auditChanges(before, after, HALIFAX)).toEqual([
      { field: 'Name', before: 'Dal', after: 'Dal Makhani' },
      { field: 'Price', before: '$14.49', after: '$15.49' },
      { field: 'Tags', before: 'a', after: null },
      { field: 'Image', before: 'https://x.ca/a.jpg', after: null },
      { field: 'Popular', before: null, after: 'yes' },
    ])
  })

  test('says what is only a flag in a sentence, and nothing of a flag that is down', () => {
    const sentence = (field: string) => ({ field, before: null, after: null })
    const notes = (hasAllergies: boolean, hasNote: boolean) => ({ hasAllergies, hasNote })
    expect(auditChanges(notes(false, true), notes(true, false), HALIFAX)).toEqual([
      sentence('Allergies were written down'),
      sentence('The note was removed'),
    ])
    expect(auditChanges(null, { nameChanged: true, phoneChanged: false }, HALIFAX)).toEqual([
      sentence('The name was changed'),
    ])
  })

  test('says what makers call their own as they write it', () => {
    const of = (kind: string) => ({ kind })
    expect(auditChanges(of('epson_sdp'), of('star_cloudprnt'), HALIFAX)).toEqual([
      { field: 'Kind', before: 'Epson Server Direct Print', after: 'Star CloudPRNT' },
    ])
  })

  test('of an action without a state says nothing', () => expect(auditChanges(null, null, HALIFAX)).toEqual([]))

  test('has one side of what is new or gone', () => {
    expect(auditChanges(null, { name: 'Lunch' }, HALIFAX)).toEqual([{ field: 'Name', before: null, after: 'Lunch' }])
    expect(auditChanges({ name: 'Lunch' }, null, HALIFAX)).toEqual([{ field: 'Name', before: 'Lunch', after: null }])
  })

  test('says of a record inside only what differs in it', () => {
    const week = (open: string) => ({ hours: { monday: { open, close: '23:00', closed: false } } })
    expect(auditChanges(week('11:00'), week('12:30'), HALIFAX)).toEqual([
      { field: 'Hours › Monday › Open', before: '11 a.m.', after: '12:30 p.m.' },
    ])
  })

  test('finds the entries of a list again by what tells them apart', () => {
    const groups = (price: number) => ({
      options: [
        { id: 'plain-naan', name: 'Plain Naan', price: 0 },
        { id: 'garlic-naan', name: 'Garlic Naan', price, priceBySize: { large: price + 100 } },
      ],
    })
    expect(auditChanges(groups(150), { options: groups(200).options.toReversed() }, HALIFAX)).toEqual([
      { field: 'Options › Garlic naan › Price', before: '$1.50', after: '$2.00' },
      { field: 'Options › Garlic naan › Price by size › Large', before: '$2.50', after: '$3.00' },
    ])
    const lines = (rate: number) => ({ tax: { lines: [{ name: 'HST' }, { name: 'HST', ratePer100k: rate }] } })
    expect(auditChanges(lines(15_000), lines(14_000), HALIFAX)).toEqual([
      { field: 'Tax › Lines › 2 › Rate', before: '15%', after: '14%' },
    ])
  })

  test.each([
    [{ soldOutUntil: '2026-11-21T03:04:00.000Z' }, 'Nov 20, 2026, 11:04 p.m.'],
    [{ soldOutUntil: '2026-11-21T03:00:00.000Z' }, 'Nov 20, 2026, 11 p.m.'],
    [{ soldOutUntil: 'infinity' }, 'until it is lifted'],
    [{ specialEndDate: '2026-12-24' }, 'Dec 24, 2026'],
    [{ prepTime: 20 }, '20 minutes'],
    [{ noticeMinutes: 1 }, '1 minute'],
    [{ spent: 120_050 }, '$1,200.50'],
    [{ capacity: 40 }, '40'],
    [{ perDay: 5000 }, '5,000'],
    [{ paymentStatus: 'paid_cash' }, 'paid cash'],
    [{ week: [['11:00', '14:30']] }, '11 a.m. to 2:30 p.m.'],
    [{ locationIds: ['truro', 'new-glasgow'] }, 'truro, new-glasgow'],
    [{ postalCode: 'B2N 4B4' }, 'B2N 4B4'],
  ])('says %j as %s', (state, words) => {
    expect(auditChanges(null, state, HALIFAX).map(({ after }) => after)).toEqual([words])
  })
})

test.each([
  ['updateMenuItem', 'Update menu item'],
  ['menu_item', 'Menu item'],
  ['garlic-naan', 'Garlic naan'],
  ['isTodaysSpecial', 'Today’s Special'],
  ['2026-12-25', 'Dec 25, 2026'],
])('%s reads %s', (name, words) => expect(nameWords(name)).toBe(words))
