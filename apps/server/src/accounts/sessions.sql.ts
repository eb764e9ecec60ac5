import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import type { PersonRow } from './accounts.sql.ts'

type NewRow = {
  id: string
  userId: string
  token: string
  address: string
  userAgent: string | undefined
  provenByCode: boolean
  deviceId: string | null
  now: Date
  expiresAt: Date
}

/** A browser may say anything of itself, at any length. */
const MAX_USER_AGENT = 500

export function insertSession(
  tx: Tx,
  { id, userId, token, address, userAgent, provenByCode, deviceId, now, expiresAt }: NewRow,
) {
  return tx.run(sql`
    insert into sessions (id, user_id, token, expires_at, ip_address, user_agent, proven_by_code, device_id, created_at, updated_at)
    values (${id}, ${userId}, ${token}, ${expiresAt}, ${address}, ${userAgent?.slice(0, MAX_USER_AGENT) ?? null}, ${provenByCode}, ${deviceId}, ${now}, ${now})`)
}

export type SessionPerson = Omit<PersonRow, 'is_active'> & {
  token: string
  session_id: string
  begun_at: Date
  prolonged_at: Date
  has_code: boolean
  /** As a second step: a guest's alone is none. */
  has_passkey: boolean
  proven_by_code: boolean
  device_id: string | null
  /** Of its device, while that is paired. */
  device_location: string | null
  device_token: string | null
}

/** The current owners of these sessions; none for a session that is over or a person who may no longer sign in. */
export function personsOfSessions(db: Db, tokens: readonly string[], now: Date) {
  return db.many<SessionPerson>(sql`
    select u.id, u.email, u.name, u.role, s.token, s.id as session_id, s.created_at as begun_at, s.updated_at as prolonged_at,
           f.user_id is not null as has_code, s.proven_by_code,
           (u.role <> 'customer' or f.user_id is not null) and exists (select from passkeys p where p.user_id = u.id) as has_passkey,
           s.device_id, d.location_id as device_location, d.token_hash as device_token,
           array(select location_id from works_at l where l.user_id = u.id order by location_id) as location_ids
    from sessions s join users u on u.id = s.user_id
    left join second_factors f on f.user_id = u.id and f.confirmed_at is not null
    left join devices d on d.id = s.device_id and d.unpaired_at is null
    where s.token = any(${tokens}::text[]) and s.expires_at > ${now} and u.is_active and u.deleted_at is null`)
}

export function prolongSession(db: Db, sessionId: string, now: Date, until: Date) {
  return db.run(sql`update sessions set expires_at = ${until}, updated_at = ${now} where id = ${sessionId}`)
}

export function endSession(tx: Tx, sessionId: string) {
  return tx.run(sql`delete from sessions where id = ${sessionId}`)
}

export async function endSessionOf(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx.maybe(sql`delete from sessions where id = ${sessionId} and user_id = ${userId} returning id`)
  return ended !== undefined
}

type OwnSessionRow = {
  id: string
  user_agent: string | null
  ip_address: string | null
  created_at: Date
  updated_at: Date
}

export function sessionsOfPerson(db: Db, userId: string, now: Date) {
  return db.many<OwnSessionRow>(sql`
    select id, user_agent, ip_address, created_at, updated_at from sessions
    where user_id = ${userId} and expires_at > ${now} order by updated_at desc, id desc`)
}

export function endSessionsBut(tx: Tx, userId: string, keep: string | null) {
  return tx.run(sql`delete from sessions where user_id = ${userId} and id is distinct from ${keep}::uuid`)
}

/** When this session began: a fresh one proves as much as a password typed just now. */
export function sessionStart(db: Db, sessionId: string) {
  return db.maybe<{ created_at: Date }>(sql`select created_at from sessions where id = ${sessionId}`)
}
