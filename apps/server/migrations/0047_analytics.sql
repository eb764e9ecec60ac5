-- More of what a day says: how it was paid, what was chosen with dishes, what was ordered together, why orders were cancelled and
-- how long the kitchen took. And months that are over, added up once, so that a year is read from few rows.

-- Counted anew from the orders: see the marks at the end.
truncate sales_days;

alter table sales_days
  -- Payments of what was sold: [{"tender": "card", "count": 12, "amount": 48210, "refunded": 0}]. What an edit freed is not in them.
  add column tenders jsonb not null,
  -- [{"group": "Protein", "name": "Paneer", "count": 3, "revenue": 600}]
  add column options jsonb not null,
  -- [{"label": "Happy hour", "count": 4, "amount": 1200}]
  add column reductions jsonb not null,
  -- [{"reason": "Out of paneer", "count": 1, "amount": 4028}]
  add column cancellations jsonb not null,
  -- Two dishes of one order, and of how many orders; the lesser name first.
  add column pair_first text[] not null,
  add column pair_second text[] not null,
  add column pair_orders int[] not null,
  -- Orders by the minutes from their start in the kitchen until they were ready: 0, 1, and so on to 120 and more.
  add column prep_minutes int[] not null,
  -- Orders by the minutes from their promise until they were ready: 60 and more too early, and so on to 60 and more too late.
  add column late_minutes int[] not null;

-- From 0 on where nothing is counted; what lies outside counts at the ends.
create function minute_counts(minutes int[], first_minute int, last_minute int) returns int[] language sql immutable as $$
  select array(
    select (select count(*) from unnest(minutes) m where greatest(least(m, last_minute), first_minute) = n)::int
    from generate_series(first_minute, last_minute) n where cardinality(minutes) > 0 order by n)
$$;

create or replace function count_sales(at_location text, on_date date) returns setof sales_days language sql stable as $$
  with placed as materialized (
    select id, status, order_type, subtotal, tax, tip, total, customer_number(customer_email, customer_phone) as customer,
      extract(hour from order_time at time zone (select time_zone from locations l where l.id = at_location))::int as hour,
      coalesce(nullif(left(btrim(cancel_reason), 100), ''), 'No reason given') as reason,
      ceil(extract(epoch from ready_at - prep_started_at) / 60)::int as prep,
      ceil(extract(epoch from ready_at - promised_at) / 60)::int as late
    from orders where location_id = at_location and business_date = on_date
  ), sold as materialized (
    select * from placed where status <> 'cancelled'
  ), line as materialized (
    select sold.id, coalesce(nullif(btrim(l.name), ''), 'Unknown Item') as name, l.quantity, l.price * l.quantity - l.discount as revenue, l.options
    from sold, lateral (
      select name, quantity, price, discount, options from order_lines where location_id = at_location and order_id = sold.id offset 0
    ) l
  ), dish as (
    select name, sum(quantity) as count, sum(revenue) as revenue from line group by 1
  ), pair as (
    select a.name as one, b.name as other, count(*)::int as orders
    from (select distinct id, name from line) a join (select distinct id, name from line) b on b.id = a.id and a.name collate "C" < b.name collate "C"
    group by 1, 2 order by 1, 2
  ), choice as (
    with recursive chosen as (
      select c.value as choice, l.quantity as lines, l.quantity * (c.value ->> 'quantity')::int as units
      from line l, jsonb_array_elements(l.options) c
      union all
      select c.value, chosen.lines, chosen.units * (c.value ->> 'quantity')::int
      from chosen, jsonb_array_elements(chosen.choice -> 'choices') c
    )
    select choice ->> 'group' as "group", choice ->> 'name' as name, sum(units) as count, sum(lines * (choice ->> 'price')::int) as revenue
    from chosen group by 1, 2
  ), charge as materialized (
    select c.kind, c.label, c.amount
    from sold, lateral (
      select kind, label, amount from order_charges where location_id = at_location and order_id = sold.id offset 0
    ) c
  ), paid as materialized (
    select p.tender, p.amount - p.freed as amount, greatest(p.refunded - p.freed, 0) as refunded
    from sold, lateral (
      select tender, amount, freed, refunded from payments where location_id = at_location and order_id = sold.id offset 0
    ) p
  )
  select at_location, on_date,
    count(*) filter (where status = 'pending')::int,
    count(*) filter (where status = 'preparing')::int,
    count(*) filter (where status = 'ready')::int,
    count(*) filter (where status = 'completed')::int,
    count(*) filter (where status = 'cancelled')::int,
    count(*) filter (where status <> 'cancelled' and order_type = 'pickup')::int,
    count(*) filter (where status <> 'cancelled' and order_type = 'delivery')::int,
    count(*) filter (where status <> 'cancelled' and order_type = 'dine-in')::int,
    coalesce(sum(subtotal) filter (where status <> 'cancelled'), 0)::bigint,
    (select coalesce(sum(amount) filter (where kind <> 'discount'), 0) from charge)::bigint,
    (select coalesce(sum(amount) filter (where kind = 'discount'), 0) from charge)::bigint,
    coalesce(sum(tax) filter (where status <> 'cancelled'), 0)::bigint,
    coalesce(sum(tip) filter (where status <> 'cancelled'), 0)::bigint,
    coalesce(sum(total) filter (where status <> 'cancelled'), 0)::bigint,
    (select coalesce(sum(refunded), 0) from paid)::bigint,
    array(select distinct customer from sold where customer is not null),
    array(select (select count(*) from sold where hour = h)::int from generate_series(0, 23) h order by h),
    coalesce((select jsonb_agg(jsonb_build_object('name', name, 'count', count, 'revenue', revenue)) from dish), '[]'),
    coalesce((select jsonb_agg(to_jsonb(t)) from (
      select tender, count(*) as count, sum(amount) as amount, sum(refunded) as refunded from paid group by 1) t), '[]'),
    coalesce((select jsonb_agg(to_jsonb(choice)) from choice), '[]'),
    coalesce((select jsonb_agg(to_jsonb(r)) from (
      select label, count(*) as count, sum(amount) as amount from charge where kind = 'discount' group by 1) r), '[]'),
    coalesce((select jsonb_agg(to_jsonb(c)) from (
      select reason, count(*) as count, sum(total) as amount from placed where status = 'cancelled' group by 1) c), '[]'),
    array(select one from pair order by one, other),
    array(select other from pair order by one, other),
    array(select orders from pair order by one, other),
    minute_counts(array(select prep from sold where prep is not null), 0, 120),
    minute_counts(array(select late from sold where late is not null), -60, 60)
  from placed
$$;

-- A month that is over, or a day: the same figures, for sums in which days are not told apart.
create table sales_months (
  location_id text not null references locations,
  -- The first day of it, and the last.
  from_date date not null,
  to_date date not null,
  cancelled int not null,
  pickup int not null,
  delivery int not null,
  dine_in int not null,
  subtotal bigint not null,
  fees bigint not null,
  discounts bigint not null,
  tax bigint not null,
  tip bigint not null,
  total bigint not null,
  refunded bigint not null,
  customers bigint[] not null,
  dishes jsonb not null,
  tenders jsonb not null,
  options jsonb not null,
  reductions jsonb not null,
  cancellations jsonb not null,
  prep_minutes int[] not null,
  late_minutes int[] not null,
  primary key (location_id, from_date)
);

-- Months of which a day was counted, until they are added up again.
create table month_marks (
  location_id text not null references locations,
  from_date date not null,
  primary key (location_id, from_date)
);

create function add_up_month(at_location text, month_from date) returns setof sales_months language sql stable as $$
  with days as materialized (
    select * from sales_days where location_id = at_location and business_date >= month_from and business_date < month_from + interval '1 month'
  )
  select at_location, month_from, (month_from + interval '1 month' - interval '1 day')::date,
    sum(cancelled)::int, sum(pickup)::int, sum(delivery)::int, sum(dine_in)::int,
    sum(subtotal)::bigint, sum(fees)::bigint, sum(discounts)::bigint, sum(tax)::bigint, sum(tip)::bigint, sum(total)::bigint, sum(refunded)::bigint,
    array(select distinct customer from days, unnest(customers) customer),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select name, sum(count) as count, sum(revenue) as revenue
      from days, jsonb_to_recordset(dishes) as d (name text, count bigint, revenue bigint) group by 1) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select tender, sum(count) as count, sum(amount) as amount, sum(d.refunded) as refunded
      from days, jsonb_to_recordset(tenders) as d (tender text, count bigint, amount bigint, refunded bigint) group by 1) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select "group", name, sum(count) as count, sum(revenue) as revenue
      from days, jsonb_to_recordset(options) as d ("group" text, name text, count bigint, revenue bigint) group by 1, 2) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select label, sum(count) as count, sum(amount) as amount
      from days, jsonb_to_recordset(reductions) as d (label text, count bigint, amount bigint) group by 1) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select reason, sum(count) as count, sum(amount) as amount
      from days, jsonb_to_recordset(cancellations) as d (reason text, count bigint, amount bigint) group by 1) x), '[]'),
    array(select sum(n)::int from days, unnest(prep_minutes) with ordinality as m (n, place) group by place order by place),
    array(select sum(n)::int from days, unnest(late_minutes) with ordinality as m (n, place) group by place order by place)
  from days having count(*) > 0
$$;

-- As sales_between, in as few rows as there are: months that are whole and of which nothing has changed since, and days.
create function sales_parts(at_locations text[], first_date date, last_date date) returns setof sales_months language sql stable as $$
  with whole as materialized (
    select m.* from sales_months m
    where (at_locations is null or m.location_id = any(at_locations)) and m.from_date >= first_date and m.to_date <= last_date
      and not exists (select from sales_marks k where k.location_id = m.location_id and k.business_date between m.from_date and m.to_date)
  )
  select * from whole
  union all
  select d.location_id, d.business_date, d.business_date, d.cancelled, d.pickup, d.delivery, d.dine_in, d.subtotal, d.fees, d.discounts, d.tax,
    d.tip, d.total, d.refunded, d.customers, d.dishes, d.tenders, d.options, d.reductions, d.cancellations, d.prep_minutes, d.late_minutes
  from sales_between(at_locations, first_date, last_date) d
  where not exists (select from whole w where w.location_id = d.location_id and d.business_date between w.from_date and w.to_date)
$$;

-- Whether somebody has ordered before.
create index orders_of_customer on orders (customer_number(customer_email, customer_phone), business_date) where status <> 'cancelled';

insert into sales_marks select distinct location_id, business_date from orders;
