-- The end of a business day: what went through the drawer, how it was counted, and the report that stays as it was written.

-- Money that went into the drawer or out of it without an order. It belongs to the day that is closed next.
create table cash_moves (
  location_id text not null references locations,
  id uuid not null,
  business_date date not null,
  kind text not null check (kind in ('pay_in', 'pay_out', 'drop')),
  amount int not null check (amount > 0),
  reason text not null check (reason <> ''),
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null,
  primary key (location_id, id)
);
create index cash_moves_of_day on cash_moves (location_id, business_date);

-- Each time somebody counts the drawer; what should have been there is said after it and kept with it.
create table cash_counts (
  location_id text not null references locations,
  id uuid not null,
  business_date date not null,
  -- How many of each value, in cents: [{"value": 2000, "count": 4}]
  pieces jsonb not null,
  counted int not null check (counted >= 0),
  expected int not null,
  counted_by uuid not null,
  counted_by_name text not null,
  counted_at timestamptz not null,
  primary key (location_id, id)
);
create index cash_counts_of_day on cash_counts (location_id, business_date);

-- The reports of a location are numbered without a gap, and each holds the hash of the one before.
create table z_reports (
  location_id text not null references locations,
  n int not null check (n > 0),
  business_date date not null,
  -- JSON, letter by letter as it was hashed.
  content text not null,
  previous_hash text not null,
  hash text not null,
  closed_at timestamptz not null,
  primary key (location_id, n),
  unique (location_id, business_date)
);

-- What the reports of a location have said of a closed day so far, corrections included. Derived from them, to find what
-- has changed since without reading them all.
create table reported_days (
  location_id text not null references locations,
  business_date date not null,
  sales jsonb not null,
  -- By tender.
  money jsonb not null,
  primary key (location_id, business_date)
);

create function refuse_change_of_books() returns trigger language plpgsql as $$
begin
  raise exception 'the books of a closed day are append-only';
end $$;
create trigger cash_moves_append_only before update or delete on cash_moves for each row execute function refuse_change_of_books();
create trigger cash_counts_append_only before update or delete on cash_counts for each row execute function refuse_change_of_books();
create trigger z_reports_append_only before update or delete on z_reports for each row execute function refuse_change_of_books();

-- The figures of a day as a report states them.
create function sales_figures(day sales_days) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'orders', day.pickup + day.delivery + day.dine_in, 'cancelled', day.cancelled, 'goods', day.subtotal - day.fees,
    'discounts', day.discounts, 'fees', day.fees, 'tax', day.tax, 'tips', day.tip, 'total', day.total, 'refunded', day.refunded)
$$;

-- Refunds belong to the day on which they went through.
create index refunds_settled on refunds (location_id, settled_at) where state = 'succeeded';
