-- An order that nobody has begun to make can be edited. What changed is kept apart from the order, which shows how it is now.
create table order_edits (
  location_id text not null,
  id uuid not null,
  order_id uuid not null,
  -- The version of the order that this edit made.
  version int not null,
  at timestamptz not null,
  by_id uuid,
  by_name text not null,
  -- For the kitchen: what was added and what was taken away.
  added jsonb not null,
  taken jsonb not null,
  -- What else changed, in words without anything of the customer.
  changes text[] not null,
  total_before int not null,
  total_after int not null,
  primary key (location_id, id),
  unique (location_id, order_id, version),
  foreign key (location_id, order_id) references orders
);

-- What of a payment settles its order no longer, since an edit made the order cheaper: it goes back.
alter table payments add column freed int not null default 0 check (freed between 0 and amount);

create index payments_to_give_back on payments (location_id, order_id) where freed > asked_back;

-- A link may be for an order that is there already: its money is a payment of that order, and never a second order.
alter table payment_sessions add column order_id uuid,
  add foreign key (location_id, order_id) references orders;
create index payment_sessions_order on payment_sessions (location_id, order_id) where order_id is not null;

-- Several edits may each send a part of one payment back.
alter table refunds drop constraint refunds_cause_check;
alter table refunds add constraint refunds_cause_check
  check (cause in ('cancelled', 'late', 'manager', 'provider', 'by_hand', 'edited'));
