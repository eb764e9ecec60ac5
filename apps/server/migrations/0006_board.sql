-- What else happens to an order than moving: money that was taken, messages that were sent. Such a row repeats the status
-- that the order has, so the last row's status is the order's as before; the path of statuses is the rows of kind 'status'.
alter table order_events add column kind text not null default 'status' check (kind in ('status', 'payment', 'message'));

-- Who recorded money at the counter, and when; the event beside it names the person.
alter table orders add column payment_processed_at timestamptz;
alter table orders add column payment_processed_by text;
alter table orders add check (cancel_reason is null or status = 'cancelled');

-- An order is called by its number: the newest with it comes first.
create index orders_short_number on orders (location_id, short_number, order_time desc);
