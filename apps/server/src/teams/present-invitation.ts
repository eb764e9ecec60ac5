import type { Invitation } from '@sizzle/contract/invitations.ts'
import type { z } from 'zod'
import type { InvitationRow } from './invitations.sql.ts'

export function presentInvitation(row: InvitationRow, now: Date): z.output<typeof Invitation> {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    locations: row.location_ids.map((id, at) => ({ id, name: row.location_names[at] ?? id })),
    invitedBy: row.invited_by_name,
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    isExpired: row.expires_at <= now,
  }
}
