import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { FOLDED } from '@sizzle/domain/testing/folded-texts.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import type { Database } from './open.ts'
import { searchPattern } from './search-pattern.ts'
import { sql } from './sql.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const foldedThere = async (texts: readonly string[]) => {
  const rows = await database.db.many<{ folded: string }>(sql`
    select fold_text(t) as folded from unnest(${[...texts]}::text[]) with ordinality as u (t, n) order by n`)
  return rows.map(({ folded }) => folded)
}

it('the database folds each text of the table as the domain does', async () => {
  expect(await foldedThere(FOLDED.map(([written]) => written))).toEqual(FOLDED.map(([, folded]) => folded))
})

it('and each sign that a name may hold, alone and within a word', async () => {
  // Latin, Greek, Cyrillic, Hebrew, Arabic, the scripts of India, punctuation, and what is written wide or joined.
  const blocks = [
    [0x21, 0x590],
    [0x590, 0x780],
    [0x900, 0xe00],
    [0x1e00, 0x2070],
    [0x2e00, 0x2e60],
    [0xfb00, 0xfb50],
    [0xfe70, 0xfffe],
  ] as const
  const texts = blocks
    .flatMap(([from, until]) => Array.from({ length: until - from }, (_, at) => String.fromCodePoint(from + at)))
    .flatMap((sign) => [sign, `Ga${sign}b`])
  expect(await foldedThere(texts)).toEqual(texts.map(foldText))
})

it('null stays null', async () => {
  expect(await database.db.one(sql`select fold_text(null) as folded`)).toEqual({ folded: null })
})

it.each([
  [undefined, null],
  ['', null],
  [' \u200f ', null],
  ['O’Brien', "%o'brien%"],
  ['100%_\\', String.raw`%100\%\_\\%`],
])('%j is asked for as %j', (typed, pattern) => {
  expect(searchPattern(typed)).toBe(pattern)
})
