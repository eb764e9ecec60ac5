import { HOUSE } from '@sizzle/domain/brand/house.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { accountWords, type SecondStepChange } from './account-words.ts'
import { button, greeting, type Letter, paragraph } from './letter.ts'

export type SecondStepEvent = SecondStepChange | { readonly recoveryCodesLeft: number }
type About = {
  readonly name: string
  readonly what: SecondStepEvent
  readonly resetUrl: string
  /** English where nothing is said. */
  readonly language?: LetterLanguage
}

/** Tells the owner of an account that its second step has changed, or that a recovery code was used. */
export function secondStepLetter({ name, what, resetUrl, language = 'en' }: About): Letter {
  const { notYou, resetButton, yourAccount } = accountWords(language)
  const { title, sentence } = wordsFor(what, language)
  return {
    template: 'second_step',
    language,
    subject: language === 'fr' ? `${title} : ${HOUSE.name}` : `${title}: ${HOUSE.name}`,
    preview: sentence,
    title,
    parts: [greeting(name, language), paragraph(sentence), paragraph(notYou), button(resetButton, resetUrl)],
    reason: yourAccount,
  }
}

function wordsFor(what: SecondStepEvent, language: LetterLanguage): { title: string; sentence: string } {
  const { secondStep, recoveryCodeUsed } = accountWords(language)
  if (typeof what === 'string') return secondStep[what]
  return { title: recoveryCodeUsed.title, sentence: recoveryCodeUsed.sentence(what.recoveryCodesLeft) }
}
