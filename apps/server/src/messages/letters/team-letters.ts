import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { InvitedRole } from '@sizzle/domain/people/invitation.ts'
import { accountWords } from './account-words.ts'
import { button, type Letter, paragraph, small } from './letter.ts'

type Invited = {
  readonly invitedBy: string
  readonly role: InvitedRole
  readonly locations: readonly string[]
  readonly url: string
  /** English where nothing is said. */
  readonly language?: LetterLanguage
}

export function invitationLetter({ invitedBy, role, locations, url, language = 'en' }: Invited): Letter {
  const { invitation: words } = accountWords(language)
  return {
    template: 'team_invitation',
    language,
    subject: words.subject,
    preview: words.once,
    title: words.title,
    parts: [
      paragraph(words.message(invitedBy, role, locations.join(', '))),
      button(words.button, url),
      small(`${words.once} ${words.ignore}`),
    ],
    reason: words.reason(invitedBy),
    holdsSecret: true,
  }
}
