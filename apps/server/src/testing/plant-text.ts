import { putInDemo } from '../demo/put-in-demo.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { putSampleMessages } from './sample-messages.ts'

// Every column of every table that holds words is filled with words that would run, or break a page, past all checks of calls. A column that comes later is among them by itself: what is left out here are codes, which people do not write.

const ORDERS = 60
const CODES_ALONE = new Set(
  `secrets idempotency changes sessions accounts verifications attempts social_flows email_tokens provider_events sandbox_checkouts
   sandbox_refunds refund_watch jobs job_times stranger_letters settings pictures location_counts prep_facts stock mail_events
   unsent_images schema_migrations user_counts order_numbers sales_days sales_months sales_years house_parts location_sums campaign_letters suppressions
   sms_stops promotion_people letter_texts`.split(/\s+/),
)
const A_CODE =
  /(^|_)(id|ids|key|hash|token|tokens|code|codes|series|kind|state|status|type|email|phone|role|method|slot|zone|template|action|provider|url|image|currency|source|channel|part|match|purpose|category|cause|problem|recipient|html|at|blur|visit|customer|wish|secret|class|province|locale|tender|caller)$|^(audit|payment_alerts)\.subject$|^orders\.short_number$|^printers\.address$|^users\.search_key$|postal/
/** Values of these names in what is kept as JSON. */
const WORDS_IN_JSON = 'name|label|text|note|reason|title|description|heading|groupName|optionName|by'

type Column = { readonly table: string; readonly name: string; readonly type: string }

/** A house with orders, bookings, people and letters; then its words are exchanged. */
export async function plantText(database: Database, now: Date, words: readonly string[]): Promise<void> {
  await putInDemo(database, ORDERS, now)
  await putSampleMessages(database)
  const { db } = database
  // What a guest sees of their own is the owner's here.
  for (const table of ['orders', 'reservations'])
    await db.run({
      text: `update ${table} set user_id = (select id from users where role = 'admin' limit 1)
             where id in (select id from ${table} order by id desc limit 8)`,
      values: [],
    })
  // Whatever the hour is, the board has something to show, and so has the owner's home page.
  await db.run(sql`
    update orders set status = 'pending', prep_started_at = null, ready_at = null, completed_at = null, order_time = now(), version = version + 1
    where location_id = 'truro' and id in (
      select id from orders where location_id = 'truro' and status in ('completed', 'ready', 'preparing', 'confirmed', 'pending')
      order by user_id in (select id from users where role = 'admin') desc nulls last, id desc limit 4)`)
  const columns = await db.many<Column>(sql`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and data_type in ('text', 'json', 'jsonb')`)
  for (const column of columns) if (holdsWords(column)) await plant(database, column, words)
  await db.run(sql`update locations set menu_version = menu_version + 1, version = version + 1`)
}

function holdsWords({ table, name, type }: Column): boolean {
  if (CODES_ALONE.has(table)) return false
  return type !== 'text' || (!A_CODE.test(name) && !A_CODE.test(`${table}.${name}`))
}

/** Where a table refuses what is not a code, it stays as it is. */
async function plant({ db }: Database, { table, name, type }: Column, words: readonly string[]): Promise<void> {
  const statement =
    type === 'text'
      ? {
          text: `update ${table} set ${name} = ($1::text[])[1 + abs(hashtext(ctid::text || '${name}')) % ${words.length}] where ${name} <> ''`,
          values: [words],
        }
      : {
          text: `update ${table} set ${name} = regexp_replace(${name}::text, '"(${WORDS_IN_JSON})": ?"[^"\\\\]+"', '"\\1": "' || $1 || '"', 'g')::${type}
                 where ${name} is not null`,
          values: [words[0]],
        }
  await db.run(statement).catch(() => 0)
}
