import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type Db, sql, type Tx } from '../kit/db/sql.ts'

export type CodeRow = {
  code: string
  kind: 'welcome' | 'campaign'
  user_id: string
  label: string
  percent: number
  made_at: Date
  expires_at: Date
}

/** False when this person has one already. */
export async function insertCode(tx: Tx, row: CodeRow): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into promotion_codes (code, kind, user_id, label, percent, made_at, expires_at)
    values (${row.code}, ${row.kind}, ${row.user_id}, ${row.label}, ${row.percent}, ${row.made_at}, ${row.expires_at})
    on conflict (user_id, campaign_id) do nothing`)
  return inserted === 1
}

/** `label`: the title of the offer, as its reader has it. */
type OwnCode = { readonly userId: string; readonly code: string; readonly label: string }

/** A code of a campaign for each of these people who has none. Where a code is another's already, its person gets none this time. */
export function insertCampaignCodes(db: Db, campaignId: string, made: readonly OwnCode[]) {
  return db.run(sql`
    insert into promotion_codes (code, kind, campaign_id, user_id, label, percent, made_at, expires_at)
    select made.code, 'campaign', c.id, made.user_id, left(trim(made.label), ${MAX_LABEL}), c.percent, now(), c.code_ends_at
    from campaigns c, unnest(${made.map(({ userId }) => userId)}::uuid[], ${made.map(({ code }) => code)}::text[],
                             ${made.map(({ label }) => label)}::text[]) made (user_id, code, label)
    where c.id = ${campaignId} and c.code_ends_at > now()
    on conflict do nothing`)
}
const MAX_LABEL = 40

export type Orderer = { readonly userId: string; readonly phone: string | null; readonly email: string }
export type CodeFound = CodeRow & { is_used: boolean; has_ordered: boolean }

/** A code with what decides on it. What this person's own open payment holds is free for their next wish. */
export function codeFor(db: Db, code: string, { userId, phone, email }: Orderer) {
  return db.maybe<CodeFound>(sql`
    select c.*,
      exists (select from promotion_uses u where u.code = c.code and u.state = 'used' and not u.over_limit) as is_used,
      exists (select from orders where user_id = ${userId} and status <> 'cancelled')
        or exists (select from orders where customer_phone = ${phone} and status <> 'cancelled')
        or exists (select from orders where customer_email = ${email} and status <> 'cancelled') as has_ordered
    from promotion_codes c where c.code = ${code}`)
}

export function codeOf(db: Db, code: string) {
  return db.maybe<CodeRow>(sql`select * from promotion_codes where code = ${code}`)
}

type Use = {
  readonly code: string
  readonly useKey: string
  readonly locationId: string
  readonly orderId: string | null
  readonly personKeys: readonly string[]
  readonly now: Date
}

/** True when the code, and every one of these names of its person, was free. Of several at once the unique keys let one through. A campaign's code asks for no names. */
export async function insertUse(tx: Tx, { code, useKey, locationId, orderId, personKeys, now }: Use): Promise<boolean> {
  const { codes, people } = await tx.one<{ codes: number; people: number }>(sql`
    with taken as (
      insert into promotion_uses (code, use_key, location_id, order_id, state, at)
      values (${code}, ${useKey}, ${locationId}, ${orderId}, ${orderId === null ? 'held' : 'used'}, ${now})
      on conflict do nothing returning code, use_key
    ), people as (
      insert into promotion_people (kind, person_key, code, use_key)
      select c.kind, key, taken.code, taken.use_key
      from taken join promotion_codes c on c.code = taken.code, unnest(${personKeys}::text[]) key
      on conflict do nothing returning person_key
    )
    select (select count(*)::int from taken) as codes, count(*)::int as people from people`)
  return codes === 1 && people === personKeys.length
}

/** What a payment held becomes its order's. A hold that has ended is taken again; where somebody else has the code by then, that is noted. */
export async function turnHoldIntoUse(tx: Tx, code: string, sessionId: string, orderId: string): Promise<boolean> {
  const turned = await tx.maybe<{ over_limit: boolean }>(sql`
    update promotion_uses u set state = 'used', order_id = ${orderId},
      over_limit = exists (select from promotion_uses o
                           where o.code = u.code and o.use_key <> u.use_key and o.state <> 'released' and not o.over_limit)
    where u.code = ${code} and u.use_key = ${sessionId} and u.state <> 'used' returning over_limit`)
  return turned?.over_limit === false
}

/** Ends what a payment holds, unless it has become an order. */
export function releaseHold(tx: Tx, sessionId: string) {
  return tx.run(sql`
    with freed as (
      update promotion_uses set state = 'released' where use_key = ${sessionId} and state = 'held' returning code, use_key
    )
    delete from promotion_people p using freed where (p.code, p.use_key) = (freed.code, freed.use_key)`)
}

/** The code of a cancelled order can be used again. */
export function releaseUse(tx: Tx, orderId: string) {
  return tx.run(sql`
    with freed as (
      update promotion_uses set state = 'released' where order_id = ${orderId} and state = 'used' returning code, use_key
    )
    delete from promotion_people p using freed where (p.code, p.use_key) = (freed.code, freed.use_key)`)
}

/** The payment that holds this code, if one does. */
export function holderOfCode(db: Db, code: string) {
  return db.maybe<{ location_id: string; session_id: string }>(sql`
    select location_id, use_key as session_id from promotion_uses where code = ${code} and state = 'held'`)
}

/** Whether a payment that held the code still does. */
export async function holdsCode(db: Db, sessionId: string): Promise<boolean> {
  return (
    (await db.maybe(sql`select 1 from promotion_uses where use_key = ${sessionId} and state = 'held'`)) !== undefined
  )
}

type Newcomer = {
  id: string
  email: string
  name: string
  language: LetterLanguage
  takes_offers: boolean
  has_ordered: boolean
}

/** Who is to be welcomed, with what decides on it. */
export function newcomer(tx: Tx, userId: string) {
  return tx.maybe<Newcomer>(sql`
    select u.id, lower(u.email) as email, u.name, coalesce(u.locale, 'en') as language, takes_offers(u.id) as takes_offers,
      exists (select from orders where user_id = u.id and status <> 'cancelled')
        or exists (select from orders where customer_email = lower(u.email) and status <> 'cancelled') as has_ordered
    from users u where u.id = ${userId} and u.deleted_at is null for update of u`)
}
