import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { accountWords } from './account-words.ts'
import { button, greeting, type Letter, onlyWay, paragraph, small } from './letter.ts'

/** English where nothing is said. */
type Reader = { readonly name: string; readonly language?: LetterLanguage }

export function verifyEmailLetter({ name, language = 'en', url }: Reader & { url: string }): Letter {
  const { verify: words, yourAccount } = accountWords(language)
  return {
    template: 'verify_email',
    language,
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    parts: [greeting(name, language), paragraph(words.message), onlyWay(words.button, url), small(words.ignore)],
    reason: yourAccount,
    holdsSecret: true,
  }
}

export function resetPasswordLetter({
  name,
  language = 'en',
  url,
  minutes,
}: Reader & { url: string; minutes: number }): Letter {
  const { reset: words, yourAccount } = accountWords(language)
  return {
    template: 'reset_password',
    language,
    subject: words.subject,
    preview: words.once(minutes),
    title: words.title,
    parts: [
      greeting(name, language),
      paragraph(words.message),
      onlyWay(words.title, url),
      small(`${words.once(minutes)} ${words.ignore}`),
    ],
    reason: yourAccount,
    holdsSecret: true,
  }
}

export function passwordChangedLetter({ name, language = 'en', resetUrl }: Reader & { resetUrl: string }): Letter {
  const { changed: words, notYou, resetButton, yourAccount } = accountWords(language)
  return {
    template: 'password_changed',
    language,
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    parts: [greeting(name, language), paragraph(words.message), paragraph(notYou), button(resetButton, resetUrl)],
    reason: yourAccount,
  }
}
