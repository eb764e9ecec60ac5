import { characters } from '../characters.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { MAX_MESSAGE, messageProblem, subjectProblem, unknownPlaceholdersProblem } from './compose.ts'
import { LETTER_LANGUAGES, type LetterLanguage } from './letter-language.ts'
import { type LetterWords, STANDARD_TEXTS, TEXT_PARTS, type TextPart } from './standard-texts.ts'
import { type EmailTemplateId, PLACEHOLDERS, placeholdersIn } from './templates.ts'

// The words of letters, as an owner edits them: English and French, each part by itself (messages 46).
const MAX_HEADING = 120
const HEADING_REQUIRED = 'Heading is required'
const HEADING_TOO_LONG = 'Heading too long. Maximum 120 characters allowed'
const CLOSING_TOO_LONG = 'Closing too long. Maximum 2000 characters allowed'
const LOOSE_BRACE = 'Braces stand around placeholders only'

/** Both languages; a part that is missing, or that says what the standard says, has the standard's words. */
export type OwnTexts = { readonly [Language in LetterLanguage]?: LetterWords }
export type WholeTexts = Readonly<Record<LetterLanguage, LetterWords>>

/** What the letters of a place know of it as well. */
const PLACE = ['locationName', 'locationPhone']
const USED: Readonly<Record<EmailTemplateId, readonly string[]>> = {
  order_confirmation: [...PLACEHOLDERS.order_confirmation, ...PLACE],
  reservation_confirmation: [
    ...PLACEHOLDERS.reservation_confirmation.filter((name) => name !== 'tableNumber'),
    ...PLACE,
  ],
  custom: PLACEHOLDERS.custom,
  promotion: PLACEHOLDERS.promotion,
}

/** Without these nobody could tell one letter from the next in an inbox. */
const REQUIRED: Readonly<Record<EmailTemplateId, { readonly [Part in TextPart]?: readonly string[] }>> = {
  order_confirmation: { subject: ['orderNumber'] },
  reservation_confirmation: { subject: ['reservationDate'] },
  custom: {},
  promotion: { subject: ['offerTitle'] },
}

/** In the order of the letter. */
export function partsOf(templateId: EmailTemplateId): readonly TextPart[] {
  return TEXT_PARTS.filter((part) => STANDARD_TEXTS[templateId].en[part] !== undefined)
}

/** What may stand in {braces} there, and what has to. */
export function placeholdersOf(templateId: EmailTemplateId, part: TextPart) {
  return { allowed: USED[templateId], required: REQUIRED[templateId][part] ?? [] }
}

/** The words that hold: the owner's, and the standard where there are none. */
export function wordsOf(templateId: EmailTemplateId, own: OwnTexts | null, language: LetterLanguage): LetterWords {
  const standard = STANDARD_TEXTS[templateId][language]
  const written = own?.[language] ?? {}
  return Object.fromEntries(partsOf(templateId).map((part) => [part, written[part] ?? standard[part]]))
}

export function wholeTexts(templateId: EmailTemplateId, own: OwnTexts | null): WholeTexts {
  return { en: wordsOf(templateId, own, 'en'), fr: wordsOf(templateId, own, 'fr') }
}

/** What differs from the standard, which alone is kept: a standard that becomes better reaches who never changed it. */
export function ownTexts(templateId: EmailTemplateId, texts: WholeTexts): OwnTexts {
  const kept = LETTER_LANGUAGES.map((language) => {
    const parts = partsOf(templateId).flatMap((part) => {
      const written = tidied(part, texts[language][part] ?? '')
      return written === STANDARD_TEXTS[templateId][language][part] ? [] : [[part, written] as const]
    })
    return [language, Object.fromEntries(parts)] as const
  })
  return Object.fromEntries(kept.filter(([, words]) => Object.keys(words).length > 0))
}

/** Each problem at its field: 'fr.subject'. */
export function checkTexts(templateId: EmailTemplateId, texts: WholeTexts): Problem[] {
  return LETTER_LANGUAGES.flatMap((language) =>
    problemsOf(
      partsOf(templateId).map((part) => [
        `${language}.${part}`,
        textProblem(templateId, part, tidied(part, texts[language][part] ?? '')),
      ]),
    ),
  )
}

function textProblem(templateId: EmailTemplateId, part: TextPart, text: string): string | null {
  const { allowed, required } = placeholdersOf(templateId, part)
  const used = placeholdersIn(text)
  const unknown = used.filter((name) => !allowed.includes(name))
  const missing = required.find((name) => !used.includes(name))
  return (
    lengthProblem(part, text) ??
    unknownPlaceholdersProblem(unknown) ??
    (/[{}]/.test(text.replace(/\{\w+\}/g, '')) ? LOOSE_BRACE : null) ??
    (missing === undefined ? null : `{${missing}} must stand in it`)
  )
}

function lengthProblem(part: TextPart, text: string): string | null {
  const length = characters(text).length
  switch (part) {
    case 'subject':
      return subjectProblem(text)
    case 'heading':
      return text === '' ? HEADING_REQUIRED : length > MAX_HEADING ? HEADING_TOO_LONG : null
    case 'message':
      return messageProblem(text)
    case 'closing':
      return length > MAX_MESSAGE ? CLOSING_TOO_LONG : null
    default:
      return part satisfies never
  }
}

/** A subject and a heading are one line: whatever breaks one becomes a blank, so no second header hides in it. */
function tidied(part: TextPart, text: string): string {
  if (part === 'subject' || part === 'heading')
    return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim()
}
