import { createElement as h, type ReactNode } from 'react'
import type { BillLine, Fact, Part, Sum } from './letter.ts'
import { STYLE } from './letter-style.ts'

export function LetterPart({ part }: { part: Part }): ReactNode {
  switch (part.part) {
    case 'paragraph':
      return h('p', { style: STYLE.text }, part.text)
    case 'small':
      return h('p', { style: STYLE.small }, part.text)
    case 'notice':
      return h('p', { style: part.tone === 'good' ? STYLE.good : STYLE.note }, part.text)
    case 'button':
      return h(Button, part)
    case 'facts':
      return h(Facts, part)
    case 'bill':
      return h(Bill, part)
    default:
      return part satisfies never
  }
}

function Button({ label, url }: { label: string; url: string }): ReactNode {
  return h(
    'div',
    { style: STYLE.buttonCell },
    h('a', { href: url, style: STYLE.button }, label),
    h(
      'p',
      { style: { ...STYLE.address, margin: '14px 0 8px' } },
      'Or copy this address: ',
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
            line.note && h('span', { style: STYLE.lineNote }, line.note),
            ...line.under.map(({ text, depth }, n) =>
              h('span', { key: `under ${n}`, style: { ...STYLE.lineNote, paddingLeft: `${depth * 12}px` } }, text),
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
