import { expect, test } from 'vitest'
import type { AuditChange, AuditEntry } from './audit-query.ts'
import { isMissingCash, whatHappened } from './what-happened.ts'

const ENTRY: AuditEntry = {
  id: '1',
  at: '2026-11-20T22:00:00.000Z',
  timeZone: 'America/Halifax',
  actor: { id: null, name: 'Anita Rao' },
  approvedBy: null,
  location: null,
  action: 'setSoldOut',
  subject: 'menu_item:samosa-chaat',
  subjectName: 'Samosa Chaat',
  changes: [],
}
const change = (field: string, after: string | null, before: string | null = null): AuditChange => ({
  field,
  before,
  after,
})

test.each([
  ['setSoldOut', [change('Sold out until', 'Nov 21, 2026, 11:30 a.m.')], 'Marked sold out', ['Sold out until']],
  ['setSoldOut', [change('Sold out until', 'until it is lifted')], 'Marked sold out', []],
  ['setSoldOut', [change('Units left', '12'), change('Low', '4')], 'Set stock', ['Left', 'Warn at']],
  ['setSoldOut', [change('Units left', null, '12')], 'Put back on sale', ['Units left']],
  ['setMenuItemAvailability', [change('Available › Samosa chaat', 'no', 'yes')], 'Hid a dish', []],
  ['setMenuItemAvailability', [change('a', 'yes', 'no'), change('b', 'yes', 'no')], 'Showed 2 dishes', ['a', 'b']],
  ['setMenuItemAvailability', [change('a', 'yes'), change('b', 'no')], 'Hid or showed dishes', ['a', 'b']],
  ['toggleLocationStatus', [change('Active', 'no', 'yes')], 'Deactivated a location', []],
  ['startCampaign', [change('First', 'yes'), change('Total', '6')], 'Started a campaign', ['Emails']],
  ['startCampaign', [change('First', 'no'), change('Total', '6')], 'Went on with a campaign', ['Emails']],
  ['addCashMove', [change('Kind', 'drop'), change('Amount', '$40.00')], 'Took cash to the safe', ['Amount']],
  ['closeDay', [change('Number', '12'), change('Total amount', '$2,115.76')], 'Closed the day', ['Report', 'Takings']],
  ['closeDay', [change('Difference amount', '$0.00')], 'Closed the day', ['Drawer exact']],
  ['countDrawer', [change('Counted amount', '$1,246.40')], 'Counted the drawer', ['Counted']],
  ['refundPayment', [change('Refund id', '01a20fec-afd4-700e-9dc2-2584ed5d6909')], 'Refunded a payment', []],
])('%s says which of its outcomes it was', (action, changes, words, fields) => {
  const said = whatHappened({ ...ENTRY, action, changes })
  expect(said.words).toBe(words)
  expect(said.changes.map(({ field }) => field)).toEqual(fields)
})

test.each([
  ['$2,316.55', '$2,318.55', change('Drawer', '$2.00 short')],
  ['$2,320.00', '$2,318.55', change('Drawer', '$1.45 over')],
  ['$200.00', '$200.00', change('Drawer exact', null)],
])('a drawer of %s where %s was expected says the difference', (counted, expected, said) => {
  const changes = [change('Counted amount', counted), change('Expected amount', expected)]
  expect(whatHappened({ ...ENTRY, action: 'countDrawer', changes }).changes.at(-1)).toEqual(said)
})

test.each([
  ['Drawer', '$2.00 short', false],
  ['Drawer', '$2,401.25 short', true],
  ['Drawer', '$10.00 over', false],
  ['Drawer difference', '−$10.00', true],
  ['Drawer difference', '−$2.00', false],
  ['Drawer difference', '$10.00', false],
  ['Amount', '−$10.00', false],
])('%s %s misses cash: %s', (field, words, isMissing) => {
  expect(isMissingCash(change(field, words))).toBe(isMissing)
})

test('a new printer has its width in millimetres and not its name twice; another name is said', () => {
  const printer = { ...ENTRY, action: 'savePrinter', subject: 'printer:1', subjectName: 'Kitchen' }
  const made = whatHappened({ ...printer, changes: [change('Name', 'Kitchen'), change('Width', '80')] })
  expect(made.changes).toEqual([change('Width', '80 mm')])
  const renamed = [change('Name', 'Kitchen', 'Grill')]
  expect(whatHappened({ ...printer, changes: renamed }).changes).toEqual(renamed)
})

test('whom a campaign is for reads as on its own page', () => {
  const campaign = { ...ENTRY, action: 'saveCampaign', subject: 'campaign:1', subjectName: 'Rainy Sundays' }
  const { changes } = whatHappened({ ...campaign, changes: [change('Audience › No order for days', '14', '1')] })
  expect(changes).toEqual([change('Audience', 'No order for 14 days', 'No order for 1 day')])
})
