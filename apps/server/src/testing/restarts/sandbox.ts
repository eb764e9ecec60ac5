import { type Db, sql } from '../../kit/db/sql.ts'
import type { Dice } from '../dice.ts'
import { answersTo } from '../money-oracle.ts'
import type { Client } from './client.ts'
import type { Started } from './customers.ts'

const CARDS = ['4242424242424242', '4242424242424242', '4000000000007726'] as const

/** On the payment page that the program brings itself. */
export async function payBySandbox(client: Client, { page }: Started, own: Dice) {
  const status = await client.press(`${page}/pay`, { card: own.oneOf(CARDS), delay: '0' })
  if (status !== 303) throw new Error(`the payment page answered ${status}`)
}

/** Each is a question whose every answer is a breach. */
const QUESTIONS = {
  'a cancelled card order was not refunded once at the provider': sql`
    select o.id as about from orders o join payments p on p.order_id = o.id
    where o.status = 'cancelled' and p.session_id is not null and (
      select count(*) from sandbox_refunds r where r.payment_id = p.provider_payment_id and r.status = 'succeeded') <> 1`,
  'the provider sent back another amount than our books say': sql`
    select p.id as about from payments p join sandbox_checkouts c on c.payment_id = p.provider_payment_id
    where c.refunded <> p.refunded or c.refunded not in (0, c.amount)`,
}

export function sandboxBreaches(db: Db): Promise<string[]> {
  return answersTo(db, QUESTIONS)
}
