import { fullStop } from '@sizzle/domain/full-stop.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { eventWords } from './event-words.ts'
import { clockAndZone, frameWords } from './frame-words.ts'
import { button, greeting, type Letter, type Part, paragraph, type Sender } from './letter.ts'

export type MovedPromise = {
  readonly customerName: string
  readonly shortNumber: string
  /** 'about 7:10 p.m.', in the language of the letter. */
  readonly when: string
  readonly promisedAt: Date
  readonly before: Date
  /** The time that was chosen; null: as soon as possible. */
  readonly scheduledFor: Date | null
  readonly reason: string
  readonly location: Sender & { readonly timeZone: string }
  readonly receiptUrl: string
  /** English where nothing is said. */
  readonly language?: LetterLanguage
}

/** For customers without a phone number. */
export function promiseMovedLetter(moved: MovedPromise): Letter {
  const { customerName, shortNumber, when, reason, location, receiptUrl, language = 'en' } = moved
  const { promiseMoved: words, ...common } = eventWords(language)
  const frame = frameWords(language)
  return {
    template: 'order_promise_moved',
    language,
    subject: words.subject(shortNumber, when),
    preview: fullStop(words.preview(when)),
    title: words.title,
    parts: [
      keyOf(moved),
      greeting(customerName, language),
      paragraph(words.message(shortNumber, location.name)),
      { part: 'facts', rows: [[common.reason, reason] as const] },
      button(frame.receipt, receiptUrl),
      paragraph(common.questions(location)),
    ],
    from: location,
    reason: frame.reasons.order_confirmation,
  }
}

/** The new time as the confirmation has it, and the one that it had. */
function keyOf({ promisedAt, before, scheduledFor, language, location: { timeZone } }: MovedPromise): Part {
  const { promiseMoved: words } = eventWords(language)
  const frame = frameWords(language)
  const [day, dayBefore] = [promisedAt, before].map((at) => frame.longDay(localAt(timeZone, at).date))
  const clockBefore = clockAndZone(language, timeZone, before)
  const was = day === dayBefore ? clockBefore : `${dayBefore}, ${clockBefore}`
  return {
    part: 'key',
    label: scheduledFor === null ? words.about : `${words.expected}, ${day}`,
    value: clockAndZone(language, timeZone, promisedAt),
    note: words.was(was),
  }
}
