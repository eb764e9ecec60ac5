import { expect, it } from 'vitest'
import { htmlOf } from '../../messages/letters/letter-html.ts'
import { textOf } from '../../messages/letters/letter-text.ts'
import { offerTitleOf, type Written, writtenLetter } from '../../messages/letters/written-letters.ts'
import { letterFor } from './letter-for.ts'

const WRITTEN: Written = {
  templateId: 'promotion',
  subject: '{offerTitle} for {customerName}',
  message: `Hello {customerName}, ${'our kitchen cooks for you. '.repeat(5)}\n\nSee you, {customerName}!`,
  values: { offerTitle: 'Thali & more', validUntil: '2026-12-31', terms: 'At the table only.' },
}
const menuUrl = 'https://order.example.test/menu'
const unsubscribeUrl = 'https://order.example.test/unsubscribe/0199a3f5-c6c0-7ef8-91ec-75869708a9c1/x_-y'

it.each(['Priya', 'Zoë <b>&"\'', '$& $1', '{offerTitle}', '', '  ', 'Ann {customerName}'])(
  'a letter to %j is the same whether it is made for one reader or for all',
  (name) => {
    const coded = { ...WRITTEN, values: { ...WRITTEN.values, code: 'THALI-7KM2QX', percent: '15' } }
    const one = writtenLetter(coded, { name, unsubscribeUrl, menuUrl })
    const all = letterFor(WRITTEN, { language: 'en', own: null, percent: 15, menuUrl })
    const made = all({ name, unsubscribeUrl, code: 'THALI7KM2QX' })
    expect(made.subject).toBe(one.subject)
    expect(made.text).toBe(textOf(one))
    // The line beside the subject in an inbox is cut by length, so it ends elsewhere with another name.
    const withoutPreview = (html: string) => html.replace(/<div style="[^"]*">[^<]*<\/div>/, '')
    expect(withoutPreview(made.html).replaceAll('&#39;', '&#x27;')).toBe(withoutPreview(htmlOf(one)))
  },
)

it('has no placeholder left in the title, the heading and the terms of its offer (messages 66)', () => {
  const values = {
    offerTitle: 'A thali for {customerName}',
    title: 'Slàinte, {customerName}!',
    terms: '{offerTitle}, until {validUntil}.',
    validUntil: '2026-12-31',
  }
  const written = { ...WRITTEN, subject: 'Come by', message: 'Hello, {offerTitle}!', values }
  const made = letterFor(written)({ name: 'Priya {validUntil}', unsubscribeUrl })
  expect(made.text).toContain('Slàinte, Priya {validUntil}!')
  expect(made.text).toContain('Hello, A thali for Priya {validUntil}!')
  expect(made.text).toContain('A thali for Priya {validUntil}, until Thursday, December 31, 2026.')
  expect(made.text).not.toMatch(/\{(customerName|offerTitle)\}/)
  expect(made.html).toContain('Slàinte, Priya {validUntil}!')
  // So is the discount of its code called on the bill.
  expect(offerTitleOf(written, { name: 'Priya', language: 'en' })).toBe('A thali for Priya')
})

it.each([
  ['en', 'press “Add a promo code” and type the code in'],
  ['fr', 'appuyez sur «\u00a0Add a promo code\u00a0» et entrez-y le code'],
] as const)('says in %s where its code is typed, by the name of the button there', (language, words) => {
  const letter = letterFor(WRITTEN, { language, own: null, percent: 15 })
  expect(letter({ name: 'Priya', unsubscribeUrl, code: 'THALI7KM2QX' }).text).toContain(words)
})

it.each([
  ['en', 'See the menu'],
  ['fr', 'Voir le menu'],
] as const)('leads to the menu in %s, as a welcome does (messages 71)', (language, label) => {
  const written = { ...WRITTEN, values: { offerTitle: 'Thali week' } }
  const { text, html } = letterFor(written, { language, own: null, menuUrl })({ name: 'Priya', unsubscribeUrl })
  expect(text).toContain(`${label}:\n${menuUrl}`)
  expect(html).toContain(`href="${menuUrl}"`)
  const custom = writtenLetter({ ...written, templateId: 'custom' }, { name: 'Priya', unsubscribeUrl, menuUrl })
  expect(textOf(custom)).not.toContain(menuUrl)
})

it.each([
  ['Thali week', 'Your code for 15% off the dishes in one order'],
  ['15% off thalis', 'Your code'],
])('of "%s" the code says what it gives, and each fact stands once', (offerTitle, label) => {
  const message = 'Come by: {offerTitle}.'
  const written = { ...WRITTEN, message, values: { offerTitle, validUntil: '2026-12-31' } }
  const { text } = letterFor(written, { language: 'en', own: null, percent: 15 })({
    name: 'Priya',
    unsubscribeUrl,
    code: 'THALI7KM2QX',
  })
  expect(text).toContain(`${label}: THALI-7KM2QX\nValid until Thursday, December 31, 2026\n`)
  expect(text).not.toContain('Offer:')
  for (const fact of ['15%', 'December 31', 'THALI-7KM2QX']) expect(text.split(fact).length - 1, fact).toBeLessThan(3)
})
