import { type Db, sql } from '../kit/db/sql.ts'
import type { FakeStripe } from './fake-stripe.ts'

/** Each is a question whose every answer is a breach. */
const QUESTIONS: Record<string, ReturnType<typeof sql>> = {
  'a session has more than one order': sql`
    select payment_session_id as about from orders where payment_session_id is not null group by 1 having count(*) > 1`,
  'a paid session has neither an order nor exactly one refund': sql`
    select s.id as about from payment_sessions s
    where s.state in ('paid', 'refunded')
      and not exists (select from orders o where o.payment_session_id = s.id)
      and (select count(*) from refunds r join payments p on p.id = r.payment_id
           where p.session_id = s.id and r.amount = p.amount and r.state <> 'failed') <> 1`,
  'a session that is not paid has an order': sql`
    select s.id as about from payment_sessions s join orders o on o.payment_session_id = s.id
    where s.state not in ('paid', 'refunded')`,
  'an order and its payment disagree': sql`
    select o.id as about from orders o join payments p on p.order_id = o.id
    where p.amount <> o.total or o.payment_status not in ('paid', 'refunded')`,
  'the payments of a paid order are not its total': sql`
    select o.id as about from orders o left join payments p on p.location_id = o.location_id and p.order_id = o.id
    where o.payment_status in ('paid', 'refunded') group by o.location_id, o.id having coalesce(sum(p.amount), 0) <> o.total`,
  'an order that nobody paid has a payment': sql`
    select o.id as about from orders o join payments p on p.location_id = o.location_id and p.order_id = o.id
    where o.payment_status not in ('paid', 'refunded')`,
  'a card order has no payment': sql`
    select o.id as about from orders o where o.payment_session_id is not null
      and not exists (select from payments p where p.order_id = o.id)`,
  'the sums of a payment are not those of its refunds': sql`
    select p.id as about from payments p left join refunds r on r.payment_id = p.id group by p.location_id, p.id
    having p.refunded <> coalesce(sum(r.amount) filter (where r.state = 'succeeded'), 0)
        or p.asked_back <> coalesce(sum(r.amount) filter (where r.state <> 'failed'), 0)
        or p.refunded < 0 or p.asked_back > p.amount`,
  'an order is refunded and its money is not, or the other way round': sql`
    select o.id as about from orders o join payments p on p.order_id = o.id
    where (o.payment_status = 'refunded') <> (p.refunded = p.amount)`,
  'a cancelled card order has no refund': sql`
    select o.id as about from orders o join payments p on p.order_id = o.id
    where o.status = 'cancelled' and p.provider <> 'cash' and not exists (select from refunds r where r.payment_id = p.id)`,
  'an order is not where the steps that stand have brought it': sql`
    select o.id as about from orders o cross join lateral (
      select array_agg(e.status order by e.seq) as path from order_events e
      where e.location_id = o.location_id and e.order_id = o.id and e.kind = 'status' and e.taken_back_at is null
    ) s
    where s.path[1] <> 'pending' or s.path[cardinality(s.path)] <> o.status
       or exists (
         select from unnest(s.path[:cardinality(s.path) - 1], s.path[2:]) as step (a, b)
         where (a, b) not in (('pending', 'preparing'), ('preparing', 'ready'), ('ready', 'completed'),
                              ('pending', 'cancelled'), ('preparing', 'cancelled')))`,
  'an order has brought its customer something else than it is worth': sql`
    select o.id as about from orders o join users u on u.id = o.user_id
    left join payments p on p.location_id = o.location_id and p.order_id = o.id
    cross join lateral (
      select case when o.status = 'completed' and o.payment_status = 'paid' then o.total - coalesce(p.refunded, 0) else 0 end as kept
    ) k
    cross join lateral (
      select coalesce(sum(points), 0) as points, coalesce(sum(orders), 0) as orders, coalesce(sum(spent), 0) as spent
      from ledger l where l.location_id = o.location_id and l.order_id = o.id
    ) l
    where l.spent <> k.kept or l.orders <> (k.kept > 0)::int
       or l.points <> floor(floor(o.subtotal::numeric * k.kept / greatest(o.total, 1)) / 100)`,
  'an order is not what its frozen cart was': sql`
    select o.id as about from orders o join payment_sessions s on s.id = o.payment_session_id
    where o.total <> s.amount or o.total <> o.subtotal + o.tax + o.tip`,
}

/** Empty when our own books agree with each other. */
export function bookBreaches(db: Db): Promise<string[]> {
  return answersTo(db, QUESTIONS)
}

export async function answersTo(db: Db, questions: typeof QUESTIONS): Promise<string[]> {
  const found: string[] = []
  for (const [name, question] of Object.entries(questions)) {
    const rows = await db.many<{ about: string }>(question)
    found.push(...rows.map(({ about }) => `${name}: ${about}`))
  }
  return found
}

/** Empty when no money was lost or doubled, in our books and between ours and the provider's. */
export async function moneyBreaches(db: Db, stripe: FakeStripe): Promise<string[]> {
  const found = await bookBreaches(db)
  const payments = await db.many<{ provider_payment_id: string; amount: number; refunded: number }>(
    sql`select provider_payment_id, amount, refunded from payments where provider = 'stripe'`,
  )
  for (const { provider_payment_id: intent, amount, refunded } of payments) {
    const there = stripe.books.refunded(intent)
    if (there > amount) found.push(`the provider sent back more than it took: ${intent}`)
    if (there !== refunded) found.push(`the provider sent back ${there}, our books say ${refunded}: ${intent}`)
  }
  return found
}
