-- The promise is made once, with the order; the estimate beside it follows the kitchen. Old orders get what they were told.
alter table orders add column promised_at timestamptz, add column accepted_at timestamptz;
update orders o set promised_at = o.order_time + make_interval(mins => case o.order_type
    when 'delivery' then least(25 + 3 * l.pieces, 90) else least(15 + 3 * l.pieces, 60) end)
from (
  select location_id, id, coalesce((
    select sum(quantity) from order_lines where (location_id, order_id) = (orders.location_id, orders.id)), 0)::int as pieces
  from orders
) l where (l.location_id, l.id) = (o.location_id, o.id);
alter table orders alter column promised_at set not null;

-- "Accept" apart from "Start Preparing": a matter of each kitchen.
alter table locations add column accepts_apart boolean not null default false;

-- A step that was taken back stays in the history, marked; `before` is what it had changed.
alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('status', 'payment', 'message', 'accept', 'promise', 'undo')),
  add column before jsonb, add column taken_back_at timestamptz,
  add constraint order_events_only_steps_go_back check (taken_back_at is null or kind = 'status');

-- What was finished last, and money that is still open.
create index orders_completed on orders (location_id, completed_at desc) where status = 'completed';
create index orders_cancelled on orders (location_id, cancelled_at desc) where status = 'cancelled';
create index orders_owed on orders (location_id, completed_at)
  where status = 'completed' and payment_status in ('unpaid', 'pending', 'failed');
create index orders_to_give_back on orders (location_id, cancelled_at)
  where status = 'cancelled' and payment_status = 'paid';
