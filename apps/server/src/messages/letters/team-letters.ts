import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { INVITATION_DAYS, type InvitedRole } from '@sizzle/domain/people/invitation.ts'
import { button, type Letter, paragraph, small } from './letter.ts'

type Invited = {
  readonly invitedBy: string
  readonly role: InvitedRole
  readonly locations: readonly string[]
  readonly url: string
}

const AS: Record<InvitedRole, string> = { staff: 'as staff', manager: 'as a manager', admin: 'as an admin' }

export function invitationLetter({ invitedBy, role, locations, url }: Invited): Letter {
  const where = locations.length === 0 ? '' : ` at ${locations.join(', ')}`
  return {
    template: 'team_invitation',
    subject: `Your invitation to work at ${HOUSE.name}`,
    preview: `The link works once, for ${INVITATION_DAYS} days.`,
    title: 'Come and work with us',
    parts: [
      paragraph(`${invitedBy} invites you to work at ${HOUSE.name} ${AS[role]}${where}.`),
      button('Accept the invitation', url),
      small(
        `The link works once, for ${INVITATION_DAYS} days. If you do not know what this is about, ignore this e-mail: nothing happens without you.`,
      ),
    ],
    reason: `You get this because ${invitedBy} entered this address at ${HOUSE.name}.`,
    holdsSecret: true,
  }
}
