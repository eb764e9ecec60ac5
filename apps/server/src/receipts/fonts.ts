import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { characters } from '@sizzle/domain/characters.ts'
import { unwrapWoff } from './woff.ts'

// Noto Sans comes in parts by script, with the ranges that each part covers. A PDF embeds only the parts it needs, and of
// them only the glyphs it uses.
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek', 'devanagari'] as const
type Subset = (typeof SUBSETS)[number]
export type Weight = 400 | 700

const require = createRequire(import.meta.url)
// The font package's own table: subset -> 'U+0900-097F,U+200C-200D'.
const RANGES = JSON.parse(readFileSync(require.resolve('@fontsource/noto-sans/unicode.json'), 'utf8')) as Record<
  string,
  string
>
const COVERAGE = SUBSETS.map((subset) => ({ subset, ranges: (RANGES[subset] ?? '').split(',').map(rangeOf) }))
const files = new Map<string, Buffer>()

export function fontFile(subset: Subset, weight: Weight): Buffer {
  const name = `@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`
  const file = files.get(name) ?? unwrapWoff(readFileSync(require.resolve(name)))
  files.set(name, file)
  return file
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
