import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { button, type Part } from './letter.ts'

const LABELS: Readonly<Record<LetterLanguage, string>> = { en: 'See the menu', fr: 'Voir le menu' }

/** Where an offer leads to. */
export function menuButton(menuUrl: string, language: LetterLanguage): Part {
  return button(LABELS[language], menuUrl)
}
