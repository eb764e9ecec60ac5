import type { InvitedRole } from '@sizzle/domain/people/invitation.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type InvitationRow = {
  id: string
  email: string
  role: InvitedRole
  location_ids: string[]
  location_names: string[]
  invited_by_name: string
  made_at: Date
  expires_at: Date
}

export type OpenInvitationRow = InvitationRow & {
  token_hash: string
  /** The newest letter with a link to this address that was kept and not sent. */
  kept_letter: string | null
}

type NewInvitation = {
  readonly id: string
  readonly tokenHash: string
  readonly email: string
  readonly role: InvitedRole
  readonly locationIds: readonly string[]
  readonly invitedBy: string
  readonly now: Date
  readonly expiresAt: Date
}

/** Two admins who invite one address at once do it one after the other. */
export function lockAddress(tx: Tx, email: string) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtextextended('invitation ' || ${email}, 0))`)
}

export function withdrawOpen(tx: Tx, email: string, now: Date) {
  return tx.run(sql`
    update invitations set withdrawn_at = ${now} where email = ${email} and accepted_at is null and withdrawn_at is null`)
}

export function insertInvitation(tx: Tx, made: NewInvitation) {
  return tx.run(sql`
    insert into invitations (id, token_hash, email, role, location_ids, invited_by, made_at, expires_at)
    values (${made.id}, ${made.tokenHash}, ${made.email}, ${made.role}, ${made.locationIds}::text[], ${made.invitedBy}, ${made.now}, ${made.expiresAt})`)
}

/** Open ones, and those that ran out since; a location that was deleted meanwhile is left out. */
export function openInvitations(db: Db, since: Date) {
  return db.many<OpenInvitationRow>(sql`
    select i.id, i.email, i.role, i.made_at, i.expires_at, i.token_hash, u.name as invited_by_name,
      (select m.text from messages m
        where m.recipient = i.email and m.template = 'team_invitation' and m.state = 'captured'
        order by m.created_at desc, m.id desc limit 1) as kept_letter,
      array(select l.id from locations l where l.id = any(i.location_ids) and l.deleted_at is null order by lower(l.name), l.id) as location_ids,
      array(select l.name from locations l where l.id = any(i.location_ids) and l.deleted_at is null order by lower(l.name), l.id) as location_names
    from invitations i join users u on u.id = i.invited_by
    where i.accepted_at is null and i.withdrawn_at is null and i.expires_at > ${since}
    order by i.made_at desc, i.id desc`)
}

export function openInvitationOf(db: Db, email: string) {
  return db.one<InvitationRow>(sql`
    select i.id, i.email, i.role, i.made_at, i.expires_at, u.name as invited_by_name,
      array(select l.id from locations l where l.id = any(i.location_ids) and l.deleted_at is null order by lower(l.name), l.id) as location_ids,
      array(select l.name from locations l where l.id = any(i.location_ids) and l.deleted_at is null order by lower(l.name), l.id) as location_names
    from invitations i join users u on u.id = i.invited_by
    where i.email = ${email} and i.accepted_at is null and i.withdrawn_at is null`)
}

/** What a link offers. Nothing, when whoever invited may not do so any more. */
export function invitationOfLink(db: Db, tokenHash: string, now: Date) {
  return db.maybe<InvitationRow>(sql`
    select i.id, i.email, i.role, i.made_at, i.expires_at, u.name as invited_by_name,
      array(select l.id from locations l where l.id = any(i.location_ids) and l.deleted_at is null order by lower(l.name), l.id) as location_ids,
      array(select l.name from locations l where l.id = any(i.location_ids) and l.deleted_at is null order by lower(l.name), l.id) as location_names
    from invitations i join users u on u.id = i.invited_by
    where i.token_hash = ${tokenHash} and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > ${now}
      and u.role = 'admin' and u.is_active and u.deleted_at is null`)
}

/** Of two who press at once only one gets it. */
export async function lockInvitation(tx: Tx, id: string): Promise<boolean> {
  const open = await tx.maybe(sql`
    select id from invitations where id = ${id} and accepted_at is null and withdrawn_at is null for update`)
  return open !== undefined
}

export function markAccepted(tx: Tx, id: string, userId: string, now: Date) {
  return tx.run(sql`update invitations set accepted_at = ${now}, accepted_by = ${userId} where id = ${id}`)
}

export function withdraw(tx: Tx, id: string, now: Date) {
  return tx.maybe<{ email: string; role: InvitedRole }>(sql`
    update invitations set withdrawn_at = ${now} where id = ${id} and accepted_at is null and withdrawn_at is null
    returning email, role`)
}

/** The trail keeps who was given which role; the addresses of those who never came go. */
export function forgetInvitations(db: Db, before: Date) {
  return db.run(sql`delete from invitations where expires_at < ${before}`)
}
