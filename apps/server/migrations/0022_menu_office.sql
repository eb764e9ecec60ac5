-- The menu is edited while the program runs: who did it, and how much of a dish is left.

alter table menu_items add column updated_by uuid;
alter table option_groups
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid;

-- Dishes and options of which somebody counted what is left; those without a row have no end.
create table stock (
  location_id text not null references locations,
  kind text not null check (kind in ('item', 'option')),
  -- Of an option: its group and itself, 'breads/garlic-naan'.
  id text not null,
  units_left int not null check (units_left >= 0),
  -- Promised to people who are paying.
  held int not null default 0 check (held between 0 and units_left),
  -- The house is told once a day when no more than this is left.
  low int not null default 0 check (low >= 0),
  alerted_on date,
  -- Counted anew: what was taken from an earlier count is not given back to this one.
  version int not null default 1,
  set_at timestamptz not null,
  set_by uuid,
  primary key (location_id, kind, id)
);

-- What an order took of it, and what a payment holds of it: [{"kind": "item", "id": "thali", "units": 2, "version": 1}].
alter table orders add column stock_taken jsonb;
alter table payment_sessions add column stock_held jsonb;

-- The audit trail is read by place and by time.
create index audit_at on audit (at desc, id desc);
create index audit_location on audit (location_id, at desc, id desc);
