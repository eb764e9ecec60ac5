import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { InvitedRole } from '@sizzle/domain/people/invitation.ts'
import { accountWords } from './account-words.ts'
import { frameWords } from './frame-words.ts'
import { type Letter, onlyWay, paragraph, small } from './letter.ts'

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
      paragraph(words.message(invitedBy, role, new Intl.ListFormat(frameWords(language).tag).format(locations))),
      onlyWay(words.button, url),
      small(`${words.once} ${words.ignore}`),
    ],
    reason: words.reason(invitedBy),
    holdsSecret: true,
  }
}
