import { randomBytes } from 'node:crypto'
import { type Db, sql } from './db/sql.ts'

/** Keys made at first start and shared by every process of this database; nobody types or commits them. */
export async function openSecrets(db: Db) {
  const secret = async (name: string): Promise<string> => {
    const fresh = randomBytes(32).toString('base64url')
    await db.run(sql`insert into secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`)
    const row = await db.one<{ value: string }>(sql`select value from secrets where name = ${name}`)
    return row.value
  }
  return {
    sessions: await secret('sessions'),
    receipts: await secret('receipts'),
    reservations: await secret('reservations'),
    sandboxWebhook: await secret('sandbox_webhook'),
    customerKey: `pk_${await secret('customer_key')}`,
    adminKey: `ak_${await secret('admin_key')}`,
  }
}
export type Secrets = Awaited<ReturnType<typeof openSecrets>>
