-- What can be chosen with a dish, what an order's line and money are made of, and who is taxed by which rules. Money is in
-- cents, rates are per 100,000. What an order was charged is kept with it: no later price, name or tax changes it.

-- Groups of options are shared by the dishes of a location.
create table option_groups (
  location_id text not null references locations,
  id text not null check (id ~ '^[a-z0-9-]{1,50}$' and id <> 'spice'),
  name text not null,
  kind text not null check (kind in ('choice', 'size', 'slot')),
  min int not null check (min >= 0),
  max int not null check (max between min and 20),
  max_distinct int not null check (max_distinct >= 1),
  max_each int not null check (max_each between 1 and 20),
  free int not null default 0 check (free between 0 and max),
  position int not null default 0,
  -- The group of the whole house that this one follows, and the fields in which it does not.
  master_id text,
  overridden text[] not null default '{}',
  version int not null default 1,
  primary key (location_id, id),
  check (kind <> 'size' or (min = 1 and max = 1 and free = 0))
);

create table options (
  location_id text not null,
  group_id text not null,
  id text not null check (id ~ '^[a-z0-9-]{1,50}$'),
  name text not null,
  -- Of a size it is the price of the dish.
  price int not null check (price between -10000 and 50000),
  price_by_size jsonb not null default '{}',
  size_code text,
  preset int not null default 0 check (preset >= 0),
  -- The dish that this option puts on the plate.
  item_id text,
  -- Groups that are asked once this option is chosen.
  group_ids text[] not null default '{}',
  allergens text[] not null default '{}',
  calories int,
  diets text[] not null default '{}',
  tax_class text,
  position int not null default 0,
  sold_out_until timestamptz,
  primary key (location_id, group_id, id),
  foreign key (location_id, group_id) references option_groups on delete cascade,
  foreign key (location_id, item_id) references menu_items
);

-- A shared group at one dish: its place there, and what this dish does otherwise.
create table item_option_groups (
  location_id text not null,
  item_id text not null,
  group_id text not null,
  position int not null default 0,
  min int,
  max int,
  free int,
  hidden text[] not null default '{}',
  prices jsonb not null default '{}',
  primary key (location_id, item_id, group_id),
  foreign key (location_id, item_id) references menu_items on delete cascade,
  foreign key (location_id, group_id) references option_groups
);
create index item_option_groups_group on item_option_groups (location_id, group_id);

alter table menu_items
  add column tax_class text not null default 'prepared',
  add column sold_out_until timestamptz,
  add column master_id text,
  add column overridden text[] not null default '{}';

alter table locations
  add column tax_kind text not null default 'postal' check (tax_kind in ('postal', 'preset', 'own')),
  add column tax_province text check (tax_kind <> 'preset' or tax_province is not null),
  add column tax_registrations jsonb not null default '{}',
  -- A business day ends at this hour of the night.
  add column day_ends_at text not null default '04:00' check (day_ends_at ~ '^([01]\d|2[0-3]):[0-5]\d$');
update locations set tax_kind = 'own' where tax_lines <> '[]';

alter table orders
  add column scheduled_for timestamptz,
  add column fire_at timestamptz,
  add column business_date date,
  add column delivery_unit text,
  add column delivery_street text,
  add column delivery_city text,
  add column delivery_postal_code text,
  add column delivery_province text,
  add column delivery_lat double precision check (delivery_lat between -90 and 90),
  add column delivery_lng double precision check (delivery_lng between -180 and 180),
  add column locale text not null default 'en' check (locale in ('en', 'fr'));
update orders o set business_date = (o.order_time at time zone l.time_zone - interval '4 hours')::date
from locations l where l.id = o.location_id;
alter table orders alter column business_date set not null;
create index orders_of_day on orders (location_id, business_date);
alter table users add column locale text check (locale in ('en', 'fr'));

-- The price stays that of one unit with everything chosen. What is free is a discount.
alter table order_lines
  add column base_price int,
  add column options jsonb not null default '[]',
  add column note text not null default '',
  add column discount int not null default 0 check (discount >= 0),
  -- What is left after discounts, by class: [{"taxClass": "prepared", "amount": 2590}].
  add column tax_parts jsonb,
  add column station_ids text[] not null default '{}';
update order_lines set base_price = price,
  tax_parts = jsonb_build_array(jsonb_build_object('taxClass', 'prepared', 'amount', price * quantity));
alter table order_lines alter column base_price set not null, alter column tax_parts set not null;

-- Discounts and fees of an order: positive amounts with a kind.
create table order_charges (
  location_id text not null,
  order_id uuid not null,
  n int not null,
  kind text not null check (kind in ('discount', 'delivery_fee', 'service_charge', 'packaging_fee', 'deposit')),
  label text not null,
  amount int not null check (amount >= 0),
  -- None of a discount: it is in the lines that it lowers.
  tax_class text check ((tax_class is null) = (kind = 'discount')),
  source text not null default '',
  primary key (location_id, order_id, n),
  foreign key (location_id, order_id) references orders
);

-- The taxes of an order as it was charged.
create table order_taxes (
  location_id text not null,
  order_id uuid not null,
  n int not null,
  name text not null,
  rate_per_100k int not null check (rate_per_100k >= 0),
  base int not null check (base >= 0),
  amount int not null check (amount >= 0),
  -- Empty where the location had no number; null for orders from before numbers were kept.
  registration text,
  classes text[] not null,
  primary key (location_id, order_id, n),
  foreign key (location_id, order_id) references orders
);

-- Orders from before keep the taxes that their receipts showed: the location's own while they add up to the rate of the
-- order, else one under the name of its rate.
create function pg_temp.name_of_rate(rate int) returns text language sql as $$
  select case rate when 14000 then 'HST' when 13000 then 'HST' when 14975 then 'GST + QST' when 12000 then 'GST + PST'
                   when 11000 then 'GST + PST' when 5000 then 'GST' else 'Tax' end
$$;
create function pg_temp.charged_taxes(stated jsonb, on_day date, rate int, subtotal int, tax int) returns jsonb language plpgsql as $$
declare
  lines jsonb;
  line jsonb;
  tax_left bigint := tax;
  rate_left bigint;
  part bigint;
  taxes jsonb := '[]';
begin
  select coalesce(jsonb_agg(one order by n), '[]'), coalesce(sum((one ->> 'ratePer100k')::int), 0) into lines, rate_left
  from jsonb_array_elements(stated) with ordinality as each_line (one, n)
  where (one ->> 'from' is null or (one ->> 'from')::date <= on_day)
    and (one ->> 'until' is null or (one ->> 'until')::date >= on_day);
  if lines = '[]' or rate_left <> rate then
    lines := jsonb_build_array(jsonb_build_object('name', pg_temp.name_of_rate(rate), 'ratePer100k', rate));
    rate_left := rate;
  end if;
  for line in select one from jsonb_array_elements(lines) as one loop
    -- Each gets its rounded share of what is left, half a cent up, in whole numbers.
    part := case when rate_left = 0 then tax_left
                 else (2 * tax_left * (line ->> 'ratePer100k')::bigint + rate_left) / (2 * rate_left) end;
    taxes := taxes || jsonb_build_object(
      'name', line -> 'name', 'rate_per_100k', line -> 'ratePer100k', 'base', subtotal, 'amount', part, 'registration', null,
      'classes', '["prepared", "alcohol", "soda", "merch", "delivery", "service_charge"]'::jsonb);
    tax_left := tax_left - part;
    rate_left := rate_left - (line ->> 'ratePer100k')::bigint;
  end loop;
  return taxes;
end $$;
insert into order_taxes (location_id, order_id, n, name, rate_per_100k, base, amount, registration, classes)
select o.location_id, o.id, t.n, t.name, t.rate_per_100k, t.base, t.amount, t.registration, t.classes
from orders o join locations l on l.id = o.location_id
cross join lateral rows from (jsonb_to_recordset(pg_temp.charged_taxes(
    l.tax_lines, (o.order_time at time zone l.time_zone)::date, o.tax_rate_per_100k, o.subtotal, o.tax)) as (
  name text, rate_per_100k int, base int, amount int, registration text, classes text[])
) with ordinality as t (name, rate_per_100k, base, amount, registration, classes, n);

-- An order may be settled by several payments.
alter table payments drop constraint payments_location_id_order_id_key;
create index payments_of_order on payments (location_id, order_id) where order_id is not null;
alter table payments
  add column tender text check (tender in ('cash', 'card', 'gift_card', 'other')),
  add column tip_part int not null default 0 check (tip_part between 0 and amount),
  -- Added to the amount when coins change hands.
  add column cash_rounding int not null default 0 check (cash_rounding between -2 and 2 and (cash_rounding = 0 or tender = 'cash')),
  add column business_date date;
update payments p set
  tender = case when p.provider = 'cash' then 'cash' else 'card' end,
  tip_part = least(p.amount, coalesce(
    (select o.tip from orders o where o.location_id = p.location_id and o.id = p.order_id),
    (select (s.snapshot -> 'pricing' ->> 'tip')::int from payment_sessions s where s.location_id = p.location_id and s.id = p.session_id),
    0)),
  business_date = (p.captured_at at time zone l.time_zone - interval '4 hours')::date
from locations l where l.id = p.location_id;
alter table payments alter column tender set not null, alter column business_date set not null;
create index payments_of_day on payments (location_id, business_date);
alter table refunds add column cash_rounding int not null default 0 check (cash_rounding between -2 and 2);

-- Books that are only ever added to take what later rooms will write.
alter table audit add column approved_by uuid, add column device_id text;
alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (
    kind in ('status', 'payment', 'message', 'accept', 'promise', 'undo', 'edit', 'kitchen', 'delivery', 'approval'));

-- Carts that were frozen for a payment become orders of the same shape.
update payment_sessions s set snapshot = snapshot || jsonb_build_object(
  'charges', '[]'::jsonb,
  'taxes', pg_temp.charged_taxes(
    l.tax_lines, (s.created_at at time zone l.time_zone)::date, (snapshot ->> 'taxRatePer100k')::int,
    (snapshot -> 'pricing' ->> 'subtotal')::int, (snapshot -> 'pricing' ->> 'tax')::int),
  'lines', (
    select coalesce(jsonb_agg(jsonb_build_object('description', '') || line || jsonb_build_object(
      'base_price', line -> 'price', 'options', '[]'::jsonb, 'note', '', 'discount', 0,
      'tax_parts', jsonb_build_array(jsonb_build_object(
        'taxClass', 'prepared', 'amount', (line ->> 'price')::int * (line ->> 'quantity')::int))) order by n), '[]')
    from jsonb_array_elements(snapshot -> 'lines') with ordinality as frozen (line, n)))
from locations l where l.id = s.location_id and snapshot ? 'lines';
