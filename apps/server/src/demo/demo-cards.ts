import { SESSION_MINUTES } from '@sizzle/domain/payment/session.ts'
import type pg from 'pg'

/** The tables that card money lies in, the sandbox provider's own books among them: a demo's payment can be given back. */
export const CARD_TABLES = ['payment_sessions', 'payments', 'refunds', 'sandbox_checkouts', 'sandbox_refunds'] as const

/** What the product and the sandbox would have written for every order that was paid online; the orders are there. */
export async function putInCards(client: pg.Client): Promise<void> {
  for (const statement of [SESSIONS, PAYMENTS, CASH]) await client.query(statement)
  await client.query('analyze payment_sessions, payments')
  for (const statement of [CHECKOUTS, REFUNDS, SANDBOX_REFUNDS]) await client.query(statement)
}

const SESSIONS = `
  insert into payment_sessions (location_id, id, provider, provider_session_id, state, amount, is_live, cart_key, snapshot,
    user_id, created_by, created_by_name, is_staff, created_at, expires_at, paid_at, next_check_at)
  select o.location_id, o.payment_session_id, 'sandbox', 'cs_sandbox_' || o.payment_session_id,
         case when o.payment_status = 'refunded' then 'refunded' else 'paid' end, o.total, false, o.payment_session_id::text,
         jsonb_build_object(
           'payload', jsonb_build_object(
             'customerInfo', jsonb_build_object('name', o.customer_name, 'email', o.customer_email, 'phone', o.customer_phone),
             'items', l.items, 'location', jsonb_build_object('id', o.location_id, 'name', p.name), 'orderType', o.order_type,
             'paymentMethod', 'online', 'tipAmount', o.tip),
           'lines', l.lines,
           'pricing', jsonb_build_object('subtotal', o.subtotal, 'tax', o.tax, 'tip', o.tip, 'total', o.total),
           'charges', '[]'::jsonb, 'taxes', t.taxes, 'taxRatePer100k', o.tax_rate_per_100k),
         o.user_id, o.user_id, o.customer_name, false, o.order_time - interval '2 minutes',
         o.order_time + interval '${SESSION_MINUTES - 2} minutes', o.order_time, o.order_time
  from orders o
  join locations p on p.id = o.location_id
  join (
    select location_id, order_id,
           jsonb_agg(jsonb_build_object('id', item_id, 'name', name, 'price', price, 'quantity', quantity, 'options', options, 'note', note)
                     order by line) as items,
           jsonb_agg(jsonb_build_object('item_id', item_id, 'name', name, 'category', category, 'price', price, 'quantity', quantity,
                     'spice_level', spice_level, 'spice_name', spice_name, 'allergens', allergens,
                     'base_price', base_price, 'description', description, 'options', options, 'note', note, 'discount', discount,
                     'tax_parts', tax_parts) order by line) as lines
    from order_lines group by location_id, order_id
  ) l on l.location_id = o.location_id and l.order_id = o.id
  cross join lateral (
    select jsonb_agg(to_jsonb(x) - '{location_id,order_id,n}'::text[] order by x.n) as taxes
    from order_taxes x where x.location_id = o.location_id and x.order_id = o.id
  ) t
  where o.payment_session_id is not null`

const PAYMENTS = `
  insert into payments (location_id, id, session_id, order_id, provider, provider_payment_id, amount, tender, tip_part, business_date,
    asked_back, refunded, captured_at)
  select location_id, gen_random_uuid(), payment_session_id, id, 'sandbox', 'pi_sandbox_' || payment_session_id, total, 'card', tip, business_date,
         case when payment_status = 'refunded' then total else 0 end, case when payment_status = 'refunded' then total else 0 end, order_time
  from orders where payment_session_id is not null`

/** What was paid over the counter stands in the same books. */
const CASH = `
  insert into payments (location_id, id, order_id, provider, amount, tender, tip_part, cash_rounding, business_date, captured_at, taken_by_name)
  select location_id, gen_random_uuid(), id, 'cash', total, 'cash', tip, (total + 2) / 5 * 5 - total, business_date, paid_at, payment_processed_by
  from orders where payment_session_id is null and payment_status = 'paid'`

const CHECKOUTS = `
  insert into sandbox_checkouts (id, idempotency_key, reference, amount, currency, lines, customer_email, success_url, cancel_url,
    status, is_paid, payment_id, card, refunded, created_at, expires_at)
  select s.provider_session_id, 'session-' || s.id, s.id, s.amount, 'CAD', '[]', s.snapshot #>> '{payload,customerInfo,email}', '/', '/',
         'complete', true, p.provider_payment_id, '4242424242424242', p.refunded, s.created_at, s.expires_at
  from payment_sessions s join payments p on p.location_id = s.location_id and p.session_id = s.id
  where s.provider = 'sandbox'`

const REFUNDS = `
  insert into refunds (location_id, id, payment_id, order_id, amount, cause, reason, state, idempotency_key, tries,
    provider_refund_id, requested_by_name, requested_at, tried_at, settled_at)
  select p.location_id, r.id, p.id, p.order_id, p.refunded, 'cancelled', o.cancel_reason, 'succeeded', 'refund-' || r.id, 1,
         're_sandbox_' || r.id, e.actor_name, o.cancelled_at, o.cancelled_at, o.cancelled_at
  from payments p
  join orders o on o.location_id = p.location_id and o.id = p.order_id
  join order_events e on e.location_id = o.location_id and e.order_id = o.id and e.kind = 'status' and e.status = 'cancelled'
  cross join lateral (select gen_random_uuid() as id where p.id is not null) r
  where p.refunded > 0`

const SANDBOX_REFUNDS = `
  insert into sandbox_refunds (id, idempotency_key, payment_id, reference, amount, status, created_at)
  select r.provider_refund_id, r.idempotency_key, p.provider_payment_id, r.id, r.amount, 'succeeded', r.settled_at
  from refunds r join payments p on p.location_id = r.location_id and p.id = r.payment_id`
