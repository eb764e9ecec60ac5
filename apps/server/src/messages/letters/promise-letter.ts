import { fullStop } from '@sizzle/domain/full-stop.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { eventWords } from './event-words.ts'
import { frameWords } from './frame-words.ts'
import { greeting, type Letter, paragraph, type Sender } from './letter.ts'

export type MovedPromise = {
  readonly customerName: string
  readonly shortNumber: string
  /** 'about 7:10 p.m.', in the language of the letter. */
  readonly when: string
  readonly reason: string
  readonly location: Sender
  /** English where nothing is said. */
  readonly language?: LetterLanguage
}

/** For customers without a phone number. */
export function promiseMovedLetter(moved: MovedPromise): Letter {
  const { customerName, shortNumber, when, reason, location, language = 'en' } = moved
  const { promiseMoved: words, ...common } = eventWords(language)
  return {
    template: 'order_promise_moved',
    language,
    subject: words.subject(shortNumber, when),
    preview: fullStop(words.preview(when)),
    title: words.title,
    parts: [
      { part: 'key', label: words.expected, value: when },
      greeting(customerName, language),
      paragraph(fullStop(words.message(shortNumber, location.name, when))),
      { part: 'facts', rows: [[common.reason, reason] as const] },
      paragraph(common.questions(location)),
    ],
    from: location,
    reason: frameWords(language).reasons.order_confirmation,
  }
}
