import { describe, expect, it } from 'vitest'
import { LETTER_LANGUAGES } from './letter-language.ts'
import { checkTexts, ownTexts, partsOf, placeholdersOf, type WholeTexts, wholeTexts } from './letter-texts.ts'
import { STANDARD_TEXTS } from './standard-texts.ts'
import { EMAIL_TEMPLATES } from './templates.ts'

const ORDER = wholeTexts('order_confirmation', null)

function withFrench(part: string, text: string): WholeTexts {
  return { ...ORDER, fr: { ...ORDER.fr, [part]: text } }
}

describe('the words of letters', () => {
  it.each(EMAIL_TEMPLATES.map(({ id }) => id))('%s has a whole standard in both languages', (id) => {
    expect(checkTexts(id, wholeTexts(id, null))).toEqual([])
    expect(Object.keys(STANDARD_TEXTS[id].fr)).toEqual(Object.keys(STANDARD_TEXTS[id].en))
    expect(partsOf(id)).toEqual(Object.keys(STANDARD_TEXTS[id].en))
    expect(ownTexts(id, wholeTexts(id, null))).toEqual({})
    for (const language of LETTER_LANGUAGES)
      expect(wholeTexts(id, null)[language]).toEqual(STANDARD_TEXTS[id][language])
  })

  it('that an owner wrote hold, and the standard where there are none (messages 46)', () => {
    const own = ownTexts('order_confirmation', withFrench('heading', ' Merci ! '))
    expect(own).toEqual({ fr: { heading: 'Merci !' } })
    expect(wholeTexts('order_confirmation', own)).toEqual(withFrench('heading', 'Merci !'))
    expect(wholeTexts('order_confirmation', { fr: { closing: '' } }).fr).toEqual(ORDER.fr)
  })

  it.each([
    ['subject', '', 'Subject is required'],
    ['subject', 'Merci', '{orderNumber} must stand in it'],
    ['subject', `{orderNumber} ${'x'.repeat(200)}`, 'Subject too long. Maximum 200 characters allowed'],
    ['subject', '{orderNumber} {reservationDate}', 'Nothing can be filled in for {reservationDate}'],
    ['heading', ' ', 'Heading is required'],
    ['heading', 'x'.repeat(121), 'Heading too long. Maximum 120 characters allowed'],
    ['message', '\n', 'Message is required'],
    ['message', 'x'.repeat(2001), 'Message too long. Maximum 2000 characters allowed'],
    ['message', 'Bonjour {nom du client}', 'Braces stand around placeholders only'],
    ['message', 'Bonjour {{customerName}}', 'Braces stand around placeholders only'],
    ['message', 'Bonjour {constructor}', 'Nothing can be filled in for {constructor}'],
    ['message', '{a} {b} {a} {c} {customerName}', 'Nothing can be filled in for {a}, {b} and {c}'],
    ['closing', 'x'.repeat(2001), 'Closing too long. Maximum 2000 characters allowed'],
  ])('are refused at their field: %s "%.40s" (messages 46)', (part, text, sentence) => {
    expect(checkTexts('order_confirmation', withFrench(part, text))).toEqual([{ field: `fr.${part}`, sentence }])
  })

  it('keep one line where a letter has one, and paragraphs elsewhere', () => {
    const { fr } = ownTexts('order_confirmation', {
      en: ORDER.en,
      fr: {
        subject: 'Commande {orderNumber}\r\nBcc: victim@example.test',
        heading: 'Merci\u2028beaucoup',
        message: 'Un\r\n\r\nDeux\u0007',
        closing: '',
      },
    })
    expect(fr).toEqual({
      subject: 'Commande {orderNumber} Bcc: victim@example.test',
      heading: 'Merci beaucoup',
      message: 'Un\n\nDeux',
    })
  })

  it('can use what their letter knows', () => {
    for (const { id } of EMAIL_TEMPLATES)
      for (const part of partsOf(id)) {
        const { allowed, required } = placeholdersOf(id, part)
        expect(allowed).toEqual(expect.arrayContaining([...required]))
      }
  })
})
