import { expect, test } from 'vitest'
import { calendarText } from './calendar.ts'

const event = {
  uid: '1@orders',
  title: 'Order TRU-001',
  description: 'Ready about then.',
  place: '395 Truro Heights Road',
  url: 'https://order.test/receipt/1?token=a',
  starts: new Date('2026-11-20T22:35:00.123Z'),
  minutes: 15,
  now: new Date('2026-11-20T22:05:00Z'),
}
const linesOf = (text: string) => text.split('\r\n')

test('an event has its beginning and end in UTC', () => {
  const lines = linesOf(calendarText(event, 'Sizzle & Spice'))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('DTSTART:20261120T223500Z')
  expect(lines).toContain('DTEND:20261120T225000Z')
  expect(lines.at(-1)).toBe('')
})

test('text from people stays one value: no line break, comma or semicolon of it means anything', () => {
  const text = calendarText({ ...event, place: 'Main St; 2nd floor,\r\nSTATUS:CANCELLED\\n' }, 'x')
  expect(text).toContain('LOCATION:Main St\\; 2nd floor\\,\\nSTATUS:CANCELLED\\\\n\r\n')
  expect(linesOf(text).filter((line) => line.startsWith('STATUS'))).toEqual([])
  expect(calendarText({ ...event, url: 'https://a.test/\r\nX:1' }, 'x')).toContain('URL:https://a.test/X:1\r\n')
})

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const title = 'पनीर बटर मसाला und Crème brûlée 🌶️ '.repeat(6)
  const text = calendarText({ ...event, title }, 'x')
  for (const line of linesOf(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
