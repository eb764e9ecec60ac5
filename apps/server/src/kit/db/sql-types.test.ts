import pg from 'pg'
import { expect, it } from 'vitest'
import { readInstant } from './sql-types.ts'

const INSTANT = 1184
const asEver: (text: string) => unknown = pg.types.getTypeParser(INSTANT, 'text')

it.each([
  '2026-11-22 09:11:46.123456+00',
  '2026-11-22 09:11:46.12+00',
  '2026-11-22 09:11:46.9+00',
  '2026-11-22 09:11:46.999999+00',
  '2026-11-22 09:11:46.0015+00',
  '2026-11-22 09:11:46+00',
  '2026-02-28 23:59:59.000001+00',
  '2024-02-29 00:00:00+00',
  '1999-12-31 23:59:59.999+00',
  '1066-10-14 09:00:00+00',
  '9999-12-31 23:59:59.999999+00',
  // Another way of writing them, which our connections do not use.
  '2026-11-22 09:11:46-03:30',
  '2026-11-22 09:11:46.5+05:30',
  '2026-11-22 09:11:46-04',
  '0044-03-15 12:00:00+00 BC',
  '0099-01-01 00:00:00+00',
  '12026-11-22 09:11:46+00',
  'infinity',
  '-infinity',
])('%s is read as the library reads it', (text) => {
  expect(readInstant(text)).toEqual(asEver(text))
})
