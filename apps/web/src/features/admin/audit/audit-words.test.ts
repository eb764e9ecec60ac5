import { expect, test } from 'vitest'
import type { AuditEntry } from './audit-query.ts'
import { askedSubject, byDay, isOfItsDay, settingIn } from './audit-words.ts'

test.each([
  ['', ''],
  [' Dish ', 'menu_item'],
  ['Dish Dal Makhani', 'menu_item:dal-makhani'],
  ['person', 'user'],
  ['order', 'order'],
  ['Location truro', 'location:truro'],
  ['menu_item:Dal', 'menu_item:Dal'],
])('"%s" is asked as "%s"', (typed, asked) => expect(askedSubject(typed)).toBe(asked))

test('two time zones that pass midnight in turn have each day once', () => {
  const at = (time: string, timeZone: string) => ({ at: `2025-11-24T${time}:00.000Z`, timeZone }) as AuditEntry
  const entries = [
    at('04:30', 'America/Halifax'),
    at('04:20', 'America/Vancouver'),
    at('04:10', 'America/Halifax'),
    at('03:50', 'America/Halifax'),
  ]
  const days = byDay(entries).map(({ entries: own }) => own.map((entry) => entries.indexOf(entry)))
  expect(days).toEqual([
    [0, 2],
    [1, 3],
  ])
})

test.each([
  ['setting:orders.maxUnpaid', 'Setting: Max unpaid'],
  ['setting', undefined],
  ['menu_item:dal-makhani', undefined],
  ['', undefined],
])('the subject "%s" stands above the list as %s', (subject, shown) => expect(settingIn(subject)).toBe(shown))

test.each([
  ['day:2026-11-20', true],
  // Closed after midnight: whose day it was is said.
  ['day:2026-11-19', false],
  ['order:2026-11-20', false],
])('%s under the heading of its day says it once: %s', (subject, isSaid) =>
  expect(isOfItsDay({ subject, at: '2026-11-21T02:00:00.000Z', timeZone: 'America/Halifax' })).toBe(isSaid),
)
