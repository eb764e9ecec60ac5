-- What all locations of one zone sold together, so that figures of the whole house do not grow with its locations: of a day, of a
-- month and of a year, each the sum of what is kept below it. Nobody who orders writes here: whoever counts a day takes away the
-- parts that it is in, and the job that counts adds them up again. Marked days are taken off and counted by whoever asks.
create table house_parts (
  -- Also the shape of what is read: a row that is taken off has -1.
  weight int not null default 1 check (weight = 1),
  time_zone text not null, day_ends_at text not null, from_date date not null, to_date date not null,
  pending int not null, preparing int not null, ready int not null, completed int not null, cancelled int not null,
  pickup int not null, delivery int not null, dine_in int not null,
  subtotal bigint not null, fees bigint not null, discounts bigint not null, tax bigint not null, tip bigint not null,
  total bigint not null, refunded bigint not null,
  hours int[] not null,
  dishes jsonb not null, tenders jsonb not null, options jsonb not null, reductions jsonb not null, cancellations jsonb not null,
  -- Of days alone.
  pair_first text[] not null, pair_second text[] not null, pair_orders int[] not null,
  prep_minutes int[] not null, late_minutes int[] not null,
  primary key (from_date, to_date, time_zone, day_ends_at)
);
create index house_parts_sold on house_parts (from_date, to_date) include (time_zone, day_ends_at, total, refunded, pickup, delivery, dine_in);

create index locations_zone on locations (time_zone, day_ends_at);

-- Who came to any location on a day, each once, whatever the zone.
create table house_visits (
  business_date date primary key,
  customers int not null,
  -- Of these, who had never been there before; and who had not been there since Monday, since the first of the month, and since
  -- the first of January of that year and of each of the four before.
  fresh int not null,
  of_week int not null,
  of_month int not null,
  of_years int[] not null
);

-- What came by the minute on a day of which no mark waited, for comparisons with a part of a day: minutes from midnight UTC of the day
-- before. A customer stands at the first minute.
create table house_minutes (
  business_date date primary key,
  minutes int[] not null, orders int[] not null, revenue bigint[] not null,
  customers int[] not null, of_week int[] not null, of_month int[] not null
);

-- Days, months and years that are to be added up.
create table house_marks (
  from_date date not null, to_date date not null,
  primary key (from_date, to_date)
);

-- The day of a location as a part of the house.
create function as_part(d sales_days, time_zone text, day_ends_at text, weight int) returns house_parts language sql immutable as $$
  select row(weight, time_zone, day_ends_at, d.business_date, d.business_date, d.pending, d.preparing, d.ready, d.completed, d.cancelled,
    d.pickup, d.delivery, d.dine_in, d.subtotal, d.fees, d.discounts, d.tax, d.tip, d.total, d.refunded, d.hours, d.dishes, d.tenders,
    d.options, d.reductions, d.cancellations, d.pair_first, d.pair_second, d.pair_orders, d.prep_minutes, d.late_minutes)::house_parts
$$;

-- What these days are in is no longer kept.
create function forget_house(on_dates date[]) returns void language sql as $$
  insert into house_marks
  select distinct p.from_date, p.to_date from unnest(on_dates) d, lateral (values
    (d, d),
    (date_trunc('month', d::timestamp)::date, (date_trunc('month', d::timestamp) + interval '1 month')::date - 1),
    (date_trunc('year', d::timestamp)::date, (date_trunc('year', d::timestamp) + interval '1 year')::date - 1)
  ) p (from_date, to_date)
  on conflict do nothing;
  delete from house_parts p using house_marks m where p.from_date = m.from_date and p.to_date = m.to_date;
  delete from house_visits v using house_marks m where v.business_date = m.from_date and m.to_date = m.from_date;
  delete from house_minutes v using house_marks m where v.business_date = m.from_date and m.to_date = m.from_date;
$$;

create function add_up_house(zone text, ends_at text, first_date date, last_date date) returns setof house_parts language sql stable as $$
  with parts as materialized (
    select (as_part(d, zone, ends_at, 1)).*
    from sales_days d join locations l on l.id = d.location_id
    where first_date = last_date and d.business_date = first_date and l.time_zone = zone and l.day_ends_at = ends_at
    union all
    select p.* from house_parts p
    where p.from_date >= first_date and p.to_date <= last_date and p.time_zone = zone and p.day_ends_at = ends_at
      and case when last_date - first_date > 31 then p.to_date > p.from_date and p.to_date - p.from_date <= 31
        else first_date < last_date and p.from_date = p.to_date end
  ), pair as materialized (
    select one, other, sum(n)::int as orders from parts, unnest(pair_first, pair_second, pair_orders) as p (one, other, n)
    where first_date = last_date group by 1, 2
  )
  select 1, zone, ends_at, first_date, last_date,
    sum(pending)::int, sum(preparing)::int, sum(ready)::int, sum(completed)::int, sum(cancelled)::int,
    sum(pickup)::int, sum(delivery)::int, sum(dine_in)::int,
    sum(subtotal)::bigint, sum(fees)::bigint, sum(discounts)::bigint, sum(tax)::bigint, sum(tip)::bigint, sum(total)::bigint, sum(refunded)::bigint,
    array(select sum(n)::int from parts, unnest(hours) with ordinality as h (n, place) group by place order by place),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select name, sum(count) as count, sum(revenue) as revenue
      from parts, jsonb_to_recordset(dishes) as d (name text, count bigint, revenue bigint) group by 1) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select tender, sum(count) as count, sum(amount) as amount, sum(d.refunded) as refunded
      from parts, jsonb_to_recordset(tenders) as d (tender text, count bigint, amount bigint, refunded bigint) group by 1) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select "group", name, sum(count) as count, sum(revenue) as revenue
      from parts, jsonb_to_recordset(options) as d ("group" text, name text, count bigint, revenue bigint) group by 1, 2) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select label, sum(count) as count, sum(amount) as amount
      from parts, jsonb_to_recordset(reductions) as d (label text, count bigint, amount bigint) group by 1) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select reason, sum(count) as count, sum(amount) as amount
      from parts, jsonb_to_recordset(cancellations) as d (reason text, count bigint, amount bigint) group by 1) x), '[]'),
    array(select one from pair order by one, other),
    array(select other from pair order by one, other),
    array(select orders from pair order by one, other),
    array(select sum(n)::int from parts, unnest(prep_minutes) with ordinality as m (n, place) group by place order by place),
    array(select sum(n)::int from parts, unnest(late_minutes) with ordinality as m (n, place) group by place order by place)
  from parts having count(*) > 0
$$;

-- Minutes from midnight UTC of the day before.
create function minute_of(at_time timestamptz, on_date date) returns int language sql immutable as $$
  select floor(extract(epoch from at_time - (on_date - 1)::timestamp at time zone 'UTC') / 60)::int
$$;

-- Each customer of a day and when they had been there before, as it was counted: where no mark waits, the orders say it by their index.
create function visits_before(on_date date) returns table (customer bigint, before date) language sql stable rows 1000 as $$
  with kept_marked as materialized (
    select customer, d.business_date as date
    from (select distinct location_id, business_date from sales_marks where business_date < on_date) m
    join sales_days d on d.location_id = m.location_id and d.business_date = m.business_date, unnest(d.customers) customer
  )
  select c.customer, before.date
  from (select distinct customer from sales_days d, unnest(d.customers) customer where d.business_date = on_date) c,
    lateral (
      select greatest(k.date, (
        select o.business_date from orders o
        where customer_number(o.customer_email, o.customer_phone) = c.customer and o.status <> 'cancelled' and o.business_date < on_date
          and not exists (select from sales_marks m where m.business_date = o.business_date and m.location_id = o.location_id)
        order by o.business_date desc limit 1)) as date
      from (select max(k.date) as date from kept_marked k where k.customer = c.customer) k
    ) before
$$;

create function add_up_visits(on_date date) returns setof house_visits language sql stable as $$
  with came as materialized (
    select * from visits_before(on_date)
  )
  select on_date, count(*)::int, count(*) filter (where before is null)::int,
    count(*) filter (where before is null or before < date_trunc('week', on_date::timestamp)::date)::int,
    count(*) filter (where before is null or before < date_trunc('month', on_date::timestamp)::date)::int,
    array(select (select count(*) from came where before is null or before < (date_trunc('year', on_date::timestamp) - n * interval '1 year')::date)::int
      from generate_series(0, 4) n order by n)
  from came
  having exists (select from sales_days d where d.business_date = on_date)
$$;

-- The orders of a day are what was counted where no mark waits, and of other days nothing is kept by the minute.
create function add_up_minutes(on_date date) returns setof house_minutes language sql stable as $$
  with placed as materialized (
    select minute_of(o.order_time, on_date) as minute,
      o.total - coalesce((select sum(p.refunded - p.freed) from payments p
        where p.location_id = o.location_id and p.order_id = o.id and p.refunded > p.freed), 0) as revenue,
      customer_number(o.customer_email, o.customer_phone) as customer
    from sales_days d join orders o on o.location_id = d.location_id and o.business_date = d.business_date
    where d.business_date = on_date and o.status <> 'cancelled' and not exists (select from sales_marks where business_date = on_date)
  ), first_minute as (
    select p.minute, count(*)::int as customers,
      count(*) filter (where c.before is null or c.before < date_trunc('week', on_date::timestamp)::date)::int as of_week,
      count(*) filter (where c.before is null or c.before < date_trunc('month', on_date::timestamp)::date)::int as of_month
    from (select customer, min(minute) as minute from placed where customer is not null group by 1) p
    join visits_before(on_date) c on c.customer = p.customer
    group by 1
  ), by_minute as (
    select p.minute, p.orders, p.revenue, coalesce(f.customers, 0) as customers, coalesce(f.of_week, 0) as of_week, coalesce(f.of_month, 0) as of_month
    from (select minute, count(*)::int as orders, sum(revenue)::bigint as revenue from placed group by 1) p
    left join first_minute f on f.minute = p.minute
  )
  select on_date, coalesce(array_agg(minute order by minute), '{}'), coalesce(array_agg(orders order by minute), '{}'),
    coalesce(array_agg(revenue order by minute), '{}'), coalesce(array_agg(customers order by minute), '{}'),
    coalesce(array_agg(of_week order by minute), '{}'), coalesce(array_agg(of_month order by minute), '{}')
  from by_minute
  having not exists (select from sales_marks where business_date = on_date) and exists (select from sales_days d where d.business_date = on_date)
$$;

-- Adds up what was marked, in this order: days before the months that they are in.
create function keep_house(from_dates date[], to_dates date[]) returns void language plpgsql as $$
declare part record;
begin
  for part in select * from unnest(from_dates, to_dates) with ordinality as p (first, last, n) order by n loop
    delete from house_parts p where p.from_date = part.first and p.to_date = part.last;
    if part.first = part.last then
      insert into house_parts select a.* from (
        select distinct l.time_zone, l.day_ends_at from sales_days d join locations l on l.id = d.location_id where d.business_date = part.first
      ) z, lateral add_up_house(z.time_zone, z.day_ends_at, part.first, part.last) a;
      delete from house_visits v where v.business_date = part.first;
      insert into house_visits select * from add_up_visits(part.first);
      delete from house_minutes v where v.business_date = part.first;
      insert into house_minutes select * from add_up_minutes(part.first);
    else
      insert into house_parts select a.* from (
        select distinct p.time_zone, p.day_ends_at from house_parts p where p.from_date >= part.first and p.to_date <= part.last
      ) z, lateral add_up_house(z.time_zone, z.day_ends_at, part.first, part.last) a;
    end if;
  end loop;
end $$;

-- Where to look for what a stretch is made of: parts that begin between two days and go on for so many days more. 0 asks for days
-- alone, 1 for months as well, 2 for years as well.
create function house_spans(first_date date, last_date date, largest int)
returns table (first_start date, last_start date, shortest int, longest int) language plpgsql stable rows 10 as $$
begin
  if largest = 0 then return query select first_date, last_date, 0, 0; return; end if;
  return query
  with year as materialized (
    select y::date as start from generate_series(date_trunc('year', first_date::timestamp), last_date::timestamp, interval '1 year') y
    where largest = 2 and y >= first_date and y + interval '1 year' <= last_date + 1
      and exists (select from house_parts p where p.from_date = y::date and p.to_date = (y + interval '1 year')::date - 1)
  ), month as materialized (
    select m::date as start, (m + interval '1 month')::date - 1 as finish,
      m >= first_date and m + interval '1 month' <= last_date + 1
        and exists (select from house_parts p where p.from_date = m::date and p.to_date = (m + interval '1 month')::date - 1) as is_kept
    from generate_series(date_trunc('month', first_date::timestamp), last_date::timestamp, interval '1 month') m
    where date_trunc('year', m)::date not in (select start from year)
  )
  select start, start, 364, 365 from year
  union all
  select start, start, 27, 30 from month where is_kept
  union all
  select greatest(start, first_date), least(finish, last_date), 0, 0 from month where not is_kept;
end $$;

-- A location that moves to another zone takes its days with it.
create function forget_house_of_location() returns trigger language plpgsql as $$
begin
  -- Whoever adds up right now has read where it was.
  lock table house_parts in share row exclusive mode;
  perform forget_house(array(select business_date from sales_days where location_id = new.id));
  return null;
end $$;
create trigger locations_moved after update of time_zone, day_ends_at on locations for each row
  when (old.time_zone is distinct from new.time_zone or old.day_ends_at is distinct from new.day_ends_at)
  execute function forget_house_of_location();

-- As it was, and what the house keeps of these days goes, with the next day of whoever came or comes no longer.
create or replace function keep_days(at_locations text[], on_dates date[]) returns void language plpgsql as $$
declare
  places text[]; dates date[]; people bigint[]; next_dates date[];
begin
  with removed as (
    delete from sales_days d using unnest(at_locations, on_dates) as m (location_id, business_date)
    where d.location_id = m.location_id and d.business_date = m.business_date
    returning d.location_id, d.business_date, d.customers
  )
  select array_agg(r.location_id), array_agg(r.business_date), array_agg(c) into places, dates, people from removed r, unnest(r.customers) c;

  insert into sales_days select counted.*
  from unnest(at_locations, on_dates) as m (location_id, business_date), lateral count_sales(m.location_id, m.business_date) counted;

  with was as (
    select * from unnest(places, dates, people) as w (location_id, date, customer)
  ), is_now as (
    select d.location_id, d.business_date, c
    from unnest(at_locations, on_dates) as m (location_id, business_date)
    join sales_days d on d.location_id = m.location_id and d.business_date = m.business_date, unnest(d.customers) c
  ), changed as (
    (table was except table is_now) union all (table is_now except table was)
  )
  select array_agg(n.date) into next_dates
  from (select distinct date, customer from changed where date < (select max(business_date) from house_visits)) c, lateral (
    select min(o.business_date) as date from orders o
    where customer_number(o.customer_email, o.customer_phone) = c.customer and o.status <> 'cancelled' and o.business_date > c.date
    union all
    select m.business_date from sales_marks m where m.business_date > c.date
  ) n
  where n.date is not null;
  perform forget_house(on_dates || coalesce(next_dates, '{}'));

  insert into customer_visits as v (location_id, customer, first_date, last_date)
  select d.location_id, c, min(d.business_date), max(d.business_date)
  from unnest(at_locations, on_dates) as m (location_id, business_date)
  join sales_days d on d.location_id = m.location_id and d.business_date = m.business_date, unnest(d.customers) c
  group by 1, 2
  on conflict (location_id, customer) do update
  set first_date = least(v.first_date, excluded.first_date), last_date = greatest(v.last_date, excluded.last_date)
  where v.first_date > excluded.first_date or v.last_date < excluded.last_date;

  -- Who is not there any more on what was the first or the last day: seldom anybody.
  select array_agg(v.location_id), array_agg(v.customer) into places, people
  from (
    select location_id, customer, array_agg(date) as dates
    from unnest(places, dates, people) as was (location_id, date, customer)
    where not exists (
      select from sales_days d where d.location_id = was.location_id and d.business_date = was.date and was.customer = any(d.customers))
    group by 1, 2
  ) gone
  join customer_visits v on v.location_id = gone.location_id and v.customer = gone.customer and (v.first_date = any(gone.dates) or v.last_date = any(gone.dates));
  if people is null then return; end if;

  delete from customer_visits v using unnest(places, people) as gone (location_id, customer)
  where v.location_id = gone.location_id and v.customer = gone.customer;
  insert into customer_visits (location_id, customer, first_date, last_date)
  select gone.location_id, gone.customer, min(d.business_date), max(d.business_date)
  from sales_days d cross join unnest(d.customers) c
  join unnest(places, people) as gone (location_id, customer) on gone.location_id = d.location_id and gone.customer = c
  where d.location_id = any(places)
  group by 1, 2;
end $$;
