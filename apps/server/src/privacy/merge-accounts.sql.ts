import { type Db, sql, type Tx } from '../kit/db/sql.ts'

type Merge = { readonly keptId: string; readonly otherId: string; readonly now: Date }

/** One merge at a time: two that begin at either end of a pair would wait for each other. */
export function lockMerges(tx: Tx) {
  return tx.run(sql`select pg_advisory_xact_lock(hashtext('merge accounts'))`)
}

export function moveReservations(tx: Tx, { keptId, otherId, now }: Merge) {
  return tx.many<{ id: string; location_id: string; version: number }>(sql`
    update reservations set user_id = ${keptId}, updated_at = ${now}, version = version + 1
    where user_id = ${otherId} returning id, location_id, version`)
}

/** Who did what stays one person, or leaving would not find their name any more. */
export async function moveNames(tx: Tx, { keptId, otherId }: Merge) {
  await tx.run(sql`
    update order_events e set actor_id = ${keptId}
    from orders o where (e.location_id, e.order_id) = (o.location_id, o.id) and o.user_id = ${keptId} and e.actor_id = ${otherId}`)
  await tx.run(sql`
    update reservation_events e set actor_id = ${keptId}
    from reservations r where (e.location_id, e.reservation_id) = (r.location_id, r.id) and r.user_id = ${keptId} and e.actor_id = ${otherId}`)
  await tx.run(sql`
    update payment_sessions set user_id = ${keptId}, created_by = case when created_by = ${otherId} then ${keptId} else created_by end
    where user_id = ${otherId}`)
  return tx.run(sql`update refunds set requested_by = ${keptId} where requested_by = ${otherId}`)
}

/** Every row of the ledger goes along; what people's rows say is added up anew. */
export async function moveLedger(tx: Tx, { keptId, otherId }: Merge): Promise<number> {
  const moved = await tx.run(sql`update ledger set user_id = ${keptId} where user_id = ${otherId}`)
  await tx.run(sql`
    update users u set loyalty_points = s.points, total_orders = s.orders, total_spent = s.spent
    from (select p.id, coalesce(sum(l.points), 0) as points, coalesce(sum(l.orders), 0) as orders, coalesce(sum(l.spent), 0) as spent
          from users p left join ledger l on l.user_id = p.id where p.id in (${keptId}, ${otherId}) group by p.id) s
    where u.id = s.id`)
  return moved
}

/** What the other account last said about offers; undefined where it was never asked. */
export async function lastConsentOf(tx: Tx, userId: string): Promise<boolean | undefined> {
  const last = await tx.maybe<{ given: boolean }>(sql`
    select given from consents where user_id = ${userId} and purpose = 'marketing' order by id desc limit 1`)
  return last?.given
}

export function moveConsents(tx: Tx, { keptId, otherId }: Merge) {
  return tx.run(sql`update consents set user_id = ${keptId} where user_id = ${otherId}`)
}

/** Used ones as well, so that no campaign gives a second one. Of two for the same the one of the account that stays counts. */
export function moveCodes(tx: Tx, { keptId, otherId }: Merge) {
  return tx.run(sql`
    update promotion_codes c set user_id = ${keptId}
    where user_id = ${otherId} and not exists (
      select from promotion_codes k where k.user_id = ${keptId} and k.campaign_id is not distinct from c.campaign_id)`)
}

export function deleteNotes(tx: Tx, userId: string) {
  return tx.run(sql`delete from person_notes where user_id = ${userId}`)
}

/** The row stays, because the trail names it; nobody signs in to it, and its address is free. */
export async function closeAccount(tx: Tx, { keptId, otherId, now }: Merge) {
  await tx.run(sql`
    insert into merged_accounts (user_id, into_id, email, merged_at)
    select id, ${keptId}, lower(email), ${now} from users where id = ${otherId}`)
  await tx.run(sql`update merged_accounts set into_id = ${keptId} where into_id = ${otherId}`)
  await tx.run(sql`
    update users k set phone_number = coalesce(k.phone_number, o.phone_number), photo_url = coalesce(k.photo_url, o.photo_url),
           updated_at = ${now}, version = k.version + 1
    from users o where k.id = ${keptId} and o.id = ${otherId}`)
  await tx.run(sql`
    update users set email = 'merged-' || id || '@deleted.invalid', name = 'Merged account', phone_number = null, photo_url = null,
           email_verified = false, is_active = false, deleted_at = ${now}, updated_at = ${now}, version = version + 1
    where id = ${otherId}`)
  await tx.run(sql`delete from accounts where user_id = ${otherId}`)
  await tx.run(sql`delete from email_tokens where user_id = ${otherId}`)
  await tx.run(sql`delete from second_factors where user_id = ${otherId}`)
  await tx.run(sql`delete from passkeys where user_id = ${otherId}`)
  return tx.run(sql`delete from idempotency where caller = ${otherId}`)
}

export function mergedInto(db: Db, userId: string) {
  return db.many<{ id: string; email: string }>(sql`
    select user_id as id, email from merged_accounts where into_id = ${userId}`)
}

export function mergedAccountsOf(db: Db, userId: string) {
  return db.many<Record<string, unknown>>(sql`
    select email, merged_at from merged_accounts where into_id = ${userId} order by merged_at`)
}

export function forgetMerged(tx: Tx, userId: string) {
  return tx.run(sql`delete from merged_accounts where into_id = ${userId}`)
}

type Moved = { readonly orders: number; readonly reservations: number; readonly ledger: number }

/** What the trail says of a merge that is over. */
export async function movedBefore(tx: Tx, keptId: string, otherId: string): Promise<Moved | undefined> {
  const found = await tx.maybe<{ moved: Moved }>(sql`
    select after -> 'moved' as moved from audit
    where action = 'mergeUsers' and subject = ${`user:${keptId}`} and after ->> 'mergedAccount' = ${otherId}
    order by id desc limit 1`)
  return found?.moved
}
