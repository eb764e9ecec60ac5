import { accountParts } from '../accounts/account-parts.ts'
import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { forgetInvitations } from './invitations.sql.ts'
import { getInvitations, inviteUser, withdrawInvitation } from './invite-user.ts'
import { deleteLocationGroup, getLocationGroups, saveLocationGroup } from './location-groups.ts'

const KEPT_MS = 90 * 24 * 3600_000

/** How people come to work here. */
export function teamsRoom(house: House): Room {
  const parts = accountParts(house)
  return {
    operations: [
      getInvitations,
      inviteUser(parts.publicUrl),
      withdrawInvitation,
      readInvitation(parts),
      acceptInvitation(parts),
      getLocationGroups,
      saveLocationGroup,
      deleteLocationGroup,
    ],
    forget: (db, now) => forgetInvitations(db, new Date(now.getTime() - KEPT_MS)),
  }
}
