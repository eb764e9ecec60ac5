import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { createElement as h, type ReactNode } from 'react'
import { frameWords } from './frame-words.ts'
import type { BillLine, Fact, Part, Sum } from './letter.ts'
import { STYLE } from './letter-style.ts'

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
      return h('p', { className: part.tone, style: STYLE[part.tone] }, part.text)
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
  return text.split('\n').flatMap((line, n) => (n === 0 ? [line] : [h('br', { key: `end of ${n}` }), line]))
}

type ButtonProps = { label: string; url: string; language: LetterLanguage | undefined }

function Button({ label, url, language }: ButtonProps): ReactNode {
  return h(
    'div',
    { style: STYLE.buttonCell },
    h('a', { href: url, className: 'button', style: STYLE.button }, label),
    h(
      'p',
      { className: 'soft', style: { ...STYLE.address, margin: '14px 0 8px' } },
      frameWords(language).copyAddress,
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
          h('td', { style: STYLE.factValue }, value),
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
      ...sums.map(({ label, amount, isTotal }) =>
        h(
          'tr',
          { key: label },
          h('td', { style: isTotal ? STYLE.total : STYLE.sum }, label),
          h('td', { style: isTotal ? STYLE.totalAmount : STYLE.sumAmount }, amount),
        ),
      ),
    ),
  )
}
