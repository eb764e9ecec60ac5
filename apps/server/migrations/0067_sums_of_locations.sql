-- What each location sold in a week, a month and a year, so that locations are compared without reading their days; and months of
-- those who came to the house. Each is the sum of the rows that are kept below it and follows them in the same transaction: orders
-- write nothing here, and whoever counts a day does.
create table location_sums (
  stretch text not null check (stretch in ('week', 'month', 'year')),
  from_date date not null,
  location_id text not null references locations,
  -- Of how many days it is the sum: a location without any is not among those that are compared.
  days int not null,
  orders int not null,
  revenue bigint not null,
  primary key (stretch, from_date, location_id)
) with (fillfactor = 70);

-- The weeks, months and years of days that came or went.
create function add_up_locations() returns trigger language plpgsql as $$
begin
  with part as materialized (
    select distinct s.stretch, date_trunc(s.stretch, c.business_date::timestamp)::date as from_date, c.location_id
    from changed c, (values ('week'), ('month')) s (stretch)
  ), added as materialized (
    select p.stretch, p.from_date, p.location_id, d.days, d.orders, d.revenue
    from part p, lateral (
      select count(*)::int as days, coalesce(sum(pickup + delivery + dine_in), 0)::int as orders, coalesce(sum(total - refunded), 0)::bigint as revenue
      from sales_days d
      where d.location_id = p.location_id and d.business_date >= p.from_date and d.business_date < p.from_date + ('1 ' || p.stretch)::interval
    ) d
  ), gone as (
    delete from location_sums s using added a
    where a.days = 0 and s.stretch = a.stretch and s.from_date = a.from_date and s.location_id = a.location_id
  )
  insert into location_sums as s select * from added where days > 0
  on conflict (stretch, from_date, location_id) do update set days = excluded.days, orders = excluded.orders, revenue = excluded.revenue;

  with part as materialized (
    select distinct date_trunc('year', c.business_date::timestamp)::date as from_date, c.location_id from changed c
  ), added as materialized (
    select p.from_date, p.location_id, m.days, m.orders, m.revenue
    from part p, lateral (
      select coalesce(sum(days), 0)::int as days, coalesce(sum(orders), 0)::int as orders, coalesce(sum(revenue), 0)::bigint as revenue
      from generate_series(0, 11) n join location_sums m
        on m.stretch = 'month' and m.from_date = (p.from_date + n * interval '1 month')::date and m.location_id = p.location_id
    ) m
  ), gone as (
    delete from location_sums s using added a
    where a.days = 0 and s.stretch = 'year' and s.from_date = a.from_date and s.location_id = a.location_id
  )
  insert into location_sums as s select 'year', from_date, location_id, days, orders, revenue from added where days > 0
  on conflict (stretch, from_date, location_id) do update set days = excluded.days, orders = excluded.orders, revenue = excluded.revenue;
  return null;
end $$;
create trigger location_sums_of_new after insert on sales_days referencing new table as changed
  for each statement execute function add_up_locations();
create trigger location_sums_of_old after delete on sales_days referencing old table as changed
  for each statement execute function add_up_locations();
create function forget_location_sums() returns trigger language plpgsql as $$
begin
  delete from location_sums;
  return null;
end $$;
create trigger location_sums_of_none after truncate on sales_days for each statement execute function forget_location_sums();

insert into location_sums
select s.stretch, date_trunc(s.stretch, d.business_date::timestamp)::date, d.location_id, count(*)::int,
  sum(d.pickup + d.delivery + d.dine_in)::int, sum(d.total - d.refunded)::bigint
from sales_days d, (values ('week'), ('month'), ('year')) s (stretch) group by 1, 2, 3;

-- What each location sold from the first day of a week, a month or some years until a day: the sums of these less what lies after that
-- day, which are orders for later or, where the past is compared, the rest of it. What was counted of marked days is taken off and
-- what they are now is added. Where a zone is named, of its locations.
create function location_sales(at_locations text[], zone text, ends_at text, kind text, first_date date, last_date date)
returns table (location_id text, days int, orders int, revenue bigint) language plpgsql stable rows 1000 as $$
#variable_conflict use_column
declare
  inner_kind constant text := case kind when 'year' then 'month' else kind end;
  inner_end constant date := (date_trunc(inner_kind, last_date::timestamp) + ('1 ' || inner_kind)::interval)::date;
  outer_end constant date := (date_trunc(kind, last_date::timestamp) + ('1 ' || kind)::interval)::date;
  places text[] := at_locations;
begin
  if last_date < first_date then return; end if;
  if zone is not null then
    places := array(select l.id from locations l
      where l.time_zone = zone and l.day_ends_at = ends_at and (at_locations is null or l.id = any(at_locations)));
  end if;
  if places is null then
    return query
    select s.location_id, s.days, s.orders, s.revenue from location_sums s where s.stretch = kind and s.from_date between first_date and last_date
    union all
    select s.location_id, -s.days, -s.orders, -s.revenue from location_sums s
    where s.stretch = inner_kind and s.from_date >= inner_end and s.from_date < outer_end
    union all
    select d.location_id, -1, -(d.pickup + d.delivery + d.dine_in), d.refunded - d.total from sales_days d
    where d.business_date > last_date and d.business_date < inner_end;
  else
    return query
    select k.* from unnest(places) p (id), generate_series(first_date::timestamp, last_date::timestamp, ('1 ' || kind)::interval) f, lateral (
      select s.location_id, s.days, s.orders, s.revenue from location_sums s
      where s.stretch = kind and s.from_date = f::date and s.location_id = p.id offset 0
    ) k
    union all
    select k.* from unnest(places) p (id), generate_series(inner_end::timestamp, (outer_end - 1)::timestamp, ('1 ' || inner_kind)::interval) f, lateral (
      select s.location_id, -s.days, -s.orders, -s.revenue from location_sums s
      where s.stretch = inner_kind and s.from_date = f::date and s.location_id = p.id offset 0
    ) k
    union all
    select k.* from unnest(places) p (id), lateral (
      select d.location_id, -1, -(d.pickup + d.delivery + d.dine_in), d.refunded - d.total from sales_days d
      where d.location_id = p.id and d.business_date > last_date and d.business_date < inner_end offset 0
    ) k;
  end if;
  if not exists (select from sales_marks m where m.business_date between first_date and last_date) then return; end if;
  return query
  select d.location_id, -1, -(d.pickup + d.delivery + d.dine_in), d.refunded - d.total
  from (
    select distinct m.location_id, m.business_date from sales_marks m
    where m.business_date between first_date and last_date and (places is null or m.location_id = any(places))
  ) m join sales_days d on d.location_id = m.location_id and d.business_date = m.business_date
  union all
  select d.location_id, 1, d.pickup + d.delivery + d.dine_in, d.total - d.refunded from marked_sales(places, first_date, last_date) d;
end $$;
alter function location_sales(text[], text, text, text, date, date) set plan_cache_mode = 'force_generic_plan';
drop function revenue_parts(text[], date, date, boolean);

-- What locations sold on the day of which a part is compared, until its time. What went back is looked up for all orders of a location
-- at once: one by one took longer than to read the orders.
create function part_of_locations(at_locations text[], zones jsonb)
returns table (location_id text, orders int, revenue bigint) language plpgsql stable rows 100 as $$
#variable_conflict use_column
begin
  return query
  select l.id, d.orders, d.total - coalesce((select sum(p.refunded - p.freed) from payments p
      where p.location_id = l.id and p.order_id = any(d.ids) and p.refunded > p.freed), 0)::bigint
  from jsonb_to_recordset(zones) as z (time_zone text, day_ends_at text, part_day date, part_until timestamptz)
  join locations l on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at), lateral (
    select count(*)::int as orders, sum(o.total)::bigint as total, array_agg(o.id) as ids
    from orders o
    where o.location_id = l.id and o.business_date = z.part_day and o.order_time < z.part_until and o.status <> 'cancelled'
  ) d
  where l.id = any(at_locations) and d.orders > 0;
end $$;
alter function part_of_locations(text[], jsonb) set plan_cache_mode = 'force_generic_plan';

-- Days of house_visits added up: years of them are read from few rows.
create table house_visit_months (
  from_date date primary key,
  fresh int not null,
  of_month int not null,
  of_years int[] not null
);
create function add_up_visit_months() returns trigger language plpgsql as $$
begin
  delete from house_visit_months where from_date in (select date_trunc('month', business_date::timestamp)::date from changed);
  insert into house_visit_months
  select m.from_date, sum(v.fresh)::int, sum(v.of_month)::int,
    array[sum(v.of_years[1]), sum(v.of_years[2]), sum(v.of_years[3]), sum(v.of_years[4]), sum(v.of_years[5])]::int[]
  from (select distinct date_trunc('month', business_date::timestamp)::date as from_date from changed) m
  join house_visits v on v.business_date >= m.from_date and v.business_date < m.from_date + interval '1 month'
  group by 1;
  return null;
end $$;
create trigger visit_months_of_new after insert on house_visits referencing new table as changed
  for each statement execute function add_up_visit_months();
create trigger visit_months_of_old after delete on house_visits referencing old table as changed
  for each statement execute function add_up_visit_months();
create function forget_visit_months() returns trigger language plpgsql as $$
begin
  delete from house_visit_months;
  return null;
end $$;
create trigger visit_months_of_none after truncate on house_visits for each statement execute function forget_visit_months();

insert into house_visit_months
select date_trunc('month', business_date::timestamp)::date, sum(fresh)::int, sum(of_month)::int,
  array[sum(of_years[1]), sum(of_years[2]), sum(of_years[3]), sum(of_years[4]), sum(of_years[5])]::int[]
from house_visits group by 1;

-- Days, or months that are whole and the days at both ends: such a month stands at its first day.
create function kept_visits(first_date date, last_date date, with_months boolean) returns setof house_visits language plpgsql stable rows 60 as $$
declare
  first_month constant date := date_trunc('month', first_date - 1 + interval '1 month')::date;
  end_of_months constant date := date_trunc('month', last_date + interval '1 day')::date;
begin
  if not with_months or first_month >= end_of_months then
    return query select * from house_visits where business_date between first_date and last_date;
    return;
  end if;
  return query
  select * from house_visits where business_date >= first_date and business_date < first_month
  union all
  select m.from_date, 0, m.fresh, 0, m.of_month, m.of_years from house_visit_months m where m.from_date >= first_month and m.from_date < end_of_months
  union all
  select * from house_visits where business_date >= end_of_months and business_date <= last_date;
end $$;
alter function kept_visits(date, date, boolean) set plan_cache_mode = 'force_generic_plan';

-- As it was, and by the month where somebody asks for it.
drop function visits_of_house(date, date, date);
create function visits_of_house(first_date date, last_date date, since date, with_months boolean default false)
returns setof house_visits language plpgsql stable rows 30 as $$
declare
  unknown house_visits;
  more house_visits;
  dates date[];
  people bigint[];
begin
  if exists (select from house_marks where from_date = to_date and from_date between first_date and last_date) then return next unknown; return; end if;
  if exists (select from sales_marks where business_date between since and last_date) then
    with marked as materialized (
      select distinct location_id, business_date from sales_marks where business_date between since and last_date
    ), was as (
      select d.location_id, d.business_date, c as customer
      from marked m join sales_days d on d.location_id = m.location_id and d.business_date = m.business_date, unnest(d.customers) c
    ), is_now as (
      select o.location_id, o.business_date, customer_number(o.customer_email, o.customer_phone)
      from marked m join orders o on o.location_id = m.location_id and o.business_date = m.business_date
      where o.status <> 'cancelled' and customer_number(o.customer_email, o.customer_phone) is not null
    ), changed as (
      select distinct business_date, customer from ((table was except table is_now) union all (table is_now except table was)) c
    )
    select array_agg(business_date), array_agg(customer) into dates, people from changed;
  end if;
  if dates is null then
    return query select * from kept_visits(first_date, last_date, with_months);
    return;
  end if;
  if (select min(d) from unnest(dates) d) < last_date then return next unknown; return; end if;
  select last_date, coalesce(sum(sign), 0), coalesce(sum(sign) filter (where before is null), 0),
    coalesce(sum(sign) filter (where before is null or before < date_trunc('week', last_date::timestamp)::date), 0),
    coalesce(sum(sign) filter (where before is null or before < date_trunc('month', last_date::timestamp)::date), 0),
    array(select 0 from generate_series(0, 4))
  into more
  from visit_changes(people, last_date);
  more.of_years := array(
    select (select coalesce(sum(sign), 0) from visit_changes(people, last_date)
      where before is null or before < (date_trunc('year', last_date::timestamp) - n * interval '1 year')::date)::int
    from generate_series(0, 4) n order by n);
  return query select * from kept_visits(first_date, last_date - 1, with_months);
  return query
  select last_date, coalesce(v.customers, 0) + more.customers, coalesce(v.fresh, 0) + more.fresh, coalesce(v.of_week, 0) + more.of_week,
    coalesce(v.of_month, 0) + more.of_month,
    array(select coalesce(v.of_years[n], 0) + more.of_years[n] from generate_series(1, 5) n order by n)
  from (select) one left join house_visits v on v.business_date = last_date;
end $$;
alter function visits_of_house(date, date, date, boolean) set plan_cache_mode = 'force_generic_plan';

-- As it was, and with them go the parts from January to the end of any month since: what of a year is over is read as one part.
create or replace function forget_house(on_dates date[]) returns void language sql as $$
  insert into house_marks
  select distinct p.from_date, p.to_date
  from (
    select d, date_trunc('month', d::timestamp) as month, date_trunc('year', d::timestamp) as year from unnest(on_dates) d
  ) d, lateral (
    select d.d, d.d
    union all
    select d.month::date, (d.month + interval '1 month')::date - 1
    union all
    select d.year::date, (m + interval '1 month')::date - 1
    from generate_series(greatest(d.month, d.year + interval '1 month'), d.year + interval '11 months', interval '1 month') m
  ) p (from_date, to_date)
  on conflict do nothing;
  delete from house_parts p using house_marks m where p.from_date = m.from_date and p.to_date = m.to_date;
  delete from house_visits v using house_marks m where v.business_date = m.from_date and m.to_date = m.from_date;
  delete from house_minutes v using house_marks m where v.business_date = m.from_date and m.to_date = m.from_date;
$$;
insert into house_marks
select distinct date_trunc('year', from_date::timestamp)::date, to_date from house_parts
where to_date - from_date between 27 and 30 and extract(month from from_date) > 1
on conflict do nothing;

-- As it was; of a year of which not all is kept, the months from January on that are kept together, up to the last of them.
create or replace function house_spans(first_date date, last_date date, largest int)
returns table (first_start date, last_start date, shortest int, longest int) language plpgsql stable rows 10 as $$
begin
  if largest = 0 then return query select first_date, last_date, 0, 0; return; end if;
  return query
  with whole as materialized (
    select y.start, max(p.to_date) as finish
    from (
      select y::date as start, (y + interval '1 year')::date - 1 as finish
      from generate_series(date_trunc('year', first_date::timestamp), last_date::timestamp, interval '1 year') y
      where largest = 2 and y >= first_date
    ) y join house_parts p on p.from_date = y.start and p.to_date between y.start + 57 and least(y.finish, last_date)
    group by 1
  ), month as materialized (
    select m::date as start, (m + interval '1 month')::date - 1 as finish,
      m >= first_date and m + interval '1 month' <= last_date + 1
        -- Counted, because all parts would be read to answer whether one exists.
        and (select count(*) from house_parts p where p.from_date = m::date and p.to_date = (m + interval '1 month')::date - 1) > 0 as is_kept
    from generate_series(date_trunc('month', first_date::timestamp), last_date::timestamp, interval '1 month') m
    where not exists (select from whole w where m::date between w.start and w.finish)
  )
  select start, start, finish - start, finish - start from whole
  union all
  select start, start, 27, 30 from month where is_kept
  union all
  select greatest(start, first_date), least(finish, last_date), 0, 0 from month where not is_kept;
end $$;
-- It was planned anew for each question as soon as there were many parts, three times for the revenue of a year.
alter function house_spans(date, date, int) set plan_cache_mode = 'force_generic_plan';
