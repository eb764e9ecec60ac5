import { expect, test } from 'vitest'
import { checkExceptions, checkTaxLines } from './dated-rules.ts'

const holiday = { date: '2026-12-25', closed: true }
const shortDay = { date: '2026-12-24', closed: false, close: '16:00' }

test.each([
  [[]],
  [[holiday, shortDay]],
  [[{ ...holiday, name: 'x'.repeat(60) }]],
  [[{ date: '2026-12-31', closed: false, open: '11:00', close: '02:00' }]],
])('the exceptions %j are fine', (exceptions) => expect(checkExceptions(exceptions)).toEqual([]))

test.each([
  [[{ date: '2026-02-30', closed: true }], 'exceptions.0.date', 'Please enter a valid date'],
  [[holiday, holiday], 'exceptions.1.date', 'This date is in the list already'],
  [[{ ...shortDay, close: '25:00' }], 'exceptions.0.times', 'Please enter opening and closing times, or close the day'],
  [[{ ...holiday, name: 'x'.repeat(61) }], 'exceptions.0.name', 'At most 60 characters'],
  [[{ ...shortDay, open: '' }], 'exceptions.0.times', 'Please enter opening and closing times, or close the day'],
])('the exceptions %j: %s, "%s"', (exceptions, field, sentence) => {
  expect(checkExceptions(exceptions)).toEqual([{ field, sentence }])
})

const gst = { name: 'GST', ratePer100k: 5_000, from: '2026-01-01', until: null }

test.each([[[]], [[gst, { name: 'QST', ratePer100k: 9_975 }]], [[{ ...gst, until: '2026-01-01' }]]])(
  'the tax lines %j are fine',
  (lines) => expect(checkTaxLines(lines)).toEqual([]),
)

test.each([
  [{ name: ' ' }, 'taxLines.0.name', 'Tax name is required'],
  [{ ratePer100k: -1 }, 'taxLines.0.ratePer100k', 'Tax rate must be between 0 and 100 percent'],
  [{ ratePer100k: 100_001 }, 'taxLines.0.ratePer100k', 'Tax rate must be between 0 and 100 percent'],
  [{ ratePer100k: 14.975 }, 'taxLines.0.ratePer100k', 'Tax rate must be between 0 and 100 percent'],
  [{ from: 'soon' }, 'taxLines.0.dates', 'Please enter a valid date'],
  [{ until: '2025-12-31' }, 'taxLines.0.dates', 'The last day must not be before the first'],
])('a tax line with %j: %s, "%s"', (change, field, sentence) => {
  expect(checkTaxLines([{ ...gst, ...change }])).toEqual([{ field, sentence }])
})
