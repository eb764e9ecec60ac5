-- Orders for later, the kitchen's room and its pace, pauses, holidays of the whole chain, and hours of menus.

alter table locations
  -- The chain's holidays as every location carries them: a location is read with one row. Its own dates go before them.
  add column chain_exceptions jsonb not null default '[]',
  -- How it takes orders: see OrderRules of the domain.
  add column order_rules jsonb not null default '{"slotMinutes":15,"leadMinutes":15,"lastOrderPickupMinutes":15,"lastOrderDeliveryMinutes":30,"daysAhead":7,"maxWaitMinutes":90,"slotOrders":null,"slotItems":null,"learnsTimes":false}',
  -- Hours of an order type by its name; without any it has those of the location.
  add column type_hours jsonb not null default '{}',
  -- Minutes on top of every quote while the kitchen is behind.
  add column bump_minutes int check (bump_minutes > 0),
  add column bump_until timestamptz,
  add check ((bump_minutes is null) = (bump_until is null));

create table chain_hours (
  is_only boolean primary key default true check (is_only),
  exceptions jsonb not null default '[]',
  version int not null default 1,
  updated_at timestamptz,
  updated_by uuid
);
insert into chain_hours default values;

-- No orders of a type or a channel for a time, or none at all where both are null. A pause ends by itself.
create table pauses (
  location_id text not null references locations,
  id uuid not null,
  order_type text check (order_type in ('pickup', 'delivery', 'dine-in')),
  channel text check (channel in ('site', 'staff')),
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  reason text not null default '',
  by_id uuid,
  by_name text not null,
  -- Resumed before its time.
  ended_at timestamptz,
  ended_by_name text,
  primary key (location_id, id)
);
create index pauses_open on pauses (location_id, until_at) where ended_at is null;

-- What the kitchen has to make in a slot, and what is held for people who are paying. Like seats at a table: counted in
-- the transaction that takes the room.
create table slot_load (
  location_id text not null references locations,
  slot_at timestamptz not null,
  orders int not null default 0 check (orders >= 0),
  items int not null default 0 check (items >= 0),
  held_orders int not null default 0 check (held_orders >= 0),
  held_items int not null default 0 check (held_items >= 0),
  primary key (location_id, slot_at)
);

-- Where an order is counted, what it was quoted and what the plain formula said. None of orders from before.
alter table orders
  add column slot_at timestamptz,
  add column slot_items int check (slot_items > 0),
  add column is_overbooked boolean not null default false,
  add column quoted_minutes int,
  add column formula_minutes int,
  add check ((slot_at is null) = (slot_items is null));
create index orders_for_later on orders (location_id, fire_at) where status = 'pending' and fire_at is not null;

-- Held for a card payment until the session ends.
alter table payment_sessions
  add column slot_at timestamptz,
  add column slot_items int check (slot_items > 0),
  add check ((slot_at is null) = (slot_items is null));

-- How much longer than the formula orders of a type take in a part of the day.
create table prep_facts (
  location_id text not null references locations,
  order_type text not null,
  day_part text not null check (day_part in ('lunch', 'afternoon', 'evening', 'rest')),
  factor_percent int not null check (factor_percent between 70 and 200),
  samples int not null,
  at timestamptz not null,
  primary key (location_id, order_type, day_part)
);

-- A menu with hours holds whole categories; a dish in no menu is on whenever the location is open.
create table menus (
  location_id text not null references locations,
  id text not null,
  name text not null,
  schedule jsonb not null,
  category_ids text[] not null default '{}',
  order_types text[] not null default '{}',
  position int not null default 0,
  version int not null default 1,
  updated_at timestamptz not null,
  primary key (location_id, id)
);
alter table categories add column schedule jsonb;
alter table menu_items add column schedule jsonb;
