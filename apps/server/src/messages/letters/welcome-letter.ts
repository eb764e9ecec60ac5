import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { frameWords } from './frame-words.ts'
import { greeting, type Letter, paragraph, small } from './letter.ts'
import { menuButton } from './menu-button.ts'

type Welcome = {
  readonly name: string
  /** As it is typed: WELCOME-7KM2QX. */
  readonly code: string
  readonly percent: number
  readonly expiresAt: Date
  readonly menuUrl: string
  readonly unsubscribeUrl: string
  /** English where nothing is said. */
  readonly language?: LetterLanguage
}

const ENGLISH = {
  subject: (percent: number) => `Welcome to ${HOUSE.name}: ${percent}% off your first order`,
  preview: (code: string) => `Your code is ${code}.`,
  title: (percent: number) => `${percent}% off your first order`,
  message: (percent: number) => `Welcome to ${HOUSE.name}. Here’s ${percent}% off your first order with us.`,
  yourCode: 'Your code',
  terms: 'The code is yours alone. It works once, for the dishes in your first order and not for tax or tip.',
}

const FRENCH: typeof ENGLISH = {
  subject: (percent) => `Bienvenue chez ${HOUSE.name} : ${percent} % de moins sur votre première commande`,
  preview: (code) => `Votre code est ${code}.`,
  title: (percent) => `${percent} % de moins sur votre première commande`,
  message: (percent) => `Bienvenue chez ${HOUSE.name}. Votre première commande chez nous coûte ${percent} % de moins.`,
  yourCode: 'Votre code',
  terms:
    'Ce code est personnel. Il sert une fois, pour les plats de votre première commande, et non pour les taxes ou le pourboire.',
}

const ALL: Readonly<Record<LetterLanguage, typeof ENGLISH>> = { en: ENGLISH, fr: FRENCH }

export function welcomeLetter(welcome: Welcome): Letter {
  const { name, code, percent, expiresAt, menuUrl, unsubscribeUrl, language = 'en' } = welcome
  const words = ALL[language]
  const frame = frameWords(language)
  const lastDay = frame.longDay(localAt(HOUSE_ZONE, expiresAt).date)
  return {
    template: 'welcome',
    language,
    subject: words.subject(percent),
    preview: words.preview(code),
    title: words.title(percent),
    parts: [
      { part: 'key', label: words.yourCode, value: code, note: `${frame.validUntil} ${lastDay}`, isCode: true },
      greeting(name, language),
      paragraph(words.message(percent)),
      paragraph(frame.whereCode),
      menuButton(menuUrl, language),
      small(words.terms),
    ],
    reason: frame.reasons.promotion,
    promotion: { unsubscribeUrl },
  }
}
