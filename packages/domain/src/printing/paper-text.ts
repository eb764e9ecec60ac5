import { characters } from '../characters.ts'
import { cleanNote } from '../menu/options-note.ts'

const MOST_MARKS = 3
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')
/** Letters that no printer draws. Joiners stay: Hindi needs them. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF\p{Co}\p{Cn}]|[\uFE00-\uFE0F]|\u20E3/gu
const PICTURES = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu

/** One line of text without anything that a printer would take for a command, or that hides what it says. */
export function printable(text: string): string {
  return cleanNote(text).replace(UNSEEN, '').replace(PICTURES, '').replace(MARKS, '$1').replace(/\s+/g, ' ').trim()
}

const SEGMENTER = new Intl.Segmenter('en')
const ONE_BYTE = /^[\u0020-\u00FF]*$/

/** How many places a text takes: one for each letter with its marks. */
export function cells(text: string): number {
  return ONE_BYTE.test(text) ? text.length : [...SEGMENTER.segment(text)].length
}

/** Places 80 to 9F of Windows' Western code page, which every receipt printer has; elsewhere it is Latin 1. */
const PAGE_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** The byte of a letter in that code page, or nothing: then the line is printed as a picture. */
export function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code
  const at = code < 0xa0 ? -1 : PAGE_80.indexOf(letter)
  return at < 0 ? undefined : 0x80 + at
}

export function isInCodePage(text: string): boolean {
  return characters(text).every((letter) => byteOf(letter) !== undefined)
}

const PLAINER: Readonly<Record<string, string>> = {
  '×': 'x',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '…': '...',
}

/** For printers that are sent plain text and may have any code page: accents go, the words stay. */
export function asciiText(text: string): string {
  const plain = characters(text)
    .map((letter) => PLAINER[letter] ?? letter)
    .join('')
  return plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?')
}

/** Whether plain text can say it at all. */
export function isSayableInAscii(text: string): boolean {
  return !asciiText(text).includes('?') || text.includes('?')
}
