import type { getInvitations, Invitation } from '@sizzle/contract/invitations.ts'
import type { OutputOf } from '@sizzle/contract/route.ts'
import type { z } from 'zod'
import { hashOf } from '../accounts/email-links.ts'
import type { InvitationRow, OpenInvitationRow } from './invitations.sql.ts'

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

export function presentOpenInvitation(
  row: OpenInvitationRow,
  now: Date,
): OutputOf<typeof getInvitations>['invitations'][number] {
  return { ...presentInvitation(row, now), link: row.expires_at > now ? keptLink(row) : null }
}

/** Only a letter that was kept is shown to the back office. One of an earlier invitation has a link that works no more. */
function keptLink({ kept_letter, token_hash }: OpenInvitationRow): string | null {
  const [link, token] = /https?:\/\/\S+#token=([\w-]+)/.exec(kept_letter ?? '') ?? []
  return link !== undefined && token !== undefined && hashOf(token) === token_hash ? link : null
}
