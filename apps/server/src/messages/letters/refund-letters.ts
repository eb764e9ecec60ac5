import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import { eventWords } from './event-words.ts'
import { frameWords } from './frame-words.ts'
import { knownWords } from './known-words.ts'
import { greeting, type Letter, paragraph, type Sender } from './letter.ts'

export type RefundedForLetter = {
  readonly customerName: string
  readonly amount: Cents
  /** Why, as the customer may read it; empty where nobody wrote it for them. */
  readonly reason: string
  /** None when no order was made of the payment. */
  readonly shortNumber: string | null
  /** That order was there already, and the payment was one too many. */
  readonly isOfOther?: boolean
  /** The order stands all the same, and what stayed pays it. */
  readonly standsPaid?: boolean
  readonly location: Sender
  /** English where nothing is said. */
  readonly language?: LetterLanguage
}

/** Written when the provider has said that the money went back, never before (messages 9). */
export function refundedLetter(refund: RefundedForLetter): Letter {
  const { location, shortNumber, isOfOther = false, standsPaid = false, language = 'en' } = refund
  const frame = frameWords(language)
  const { refunded: words, ...common } = eventWords(language)
  const money = frame.money(refund.amount)
  const why = knownWords(refund.reason, language)
  const about = shortNumber === null ? words.noOrder(location.name, why) : words.about(shortNumber, location.name)
  return {
    template: 'payment_refunded',
    language,
    subject: words.subject(money),
    preview: words.preview(money),
    title: words.title,
    parts: [
      { part: 'key', label: common.refund, value: money },
      greeting(refund.customerName, language),
      paragraph([about, ...(isOfOther ? [why] : []), ...(standsPaid ? [words.standsPaid] : [])].join(' ')),
      ...(why === '' || isOfOther ? [] : [{ part: 'facts' as const, rows: [[common.reason, why] as const] }]),
      { part: 'notice', tone: 'good', text: common.money({ kind: 'refunded', amount: refund.amount }) },
      paragraph(common.questions(location)),
    ],
    from: location,
    reason: common.paidHere,
  }
}
