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
      and not exists (select from payments p where p.session_id = s.id and p.order_id = s.order_id)
      and (select count(*) from refunds r join payments p on p.id = r.payment_id
           where p.session_id = s.id and r.amount = p.amount and r.state <> 'failed') <> 1`,
  'a session that is not paid has an order': sql`
    select s.id as about from payment_sessions s join orders o on o.payment_session_id = s.id
    where s.state not in ('paid', 'refunded')`,
  'a payment of a provider is not its order': sql`
    select o.id as about from orders o join payments p on p.location_id = o.location_id and p.order_id = o.id
    where p.session_id = o.payment_session_id and (p.amount <> o.total or o.payment_status not in ('paid', 'refunded'))
      and not exists (select from order_edits e where e.location_id = o.location_id and e.order_id = o.id)`,
  // What was paid of an order before it was cancelled may be a part.
  'the payments of a paid order are not its total': sql`
    select o.id as about from orders o left join payments p on p.location_id = o.location_id and p.order_id = o.id
    where o.payment_status in ('paid', 'refunded') group by o.location_id, o.id
    having coalesce(sum(p.amount - p.freed), 0) <> o.total
       and (o.status <> 'cancelled' or coalesce(sum(p.amount - p.freed), 0) not between 1 and o.total)`,
  'the payments of an order that is not paid are its total, or more': sql`
    select o.id as about from orders o join payments p on p.location_id = o.location_id and p.order_id = o.id
    where o.payment_status not in ('paid', 'refunded') group by o.location_id, o.id having sum(p.amount - p.freed) >= o.total`,
  'the tip parts of a paid order are not its tip': sql`
    select o.id as about from orders o join payments p on p.location_id = o.location_id and p.order_id = o.id
    group by o.location_id, o.id having sum(p.amount - p.freed) = o.total and sum(p.tip_part) <> o.tip`,
  'edits sent back something else than they freed': sql`
    select p.id as about from payments p left join refunds r on r.location_id = p.location_id and r.payment_id = p.id and r.cause = 'edited'
    where p.freed > 0 or r.id is not null group by p.location_id, p.id
    having coalesce(sum(r.amount), 0) > p.freed
       or (p.provider in ('stripe', 'sandbox') and coalesce(sum(r.amount), 0) <> least(p.freed, p.amount - coalesce((
         select sum(o.amount) from refunds o where o.location_id = p.location_id and o.payment_id = p.id and o.cause <> 'edited' and o.state <> 'failed'
           and o.requested_at < min(r.requested_at)), 0)))`,
  'cash was rounded that settled nothing, or to no coin': sql`
    select p.id as about from payments p join orders o on o.location_id = p.location_id and o.id = p.order_id
    where p.tender = 'cash' and p.cash_rounding <> 0 and ((p.amount + p.cash_rounding) % 5 <> 0 or abs(p.cash_rounding) > 2)`,
  'something else than cash was rounded': sql`
    select p.id as about from payments p where p.tender <> 'cash' and p.cash_rounding <> 0
    union all
    select r.id from refunds r join payments p on p.location_id = r.location_id and p.id = r.payment_id
    where r.cash_rounding <> 0 and p.tender <> 'cash'`,
  'cash went back to no coin': sql`select id as about from refunds where cash_rounding <> 0 and (amount + cash_rounding) % 5 <> 0`,
  'cash that went back whole did not go back as it came': sql`
    select p.id as about from payments p join refunds r on r.location_id = p.location_id and r.payment_id = p.id
    where p.tender = 'cash' and r.state = 'succeeded'
    group by p.location_id, p.id having sum(r.amount) = p.amount and sum(r.cash_rounding) <> p.cash_rounding`,
  'the taxes of an order are not its tax': sql`
    select o.id as about from orders o
    where o.tax <> (select coalesce(sum(t.amount), 0) from order_taxes t where t.location_id = o.location_id and t.order_id = o.id)`,
  'the lines and fees of an order are not its subtotal': sql`
    select o.id as about from orders o
    where o.subtotal <> (select coalesce(sum((part ->> 'amount')::int), 0) from order_lines l, jsonb_array_elements(l.tax_parts) part
                         where l.location_id = o.location_id and l.order_id = o.id)
                      + (select coalesce(sum(c.amount), 0) from order_charges c
                         where c.location_id = o.location_id and c.order_id = o.id and c.kind <> 'discount')`,
  'a line is not its price less its discount': sql`
    select l.order_id || ' ' || l.line as about from order_lines l
    where l.price * l.quantity - l.discount <> (select coalesce(sum((part ->> 'amount')::int), 0) from jsonb_array_elements(l.tax_parts) part)`,
  'a card order has no payment': sql`
    select o.id as about from orders o where o.payment_session_id is not null
      and not exists (select from payments p where p.order_id = o.id)`,
  'the sums of a payment are not those of its refunds': sql`
    select p.id as about from payments p left join refunds r on r.payment_id = p.id group by p.location_id, p.id
    having p.refunded <> coalesce(sum(r.amount) filter (where r.state = 'succeeded'), 0)
        or p.asked_back <> coalesce(sum(r.amount) filter (where r.state <> 'failed'), 0)
        or p.refunded < 0 or p.asked_back > p.amount`,
  'an order is refunded and its money is not, or the other way round': sql`
    select o.id as about from orders o join payments p on p.location_id = o.location_id and p.order_id = o.id
    group by o.location_id, o.id having (o.payment_status = 'refunded') <> (sum(p.refunded) = sum(p.amount))`,
  'a cancelled card order has no refund': sql`
    select o.id as about from orders o join payments p on p.order_id = o.id
    where o.status = 'cancelled' and p.session_id is not null and not exists (select from refunds r where r.payment_id = p.id)`,
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
    cross join lateral (
      select coalesce(sum(refunded), 0) - (
               select coalesce(sum(r.amount), 0) from refunds r
               where r.location_id = o.location_id and r.order_id = o.id and r.cause = 'edited' and r.state = 'succeeded') as refunded
      from payments p where p.location_id = o.location_id and p.order_id = o.id
    ) p
    cross join lateral (
      select case when o.status = 'completed' and o.payment_status = 'paid' then o.total - p.refunded else 0 end as kept
    ) k
    cross join lateral (
      select coalesce(sum(points), 0) as points, coalesce(sum(orders), 0) as orders, coalesce(sum(spent), 0) as spent
      from ledger l where l.location_id = o.location_id and l.order_id = o.id
    ) l
    where l.spent <> k.kept or l.orders <> (k.kept > 0)::int
       or l.points <> floor(floor(o.subtotal::numeric * k.kept / greatest(o.total, 1)) / 100)`,
  'an order is not what its frozen cart was': sql`
    select o.id as about from orders o join payment_sessions s on s.id = o.payment_session_id
    where (o.total <> s.amount or o.total <> o.subtotal + o.tax + o.tip)
      and not exists (select from order_edits e where e.location_id = o.location_id and e.order_id = o.id)`,
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
