import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { accountWords } from './account-words.ts'
import { button, greeting, type Letter, onlyWay, paragraph, small } from './letter.ts'

/** English where nothing is said. */
type Reader = { readonly name: string; readonly language?: LetterLanguage }

export const newAddressLetter = (reader: Reader & { url: string }) => toNewAddress(reader, 'confirm')

/** To whoever has the account that the address belongs to. */
export const addressTakenLetter = (reader: Reader & { url: string }) => toNewAddress(reader, 'taken')

/** One subject and one template: a person's own list of letters must not say which of the two it was. */
function toNewAddress({ name, language = 'en', url }: Reader & { url: string }, which: 'confirm' | 'taken'): Letter {
  const { newAddress } = accountWords(language)
  const words = newAddress[which]
  return {
    template: 'change_email',
    language,
    subject: newAddress.subject,
    preview: words.preview,
    title: words.title,
    parts: [
      greeting(name, language),
      paragraph(words.message),
      (which === 'confirm' ? onlyWay : button)(words.button, url),
      small(words.ignore),
    ],
    reason: newAddress.reason,
    holdsSecret: true,
  }
}

export function emailChangedLetter({ name, language = 'en' }: Reader): Letter {
  const { emailChanged: words } = accountWords(language)
  return {
    template: 'email_changed',
    language,
    subject: words.subject,
    preview: words.preview,
    title: words.title,
    parts: [greeting(name, language), paragraph(words.message), paragraph(words.notYou)],
    reason: words.reason,
  }
}
