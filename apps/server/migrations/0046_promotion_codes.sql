-- Codes that make an order cheaper, typed at the checkout.

create table promotion_codes (
  -- As it is compared: capitals, without spaces and hyphens.
  code text primary key check (code ~ '^[A-Z2-9]{4,24}$'),
  kind text not null check (kind = 'welcome'),
  -- Whose it is: nobody else can use it.
  user_id uuid not null references users,
  label text not null,
  percent int not null check (percent between 1 and 100),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  unique (user_id, kind)
);

create table promotion_uses (
  code text not null references promotion_codes,
  -- The order that has it, or the payment that holds it until its order is there.
  use_key uuid not null,
  location_id text not null references locations,
  order_id uuid,
  state text not null check (state in ('held', 'used', 'released')),
  -- The price was promised, and its money came after somebody else had used the code up.
  over_limit boolean not null default false,
  at timestamptz not null,
  primary key (code, use_key),
  check ((state = 'used') <= (order_id is not null))
);
-- A code is used once, however many orders want it at the same moment.
create unique index promotion_uses_once on promotion_uses (code) where state <> 'released' and not over_limit;
create index promotion_uses_of_order on promotion_uses (order_id) where order_id is not null;
create index promotion_uses_held on promotion_uses (use_key) where state = 'held';

-- Who has had an offer for a first order: account, phone and address, each once.
create table promotion_people (
  kind text not null,
  person_key text not null,
  code text not null,
  use_key uuid not null,
  primary key (kind, person_key),
  foreign key (code, use_key) references promotion_uses on delete cascade
);
create index promotion_people_of_use on promotion_people (code, use_key);

-- Whether it is the first order of an address.
create index orders_of_email on orders (customer_email);
