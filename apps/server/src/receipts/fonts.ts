import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { characters } from '@sizzle/domain/characters.ts'
import { unwrapWoff } from './woff.ts'

// The faces of the site for the letters that both of them have, and Noto Sans for all others. Fonts come in parts by script; a
// PDF embeds only the parts it needs, and of them only the glyphs it uses.

export type Weight = 400 | 700

/** What both faces have of each part: its own table names the whole range, and they lack much of that. */
const HOUSE_RANGES = {
  latin:
    '0020-007E,00A0-00FF,0131,0152-0153,02C6,02DA,02DC,0304,0308,2013-2014,2018-201A,201C-201E,2022,2026,2039-203A,2044,20AC,2122,2212,2215',
  'latin-ext':
    '0100-0130,0132-0148,014A-0151,0154-017E,018F,0192,01A0-01A1,01AF-01B0,01E6-01E7,01EA-01EB,01FA-01FF,0218-021B,0232-0233,0237,0259,02C7,02DD,0304,0308,1E20-1E21,1E80-1E85,1E9E,1EF2-1EF9,2020,20AB,20B1,20BD',
  vietnamese: '0102-0103,0110-0111,0128-0129,0168-0169,01A0-01A1,01AF-01B0,0300-0301,0303-0304,0308,1EA0-1EF9,20AB',
} as const
const NOTO = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek', 'devanagari'] as const
type HousePart = keyof typeof HOUSE_RANGES
type Subset = HousePart | `noto-${(typeof NOTO)[number]}`

const require = createRequire(import.meta.url)
// The font package's own table: subset -> 'U+0900-097F,U+200C-200D'.
const NOTO_RANGES = JSON.parse(readFileSync(require.resolve('@fontsource/noto-sans/unicode.json'), 'utf8')) as Record<
  string,
  string
>
type Part = { readonly subset: Subset; readonly ranges: readonly Range[] }
const HOUSE_PARTS = Object.keys(HOUSE_RANGES) as HousePart[]
const COVERAGE: readonly Part[] = [
  ...HOUSE_PARTS.map((subset) => ({ subset, ranges: HOUSE_RANGES[subset].split(',').map(rangeOf) })),
  ...NOTO.map((part) => ({
    subset: `noto-${part}` as const,
    ranges: (NOTO_RANGES[part] ?? '').split(',').map(rangeOf),
  })),
]
const files = new Map<string, Buffer>()

export function fontFile(subset: Subset, weight: Weight): Buffer {
  const name = `${subset}-${weight}`
  const file = files.get(name) ?? readFont(subset, weight)
  files.set(name, file)
  return file
}

function readFont(subset: Subset, weight: Weight): Buffer {
  const name = fontName(subset, weight)
  return unwrapWoff(readFileSync(require.resolve(`@fontsource/${name}-normal.woff`)))
}

function fontName(subset: Subset, weight: Weight): string {
  if (subset.startsWith('noto-')) return `noto-sans/files/${subset.replace('-', '-sans-')}-${weight}`
  return weight === 700 ? `fraunces/files/fraunces-${subset}-600` : `hanken-grotesk/files/hanken-grotesk-${subset}-400`
}

export type Run = { readonly subset: Subset; readonly text: string }

/** A word in pieces of one font each. Marks and joiners stay with the letter before them. */
export function runsOf(word: string): Run[] {
  const runs: { subset: Subset; text: string }[] = []
  for (const character of drawable(word)) {
    const last = runs.at(-1)
    const code = character.codePointAt(0) ?? 0
    const subset =
      last && covers(last.subset, code) ? last.subset : COVERAGE.find((one) => has(one.ranges, code))?.subset
    // No part has every kind of space.
    const [font, text] = subset ? [subset, character] : [last?.subset ?? 'latin', ' ']
    if (last?.subset === font) last.text += text
    else runs.push({ subset: font, text })
  }
  return runs
}

const MISSING = '?'

/**
 * What some part has of a text. A letter that none has is a '?', with the marks on it: a paper that left it out would say less than
 * the page, and nobody would see that.
 */
export function drawable(text: string): string {
  return printable(text).replace(/\P{M}\p{M}*|\p{M}+/gu, (letter) => {
    const [first = '', ...marks] = characters(letter)
    if (isCovered(first)) return [first, ...marks.filter(isCovered)].join('')
    return /[\p{M}\p{C}]/u.test(first) ? '' : MISSING
  })
}

function isCovered(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return /\s/.test(letter) || COVERAGE.some(({ ranges }) => has(ranges, code))
}

/** Composed, so that an accent has its letter; small pictures are left out, no receipt printer has them, and so are controls. */
function printable(word: string): string {
  return word
    .normalize('NFC')
    .replace(
      /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\ufe00-\ufe0f\u20e3]|(?!\s)\p{Cc}/gu,
      '',
    )
}

type Range = readonly [first: number, last: number]

function covers(subset: Subset, code: number): boolean {
  return COVERAGE.some((one) => one.subset === subset && has(one.ranges, code))
}

function has(ranges: readonly Range[], code: number): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last)
}

function rangeOf(text: string): Range {
  const [first = '', last = first] = text.trim().replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
