import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { isLocalDate } from '@sizzle/domain/hours/local-time.ts'
import { type EmailTemplateId, personalize } from '@sizzle/domain/messages/templates.ts'
import { longDate } from '@sizzle/domain/reservations/words.ts'
import { type Fact, type Letter, type Part, paragraph, small, webAddress } from './letter.ts'

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
}

const REASONS: Record<EmailTemplateId, string> = {
  order_confirmation: `You get this because you ordered at ${HOUSE.name}.`,
  reservation_confirmation: `You get this because a table at ${HOUSE.name} was reserved with this address.`,
  custom: `You get this because you gave ${HOUSE.name} this address.`,
  promotion: `You get this because you agreed to receive offers and news from ${HOUSE.name} by e-mail.`,
}

const FACTS: Record<EmailTemplateId, readonly Fact[]> = {
  order_confirmation: [
    ['Order', 'orderNumber'],
    ['Type', 'orderType'],
    ['Estimated time', 'estimatedTime'],
    ['Total', 'total'],
  ],
  reservation_confirmation: [
    ['Date', 'reservationDate'],
    ['Time', 'reservationTime'],
    ['Party', 'partySize'],
    ['Table', 'tableNumber'],
    ['Requests', 'specialRequests'],
  ],
  custom: [],
  promotion: [
    ['Offer', 'offerTitle'],
    ['Valid until', 'validUntil'],
    ['Code', 'code'],
  ],
}

/** An e-mail in the words of whoever wrote it, for one reader. */
export function writtenLetter(written: Written, { name, unsubscribeUrl }: Reader): Letter {
  const { templateId } = written
  const called: WrittenValues = name.trim() === '' ? {} : { customerName: name }
  const values: WrittenValues = { ...written.values, ...called, ...inWords(written.values) }
  const fill = (text: string) => personalize(text, values).trim()
  const message = fill(written.message)
  const subject = fill(written.subject)
  return {
    template: templateId,
    subject,
    preview: message.slice(0, 120).replaceAll(/\s+/g, ' '),
    title: (templateId === 'promotion' && (values.title?.trim() || values.offerTitle?.trim())) || subject,
    parts: [
      ...pictureOf(templateId, values),
      ...message.split(/\n\s*\n/).map((text) => paragraph(text.trim())),
      ...factsOf(templateId, values),
      ...(templateId === 'promotion' && values.terms?.trim() ? [small(`Terms: ${values.terms.trim()}`)] : []),
    ],
    reason: REASONS[templateId],
    ...(templateId === 'promotion' && { promotion: { unsubscribeUrl } }),
  }
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

function factsOf(templateId: EmailTemplateId, values: WrittenValues): Part[] {
  const rows = FACTS[templateId].flatMap(([label, name]): Fact[] => {
    const value = values[name]?.trim()
    return value ? [[label, value]] : []
  })
  return rows.length === 0 ? [] : [{ part: 'facts', rows }]
}

function pictureOf(templateId: EmailTemplateId, { imageUrl, offerTitle, title }: WrittenValues): Part[] {
  if (!imageUrl || (templateId !== 'promotion' && templateId !== 'custom')) return []
  return [{ part: 'picture', url: webAddress(imageUrl), alt: title?.trim() || offerTitle?.trim() || '' }]
}

/** A date that a form sent, as people read it. */
function inWords(values: WrittenValues): WrittenValues {
  const dates = ['validUntil', 'reservationDate'].flatMap((name) => {
    const value = values[name]?.trim() ?? ''
    return isLocalDate(value) ? [[name, longDate(value)] as const] : []
  })
  return Object.fromEntries(dates)
}
