import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DARK_STYLE } from './dark-style.ts'
import { frameWords } from './frame-words.ts'
import { type Letter, signature, webAddress } from './letter.ts'
import { LetterPart, withContacts } from './letter-parts.ts'
import { ROOMY_STYLE, STYLE } from './letter-style.ts'

/** React escapes every text and attribute; nothing in a letter is ever put in as HTML. */
export function htmlOf(letter: Letter): string {
  return `<!doctype html>${renderToStaticMarkup(h(LetterPage, { letter }))}`
}

function LetterPage({ letter }: { letter: Letter }): ReactNode {
  return h(
    'html',
    { lang: frameWords(letter.language).tag },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Phone numbers and dates stay text: mail programs paint their own blue links over them otherwise.
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
      h('title', null, letter.subject),
      h('style', null, `${ROOMY_STYLE}\n${DARK_STYLE}`),
    ),
    h(
      'body',
      { className: 'ground', style: STYLE.body },
      h('div', { style: STYLE.preview }, letter.preview),
      table(
        { width: '100%' },
        row(
          h(
            'td',
            { align: 'center', className: 'ground', style: STYLE.ground },
            h(
              'table',
              SHEET,
              h(
                'tbody',
                null,
                row(h(Band, { language: letter.language })),
                row(h(Content, { letter })),
                row(h(Foot, { letter })),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

const SHEET = {
  role: 'presentation',
  width: '100%',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
  className: 'sheet',
  style: STYLE.sheet,
}

function table(attributes: { width: string }, ...rows: ReactNode[]): ReactNode {
  const layout = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...attributes }
  return h('table', layout, h('tbody', null, ...rows))
}

function row(...cells: ReactNode[]): ReactNode {
  return h('tr', null, ...cells)
}

function Band({ language }: Pick<Letter, 'language'>): ReactNode {
  const words = HOUSE.name.split(' & ')
  const name = words.flatMap((word, index) =>
    index === 0 ? [word] : [' ', h('span', { key: word, style: STYLE.ampersand }, '&'), ` ${word}`],
  )
  return h(
    'td',
    { style: STYLE.band },
    h('p', { style: STYLE.wordmark }, ...name),
    h('p', { style: STYLE.tagline }, frameWords(language).tagline),
  )
}

function Content({ letter }: { letter: Letter }): ReactNode {
  return h(
    'td',
    { className: 'content', style: STYLE.content },
    h('h1', { style: STYLE.title }, letter.title),
    ...letter.parts.map((part, index) => h(LetterPart, { key: index, part, language: letter.language })),
  )
}

function Foot({ letter }: { letter: Letter }): ReactNode {
  const { unsubscribeUrl } = letter.promotion ?? {}
  const { name, address, phone, email } = signature(letter)
  return h(
    'td',
    { className: 'foot', style: STYLE.foot },
    h('p', { style: STYLE.footName }, name),
    h('p', { style: STYLE.footText }, address),
    h(
      'p',
      { style: STYLE.footText },
      withContacts(phone),
      ' · ',
      h('a', { href: `mailto:${email}`, style: STYLE.link }, email),
    ),
    h('p', { style: STYLE.footText }, letter.reason),
    unsubscribeUrl &&
      h(
        'p',
        { style: STYLE.footText },
        h('a', { href: webAddress(unsubscribeUrl), style: STYLE.link }, frameWords(letter.language).unsubscribe),
      ),
  )
}
