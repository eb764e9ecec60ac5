-- The bank refused what the checkout had promised: nobody can pay at that checkout any more, and nothing was charged.
alter table payment_sessions add column refused_at timestamptz;

-- Somebody of the house does not want this money any more. The session ends when the provider has closed its checkout.
alter table payment_sessions add column withdrawn_at timestamptz;
alter table payment_sessions add column withdrawn_by_name text;

-- The same for the same dishes at the same place, whoever ordered them; who it was is compared beside it.
alter table orders add column cart_key text;
create index orders_dishes on orders (location_id, cart_key, order_time) where cart_key is not null;

-- Money that went back over the counter is a refund like any other, and goes back once.
alter table refunds drop constraint refunds_cause_check;
alter table refunds add constraint refunds_cause_check check (cause in ('cancelled', 'late', 'manager', 'provider', 'by_hand'));
drop index refunds_once;
create unique index refunds_once on refunds (location_id, payment_id, cause) where cause in ('cancelled', 'late', 'by_hand');

-- Every paid order stands on a payment from now on, also where the money lay in the till.
insert into payments (location_id, id, order_id, provider, amount, asked_back, refunded, captured_at, taken_by_name)
select o.location_id, gen_random_uuid(), o.id, 'cash', o.total,
       case when o.payment_status = 'refunded' then o.total else 0 end,
       case when o.payment_status = 'refunded' then o.total else 0 end,
       coalesce(o.paid_at, o.updated_at), o.payment_processed_by
from orders o
where o.payment_status in ('paid', 'refunded') and o.total > 0
  and not exists (select from payments p where p.location_id = o.location_id and p.order_id = o.id);

insert into refunds (location_id, id, payment_id, order_id, amount, cause, reason, state, idempotency_key, requested_by_name,
                     requested_at, settled_at)
select p.location_id, r.id, p.id, p.order_id, p.amount, 'by_hand', 'Given back before this was recorded', 'succeeded',
       'by-hand-' || r.id, 'not recorded', o.updated_at, o.updated_at
from payments p
join orders o on o.location_id = p.location_id and o.id = p.order_id
cross join lateral (select gen_random_uuid() as id where p.id is not null) r
where p.provider = 'cash' and p.refunded > 0;
