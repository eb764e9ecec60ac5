import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type OwnTexts, wordsOf } from '@sizzle/domain/messages/letter-texts.ts'
import { STANDARD_TEXTS } from '@sizzle/domain/messages/standard-texts.ts'
import { type EmailTemplateId, namesLastDay, personalize } from '@sizzle/domain/messages/templates.ts'
import { namesPercent } from '@sizzle/domain/promotions/code.ts'
import { dateInWords, type FrameWords, frameWords } from './frame-words.ts'
import { type Fact, type Letter, type Part, paragraph, paragraphs, small, webAddress } from './letter.ts'
import { menuButton } from './menu-button.ts'

/** What was typed, and what the placeholders and facts say. */
export type Written = {
  readonly templateId: EmailTemplateId
  readonly subject: string
  readonly message: string
  readonly values: WrittenValues
}
export type WrittenValues = Readonly<Record<string, string | undefined>>

type Reader = {
  /** Empty: the template's default stands in its place. */
  readonly name: string
  /** Where an offer is answered with "no more of these". */
  readonly unsubscribeUrl: string
  /** Where an offer leads to. */
  readonly menuUrl?: string
  /** English where nothing is said. */
  readonly language?: LetterLanguage
  /** What the owner wrote for this letter; the standard where there is nothing. */
  readonly own?: OwnTexts | null
}

type Labelled = readonly [label: FactLabel, name: string]
type FactLabel =
  | 'order'
  | 'type'
  | 'estimatedTime'
  | 'total'
  | 'date'
  | 'time'
  | 'party'
  | 'table'
  | 'requests'
  | 'offer'
  | 'validUntil'

const FACTS: Record<EmailTemplateId, readonly Labelled[]> = {
  order_confirmation: [
    ['order', 'orderNumber'],
    ['type', 'orderType'],
    ['estimatedTime', 'estimatedTime'],
    ['total', 'total'],
  ],
  reservation_confirmation: [
    ['date', 'reservationDate'],
    ['time', 'reservationTime'],
    ['party', 'partySize'],
    ['table', 'tableNumber'],
    ['requests', 'specialRequests'],
  ],
  custom: [],
  promotion: [
    ['offer', 'offerTitle'],
    ['validUntil', 'validUntil'],
  ],
}

/**
 * An email in the words of whoever wrote it, for one reader. Words that were left as the standard are the owner's, in the
 * reader's language; what was typed goes to everybody as it was typed (messages 49).
 */
export function writtenLetter(written: Written, reader: Reader): Letter {
  const { templateId } = written
  const { name, unsubscribeUrl, menuUrl, language = 'en', own = null } = reader
  const frame = frameWords(language)
  const words = wordsOf(templateId, own, language)
  const values = filledIn(written, { name, language })
  const fill = (text = '') => personalize(text, values, language).trim()
  // The house's words in another language, or below, may name a day that this offer does not have.
  const fits = (text = '') => Boolean(values.validUntil?.trim()) || !namesLastDay(text)
  const partOf = (part: 'subject' | 'message') =>
    fill(isStandard(written, part, own) && fits(words[part]) ? words[part] : written[part])
  const [message, subject] = [partOf('message'), partOf('subject')]
  const isOffer = templateId === 'promotion'
  const hasCode = isOffer && Boolean(values.code?.trim())
  const title = (isOffer && (values.title?.trim() || values.offerTitle?.trim())) || subject
  // Each fact of an offer stands once: what the heading or the message names has no row of its own.
  const toSay = isOffer ? unsaid(values, `${title}\n${message}`) : values
  const isNamed = namesPercent(`${title}\n${message}`, Number(values.percent))
  return {
    template: templateId,
    language,
    subject,
    preview: message.slice(0, 120).replaceAll(/\s+/g, ' '),
    title,
    parts: [
      ...pictureOf(templateId, values),
      ...(hasCode ? [codeOf({ ...values, percent: isNamed ? '' : values.percent }, toSay.validUntil, frame)] : []),
      ...message.split(/\n\s*\n/).map((text) => paragraph(text.trim())),
      ...factsOf(templateId, hasCode ? { ...toSay, validUntil: '' } : toSay, frame),
      ...(hasCode ? [paragraph(frame.whereCode)] : []),
      ...(isOffer && menuUrl ? [menuButton(menuUrl, language)] : []),
      ...(hasCode ? [small(frame.codeTerms)] : []),
      ...((isOffer || templateId === 'custom') && fits(words.closing) ? paragraphs(fill(words.closing)) : []),
      ...(isOffer && values.terms?.trim() ? [small(frame.terms(values.terms.trim()))] : []),
    ],
    reason: frame.reasons[templateId],
    ...(isOffer && { promotion: { unsubscribeUrl } }),
  }
}

type Called = { readonly name: string; readonly language: LetterLanguage }

/** As this reader has it; a code of the offer is called so on the bill. */
export function offerTitleOf(written: Written, reader: Called): string {
  return filledIn(written, reader).offerTitle ?? ''
}

/** The offer's own words have placeholders too; its title comes first, since the others may name it. */
function filledIn({ values }: Written, { name, language }: Called): WrittenValues {
  const called: WrittenValues = name.trim() === '' ? {} : { customerName: name }
  const { offerTitle = '', title = '', terms = '', ...known } = { ...values, ...called, ...inWords(values, language) }
  const named = { ...known, offerTitle: personalize(offerTitle, known, language) }
  return { ...named, title: personalize(title, named, language), terms: personalize(terms, named, language) }
}

/** Left as the form brought it, or not sent at all. */
function isStandard(written: Written, part: 'subject' | 'message', own: OwnTexts | null): boolean {
  const { templateId } = written
  if (templateId !== 'custom' && templateId !== 'promotion') return false
  const standards = [STANDARD_TEXTS[templateId].en[part], own?.en?.[part]]
  return standards.includes(written[part])
}

const TEST_TEMPLATE = 'test'

/** The same letter, which nobody takes for a real one. */
export function testLetter(letter: Letter): Letter {
  const text = 'This is a test that you sent to yourself. Nobody else got it.'
  return {
    ...letter,
    template: TEST_TEMPLATE,
    subject: `Test: ${letter.subject}`,
    parts: [{ part: 'notice', tone: 'note', text }, ...letter.parts],
  }
}

function factsOf(templateId: EmailTemplateId, values: WrittenValues, frame: FrameWords): Part[] {
  const rows = FACTS[templateId].flatMap(([label, name]): Fact[] => {
    const value = values[name]?.trim()
    return value ? [[frame[label], value]] : []
  })
  return rows.length === 0 ? [] : [{ part: 'facts', rows }]
}

function unsaid(values: WrittenValues, said: string): WrittenValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value && said.includes(value.trim()) ? '' : value]),
  )
}

/** What it gives, where that is known, and the code as large as that of a welcome. */
function codeOf({ code = '', percent }: WrittenValues, validUntil: string | undefined, frame: FrameWords): Part {
  const label = percent ? frame.codeFor(percent) : frame.code
  const note = validUntil?.trim() && `${frame.validUntil} ${validUntil.trim()}`
  return { part: 'key', label, value: code.trim(), ...(note && { note }), isCode: true }
}

function pictureOf(templateId: EmailTemplateId, { imageUrl, offerTitle, title }: WrittenValues): Part[] {
  if (!imageUrl || (templateId !== 'promotion' && templateId !== 'custom')) return []
  return [{ part: 'picture', url: webAddress(imageUrl), alt: title?.trim() || offerTitle?.trim() || '' }]
}

function inWords(values: WrittenValues, language: LetterLanguage): WrittenValues {
  const dates = ['validUntil', 'reservationDate'].flatMap((name) => {
    const value = values[name]?.trim() ?? ''
    return value === '' ? [] : [[name, dateInWords(value, language)] as const]
  })
  return Object.fromEntries(dates)
}
