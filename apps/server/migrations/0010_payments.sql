-- Card money. A session is a frozen, server-priced order until the provider speaks; a payment is money that was taken; a
-- refund is money that goes back. What must never be is refused here, whatever the program believes.

create table payment_sessions (
  location_id text not null references locations,
  id uuid not null,
  provider text not null,
  provider_session_id text,
  payment_url text,
  -- The end of our own short address, for links that staff hand out.
  link_code text,
  state text not null default 'open' check (state in ('open', 'failed', 'expired', 'paid', 'refunded')),
  amount int not null check (amount > 0),
  currency text not null default 'CAD' check (currency = 'CAD'),
  is_live boolean not null,
  -- The same for the same cart of the same person: two that are paid at once are one wish.
  cart_key text not null,
  snapshot jsonb not null,
  user_id uuid,
  created_by uuid not null,
  created_by_name text not null,
  is_staff boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- The provider says something else than what was asked for; a person looks at it.
  needs_review boolean not null default false,
  checks int not null default 0,
  checked_at timestamptz,
  next_check_at timestamptz not null,
  version int not null default 1,
  primary key (location_id, id)
);
create index payment_sessions_id on payment_sessions (id);
create unique index payment_sessions_link on payment_sessions (link_code) where link_code is not null;
create index payment_sessions_due on payment_sessions (next_check_at) where state in ('open', 'failed') and not needs_review;
create index payment_sessions_cart on payment_sessions (location_id, cart_key, created_at);

alter table orders add column payment_session_id uuid;
create unique index orders_payment_session on orders (location_id, payment_session_id) where payment_session_id is not null;

create table payments (
  location_id text not null references locations,
  id uuid not null,
  session_id uuid,
  order_id uuid,
  provider text not null,
  provider_payment_id text,
  amount int not null check (amount > 0),
  currency text not null default 'CAD' check (currency = 'CAD'),
  -- Everything that was asked back and has not failed; and the part of it that has gone back.
  asked_back int not null default 0,
  refunded int not null default 0,
  captured_at timestamptz not null,
  taken_by uuid,
  taken_by_name text,
  primary key (location_id, id),
  unique (location_id, session_id),
  unique (location_id, order_id),
  unique (location_id, provider, provider_payment_id),
  foreign key (location_id, session_id) references payment_sessions,
  foreign key (location_id, order_id) references orders,
  constraint never_more_back_than_taken check (0 <= refunded and refunded <= asked_back and asked_back <= amount)
);
create index payments_provider on payments (provider, provider_payment_id);
create index payments_newest on payments (location_id, captured_at desc);

create table refunds (
  location_id text not null,
  id uuid not null,
  payment_id uuid not null,
  order_id uuid,
  amount int not null check (amount > 0),
  cause text not null check (cause in ('cancelled', 'late', 'manager', 'provider')),
  reason text not null,
  state text not null check (state in ('requested', 'pending', 'succeeded', 'failed')),
  -- Kept, because a key that dies with its process lets the same refund happen twice.
  idempotency_key text not null,
  key_number int not null default 1,
  tries int not null default 0,
  provider_refund_id text,
  -- Refunds at the provider that failed before this one was tried again.
  earlier_ids text[] not null default '{}',
  last_error text,
  requested_by uuid,
  requested_by_name text not null,
  requested_at timestamptz not null,
  tried_at timestamptz,
  settled_at timestamptz,
  primary key (location_id, id),
  unique (location_id, idempotency_key),
  unique (location_id, payment_id, provider_refund_id),
  foreign key (location_id, payment_id) references payments
);
-- Money that came too late, or for an order that was cancelled, goes back once.
create unique index refunds_once on refunds (location_id, payment_id, cause) where cause in ('cancelled', 'late');
create index refunds_id on refunds (id);
create index refunds_of_order on refunds (location_id, order_id) where order_id is not null;
create index refunds_under_way on refunds (requested_at) where state in ('requested', 'pending');

-- Every signed event that was accepted; a second copy of it does nothing.
create table provider_events (
  provider text not null,
  id text not null,
  type text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null,
  session_id uuid,
  primary key (provider, id)
);
create index provider_events_session on provider_events (session_id) where session_id is not null;

-- Signed events that we could not work off, as they came, to be replayed.
create table webhook_failures (
  id uuid primary key,
  provider text not null,
  event_id text not null,
  event_type text not null,
  payload text not null,
  error text not null,
  tries int not null default 1,
  failed_at timestamptz not null,
  last_tried_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  unique (provider, event_id)
);

-- What a person has to look at.
create table payment_alerts (
  location_id text not null references locations,
  id uuid not null,
  kind text not null check (kind in ('mismatch', 'late_money', 'refund_failed', 'refunded_outside', 'unaccounted')),
  subject text not null,
  session_id uuid,
  payment_id uuid,
  order_id uuid,
  refund_id uuid,
  detail jsonb not null,
  raised_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  primary key (location_id, id)
);
create unique index payment_alerts_open on payment_alerts (location_id, kind, subject) where resolved_at is null;

-- The sandbox provider's own books: what a real provider would keep on its side.
create table sandbox_checkouts (
  id text primary key,
  idempotency_key text not null unique,
  reference uuid not null,
  amount int not null,
  currency text not null,
  lines jsonb not null,
  customer_email text not null,
  success_url text not null,
  cancel_url text not null,
  status text not null default 'open' check (status in ('open', 'challenge', 'processing', 'complete', 'expired')),
  is_paid boolean not null default false,
  payment_id text unique,
  card text,
  last_decline text,
  delay_seconds int not null default 0,
  refunded int not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sandbox_checkouts_open on sandbox_checkouts (expires_at) where status in ('open', 'challenge');

create table sandbox_refunds (
  id text primary key,
  idempotency_key text not null unique,
  payment_id text not null references sandbox_checkouts (payment_id),
  reference text not null,
  amount int not null check (amount > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  created_at timestamptz not null
);
create index sandbox_refunds_payment on sandbox_refunds (payment_id);
