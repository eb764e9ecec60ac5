import pg from 'pg'

// PostgreSQL's numbers for the types that `pg` would otherwise read in a way that loses something.
const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182
const TIMESTAMP = 1114
const INSTANT = 1184
const NUMERIC_ARRAY = 1231
// `pg` reads arrays, but its list of type numbers leaves them out.
const TEXT_ARRAY: number = 1009

const readTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY, 'text')

/** Counts and cents are plain numbers to us; one that a number cannot hold exactly is an error, never a near miss. */
function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

const readAnyInstant: (text: string) => unknown = pg.types.getTypeParser(INSTANT, 'text')
const ZERO = 48
const SECONDS_END = 19
const SPACE_AT = 10
const [SPACE, PLUS] = [32, 43]

/**
 * Our connections speak UTC: `2026-11-22 09:11:46.123456+00`. A list of 50 orders has a thousand of them, and reading them digit by digit
 * takes less time than any expression. Whatever else may come, such as `infinity`, is read as ever.
 */
export function readInstant(text: string): unknown {
  const at = (index: number) => text.charCodeAt(index) - ZERO
  const two = (index: number) => at(index) * 10 + at(index + 1)
  const zoneAt = text.length - 3
  const isPlain =
    zoneAt >= SECONDS_END &&
    text.charCodeAt(zoneAt) === PLUS &&
    two(zoneAt + 1) === 0 &&
    text.charCodeAt(SPACE_AT) === SPACE
  const year = two(0) * 100 + two(2)
  if (!isPlain || !(year >= 1000)) return readAnyInstant(text)
  let ms = 0
  for (let index = SECONDS_END + 1, worth = 100; worth >= 1; index += 1, worth /= 10)
    if (index < zoneAt) ms += at(index) * worth
  return new Date(Date.UTC(year, two(5) - 1, two(8), two(11), two(14), two(17), ms))
}

/** How our connections read columns: local dates and times stay text, because a Date would put them in some zone. */
export function sqlTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, readInt8)
  types.setTypeParser(INT8_ARRAY, (text: string) =>
    readTexts(text).map((value) => (value === null ? null : readInt8(value))),
  )
  types.setTypeParser(DATE, (text: string) => text)
  types.setTypeParser(DATE_ARRAY, readTexts)
  types.setTypeParser(TIMESTAMP, (text: string) => text)
  types.setTypeParser(INSTANT, readInstant)
  types.setTypeParser(NUMERIC_ARRAY, readTexts)
  return types
}
