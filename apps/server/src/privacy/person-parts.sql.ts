import { type Db, sql, type Tx } from '../kit/db/sql.ts'
import { campaignLettersTo } from '../messages/campaign-letters.sql.ts'

export type DepartingPerson = {
  readonly userId: string
  readonly email: string
  /** Stands for the address where a record must be kept: it answers "was it this one?" and nothing else. */
  readonly emailHash: string
  readonly now: Date
  /** What is theirs, with the account or without it. */
  readonly orderIds: readonly string[]
  readonly tableIds: readonly string[]
  readonly sessionIds: readonly string[]
}

type Row = Record<string, unknown>

export function sessionsOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select created_at, expires_at, ip_address, user_agent from sessions where user_id = ${userId} order by created_at`)
}

export function accountsOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select provider_id, case when provider_id <> 'credential' then account_id end as account_id, created_at
    from accounts where user_id = ${userId} order by created_at`)
}

/** That there is one; its secret proves who somebody is, and is told to nobody. */
export function secondFactorOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select f.confirmed_at as since, (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as recovery_codes_left
    from second_factors f where f.user_id = ${userId} and f.confirmed_at is not null`)
}

/** Without their keys, which tell nothing about a person. */
export function passkeyRowsOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select name as device, created_at, used_at from passkeys where user_id = ${userId} order by created_at`)
}

export function consentsOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select at, purpose, given, email, wording, source, network_address from consents where user_id = ${userId} order by id`)
}

export function ordersOf(db: Db, orderIds: readonly string[]) {
  return db.many<Row>(sql`
    select o.id, o.location_id, o.short_number, o.status, o.payment_status, o.payment_method, o.order_type, o.order_time,
           o.scheduled_for,
           o.customer_name, o.customer_email, o.customer_phone, o.delivery_address, o.delivery_unit, o.delivery_street,
           o.delivery_city, o.delivery_postal_code, o.delivery_province, o.delivery_lat, o.delivery_lng, o.delivery_instructions, o.table_number,
           o.special_instructions, o.subtotal as subtotal_cents, o.tax as tax_cents, o.tip as tip_cents, o.total as total_cents,
           (select json_agg(json_build_object('name', l.name, 'quantity', l.quantity, 'price_cents', l.price, 'spice', l.spice_name,
                                              'options', l.options, 'note', l.note) order by l.line)
              from order_lines l where (l.location_id, l.order_id) = (o.location_id, o.id)) as lines,
           (select json_agg(json_build_object('tender', p.tender, 'amount_cents', p.amount, 'cash_rounding_cents', p.cash_rounding,
                                              'refunded_cents', p.refunded, 'at', p.captured_at) order by p.captured_at, p.id)
              from payments p where (p.location_id, p.order_id) = (o.location_id, o.id)) as payments,
           (select json_agg(json_build_object('status', e.status, 'at', e.at) order by e.seq)
              from order_events e where (e.location_id, e.order_id) = (o.location_id, o.id)) as events
    from orders o where o.id = any(${orderIds}::uuid[]) order by o.order_time`)
}

export function reservationsOf(db: Db, tableIds: readonly string[]) {
  return db.many<Row>(sql`
    select reservation_id, location_id, status, date, slot, party_size, customer_name, customer_email, customer_phone,
           special_requests, reserved_at, cancelled_at, cancellation_reason, user_agent, platform
    from reservations where id = any(${tableIds}::uuid[]) order by reserved_at`)
}

export function notesOf(db: Db, userId: string) {
  return db.many<Row>(sql`select allergies, note, updated_at from person_notes where user_id = ${userId}`)
}

export function codesOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select c.code, c.label, c.percent, c.made_at, c.expires_at,
           (select json_agg(json_build_object('state', u.state, 'order', u.order_id, 'at', u.at) order by u.at)
              from promotion_uses u where u.code = c.code) as uses
    from promotion_codes c where c.user_id = ${userId} order by c.made_at`)
}

/** Phone and address go; the code stays with the empty account, and the discount with its order. */
export function eraseFromPromotions(tx: Tx, userId: string) {
  return tx.run(sql`
    delete from promotion_people p using promotion_codes c where c.code = p.code and c.user_id = ${userId}`)
}

/** Without their bodies, which may hold a private link; what they told stands in the orders. */
export function messagesOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select created_at, kind, template, recipient, subject, state, sent_at from messages
    where recipient = (select lower(email) from users where id = ${userId})
       or recipient in (select email from merged_accounts where into_id = ${userId})
       or (about_kind = 'user' and about_id = ${userId}::text)
    order by created_at`)
}

/** Offers of campaigns, which stand there without a copy of the letter. */
export async function offersOf(db: Db, userId: string): Promise<Row[]> {
  const letters = await campaignLettersTo(db, userId)
  return letters.map(({ campaign, subject, state, sent_at, delivered_at }) => ({
    campaign,
    subject,
    state,
    sent_at,
    delivered_at,
  }))
}

/** Addresses of theirs that get no offers, and why. */
export function suppressionsOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select email, reason, note, at from suppressions
    where email = (select lower(email) from users where id = ${userId})
       or email in (select email from merged_accounts where into_id = ${userId})
    order by at`)
}

/** What an admin changed about the person, without who it was: that is another person's. */
export function auditOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select at, action, before, after from audit
    where subject = 'user:' || ${userId}::text or subject in (select 'user:' || user_id from merged_accounts where into_id = ${userId})
    order by id`)
}

export async function eraseLocations(tx: Tx, userId: string) {
  await tx.run(sql`delete from user_groups where user_id = ${userId}`)
  return tx.run(sql`delete from user_locations where user_id = ${userId}`)
}
export function eraseSessions(tx: Tx, userId: string) {
  return tx.run(sql`delete from sessions where user_id = ${userId}`)
}
export function eraseAccounts(tx: Tx, userId: string) {
  return tx.run(sql`delete from accounts where user_id = ${userId}`)
}
export function eraseSecondFactor(tx: Tx, userId: string) {
  return tx.run(sql`delete from second_factors where user_id = ${userId}`)
}
export function erasePasskeys(tx: Tx, userId: string) {
  return tx.run(sql`delete from passkeys where user_id = ${userId}`)
}
export function erasePin(tx: Tx, userId: string) {
  return tx.run(sql`delete from staff_pins where user_id = ${userId}`)
}
export function eraseApprovals(tx: Tx, userId: string) {
  return tx.run(sql`delete from approvals where asked_by = ${userId} or approved_by = ${userId}`)
}
export function eraseNotes(tx: Tx, userId: string) {
  return tx.run(sql`delete from person_notes where user_id = ${userId}`)
}
export function eraseTokens(tx: Tx, userId: string) {
  return tx.run(sql`delete from email_tokens where user_id = ${userId}`)
}
export function invitationsOf(db: Db, userId: string) {
  return db.many<Row>(sql`
    select role, location_ids, made_at, expires_at, accepted_at, withdrawn_at from invitations
    where email = (select lower(email) from users where id = ${userId}) or accepted_by = ${userId} order by made_at`)
}

/** Those to the person go; those that the person sent stop working, because only admins invite. */
export function eraseInvitations(tx: Tx, { userId, email }: DepartingPerson) {
  return tx.run(sql`delete from invitations where email = lower(${email}) or accepted_by = ${userId}`)
}

export function eraseFirstAnswers(tx: Tx, userId: string) {
  return tx.run(sql`delete from idempotency where caller = ${userId}`)
}

/** Proof of consent outlives the account, without the address in clear. */
export function eraseConsents(tx: Tx, { userId, emailHash }: DepartingPerson) {
  return tx.run(sql`update consents set email = ${emailHash}, network_address = null where user_id = ${userId}`)
}

/** What they did themselves stands there under their id, or under none where they came by the link in a letter. */
export async function eraseFromReservations(tx: Tx, { userId, tableIds }: DepartingPerson) {
  await tx.run(sql`delete from reservation_holds where caller = ${userId}`)
  await tx.run(sql`
    update reservations r set cancellation_reason = null
    where id = any(${tableIds}::uuid[]) and exists (
      select from reservation_events e
      where (e.location_id, e.reservation_id) = (r.location_id, r.id) and e.status = 'cancelled'
        and (e.actor_id = ${userId} or (e.actor_id is null and e.actor_name <> 'the system')))`)
  await tx.run(sql`
    update reservation_events e set actor_name = 'Former guest', note = null
    from reservations r where (e.location_id, e.reservation_id) = (r.location_id, r.id) and r.id = any(${tableIds}::uuid[])
      and (e.actor_id = ${userId} or (e.actor_id is null and e.actor_name <> 'the system'))`)
  return tx.many<{ location_id: string; id: string; version: number }>(sql`
    update reservations set customer_name = 'Former guest', customer_email = null, email_key = null, customer_phone = '',
           special_requests = null, user_agent = null, platform = null, source_key = null, is_active = false, version = version + 1
    where id = any(${tableIds}::uuid[])
    returning location_id, id, version`)
}

/** Copies of letters and texts to the person, and of those about their orders and tables; one on its way is stopped. */
export function eraseMessages(tx: Tx, { userId, email, orderIds, tableIds }: DepartingPerson) {
  return tx.run(sql`
    delete from messages
    where recipient = lower(${email})
       or (about_kind = 'user' and about_id = ${userId}::text)
       or (about_kind = 'order' and about_id = any(${orderIds}::text[]))
       or (about_kind = 'reservation' and about_id = any(${tableIds}::text[]))`)
}

/** The row stays, empty: orders and the ledger refer to it, and nobody can sign in to it. */
export function eraseUser(tx: Tx, { userId, now }: DepartingPerson) {
  return tx.run(sql`
    update users set email = 'deleted-' || id || '@deleted.invalid', name = 'Former customer', phone_number = null, photo_url = null,
           email_verified = false, role = 'customer', is_active = false, deleted_at = ${now}, last_login_at = null, updated_at = ${now}
    where id = ${userId}`)
}
