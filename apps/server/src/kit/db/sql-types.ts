import pg from 'pg'

// PostgreSQL's numbers for the types that `pg` would otherwise read in a way that loses something.
const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182
const TIMESTAMP = 1114
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
  types.setTypeParser(NUMERIC_ARRAY, readTexts)
  return types
}
