import { HOUSE } from '@sizzle/domain/brand/house.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { createElement as h, type ReactNode } from 'react'
import { frameWords } from './frame-words.ts'
import type { BillLine, Fact, Part, Place, Sum } from './letter.ts'
import { BUTTON_COLOUR, STYLE } from './letter-style.ts'

type LetterPartProps = { part: Part; language?: LetterLanguage | undefined }

export function LetterPart({ part, language }: LetterPartProps): ReactNode {
  switch (part.part) {
    case 'paragraph':
      return h('p', { style: STYLE.text }, ...lines(part.text))
    case 'small':
      return h('p', { className: 'soft', style: STYLE.small }, ...lines(part.text))
    case 'picture':
      // Without "lazy" React writes a second address of it into the head, to be loaded before.
      return h('img', { src: part.url, alt: part.alt, loading: 'lazy', width: 544, style: STYLE.picture })
    case 'notice':
      return h('p', { className: part.tone, style: STYLE[part.tone] }, ...lines(part.text))
    case 'key':
      return h(Key, part)
    case 'button':
      return h(Button, { ...part, language })
    case 'facts':
      return h(Facts, part)
    case 'bill':
      return h(Bill, part)
    default:
      return part satisfies never
  }
}

/** A line that people typed stays one; HTML would run them together. */
function lines(text: string): ReactNode[] {
  return text
    .split('\n')
    .flatMap((line, n) => (n === 0 ? [withContacts(line)] : [h('br', { key: `end of ${n}` }), withContacts(line)]))
}

/** Phone numbers, and the house's own addresses: others may be typed by anybody. */
const CONTACT = new RegExp(String.raw`(\(\d{3}\) \d{3}-\d{4}|${RegExp.escape(HOUSE.supportEmail)})`)

/** How to reach somebody never breaks, and a press does it. */
export function withContacts(text: string): ReactNode {
  const words = text.split(CONTACT)
  if (words.length === 1) return text
  return words.map((word, n) => {
    if (n % 2 === 0) return word
    const href = word === HOUSE.supportEmail ? `mailto:${word}` : `tel:${normalizePhone(word)}`
    return h('a', { key: n, href, style: STYLE.contact }, word)
  })
}

/** '6:45 p.m. AST' fits on one line of a phone. */
const SHORT = 13

type KeyProps = Omit<Extract<Part, { part: 'key' }>, 'part'>

function Key({ label, value, note, place, isCode }: KeyProps): ReactNode {
  const size = value.length > SHORT ? STYLE.longKeyValue : STYLE.keyValue
  return h(
    'div',
    { className: 'key', style: STYLE.key },
    h('p', { className: 'soft', style: STYLE.keyLabel }, label),
    isCode ? h('p', { className: 'code', style: STYLE.codeValue }, value) : h('p', { style: size }, value),
    note && h('p', { style: STYLE.keyNote }, note),
    place && h(PlaceLines, place),
  )
}

function PlaceLines({ label, name, address, way }: Place): ReactNode {
  return h(
    'p',
    { className: 'rule', style: STYLE.place },
    h('span', { className: 'soft', style: STYLE.placeLabel }, label),
    name && h('strong', { style: STYLE.placeName }, name),
    way ? h('a', { href: way.url, style: STYLE.link }, address) : address,
    way && h('a', { href: way.url, style: { ...STYLE.link, ...STYLE.way } }, way.label),
  )
}

type ButtonProps = { label: string; url: string; isCopied?: true; language: LetterLanguage | undefined }

/** The cell has the colour too: one mail program gives a link no room around its words. */
function Button({ label, url, isCopied, language }: ButtonProps): ReactNode {
  return h(
    'div',
    { style: STYLE.buttonPlace },
    h(
      'table',
      { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          h(
            'td',
            { className: 'button', bgcolor: BUTTON_COLOUR, style: STYLE.buttonCell },
            h('a', { href: url, className: 'button', style: STYLE.button }, label),
          ),
        ),
      ),
    ),
    isCopied &&
      h(
        'p',
        { className: 'soft', style: STYLE.copyLink },
        frameWords(language).copyLink,
        h('br'),
        h('a', { href: url, style: STYLE.link }, url),
      ),
  )
}

function Facts({ rows }: { rows: readonly Fact[] }): ReactNode {
  return h(
    'table',
    { style: STYLE.table },
    h(
      'tbody',
      null,
      ...rows.map(([label, value]) =>
        h(
          'tr',
          { key: label },
          h('th', { scope: 'row', style: STYLE.factLabel }, label),
          h('td', { style: STYLE.factValue }, withContacts(value)),
        ),
      ),
    ),
  )
}

function Bill({ lines, sums }: { lines: readonly BillLine[]; sums: readonly Sum[] }): ReactNode {
  return h(
    'table',
    { style: STYLE.table },
    h(
      'tbody',
      null,
      ...lines.map((line, index) =>
        h(
          'tr',
          { key: `line ${index}` },
          h(
            'td',
            { style: STYLE.line },
            line.label,
            line.note && h('span', { className: 'soft', style: STYLE.lineNote }, line.note),
            ...line.under.map(({ text, depth }, n) =>
              h(
                'span',
                { key: `under ${n}`, className: 'soft', style: { ...STYLE.lineNote, paddingLeft: `${depth * 12}px` } },
                text,
              ),
            ),
          ),
          h('td', { style: STYLE.amount }, line.amount),
        ),
      ),
      ...sums.map(({ label, amount, isTotal }, index) => {
        const [look, right] = isTotal ? [STYLE.total, STYLE.totalAmount] : [STYLE.sum, STYLE.sumAmount]
        // A line ends the dishes.
        const line = index === 0 && !isTotal ? STYLE.firstSum : {}
        const className = isTotal ? undefined : 'soft'
        return h(
          'tr',
          { key: label },
          h('td', { className, style: { ...look, ...line } }, label),
          h('td', { className, style: { ...right, ...line } }, amount),
        )
      }),
    ),
  )
}
