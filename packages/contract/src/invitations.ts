import { MAX_EMAIL_LENGTH } from '@sizzle/domain/people/email.ts'
import { checkInvitation, INVITED_ROLES } from '@sizzle/domain/people/invitation.ts'
import { z } from 'zod'
import { NewPassword, SingleUseToken } from './accounts.ts'
import { wrongFields } from './kit-details.ts'
import { none, route } from './route.ts'
import { Instant, LocationId, text, Uuid } from './wire.ts'

// How people come to work here: an admin invites an address, and whoever reads its mail accepts.

const InvitedRole = z.enum(INVITED_ROLES)

export const Invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: InvitedRole,
    locations: z.array(z.object({ id: z.string(), name: z.string() })),
    invitedBy: z.string(),
    madeAt: Instant,
    expiresAt: Instant,
    isExpired: z.boolean(),
  })
  .meta({ id: 'Invitation' })

const OpenInvitation = Invitation.extend({
  /** Its link, where its email was kept and not sent: without a mail server somebody hands it on. */
  link: z.string().nullable(),
}).meta({ id: 'OpenInvitation' })

export const getInvitations = route({
  get: '/getInvitations',
  may: 'user.manage',
  about:
    'Invitations that nobody has accepted yet, newest first, including those that expired in the last 30 days. Without a mail server, each comes with its link.',
  input: z.strictObject({}),
  output: z.object({ invitations: z.array(OpenInvitation) }),
  refusals: {},
})

export const inviteUser = route({
  post: '/inviteUser',
  perPerson: { perMinute: 20, burst: 40 },
  may: 'user.manage',
  about:
    'Sends a link that works once, for 7 days, to an address: whoever opens it gets the role at these locations. An earlier link of that address stops working.',
  input: z
    .strictObject({
      email: text(MAX_EMAIL_LENGTH),
      role: InvitedRole,
      locationIds: z.array(LocationId).max(100),
    })
    .superRefine((invitation, context) => {
      for (const { field, sentence } of checkInvitation(invitation))
        context.addIssue({ code: 'custom', path: [field], message: sentence })
    }),
  output: z.object({ invitation: Invitation }),
  refusals: {
    invalid_input: wrongFields,
    location_not_found: { locationIds: z.array(z.string()) },
    /** Their role is changed in the list. */
    already_works_here: none,
    account_deactivated: none,
  },
})

export const withdrawInvitation = route({
  post: '/withdrawInvitation',
  may: 'user.manage',
  about: 'Its link stops working.',
  input: z.strictObject({ invitationId: Uuid }),
  output: z.object({}),
  refusals: { invitation_not_found: none },
})

export const readInvitation = route({
  post: '/readInvitation',
  may: 'public',
  about: 'What the link in an invitation offers, and whether its address has an account here.',
  input: z.strictObject({ token: SingleUseToken }),
  output: z.object({
    email: z.string(),
    role: InvitedRole,
    locations: z.array(z.string()),
    invitedBy: z.string(),
    expiresAt: Instant,
    hasAccount: z.boolean(),
  }),
  refusals: { invitation_invalid: none },
})

export const acceptInvitation = route({
  post: '/acceptInvitation',
  may: 'public',
  about:
    'Creates the account with this name and password and signs in. People who have an account sign in first and send neither. Role and locations apply at once.',
  input: z.strictObject({
    token: SingleUseToken,
    name: text(200).optional(),
    password: NewPassword.optional(),
  }),
  output: z.object({}),
  refusals: {
    invalid_input: wrongFields,
    invitation_invalid: none,
    invitation_sign_in: { email: z.string() },
    account_deactivated: none,
  },
})
