-- What is read of the house's sums. Each of these answers for one moment: its statements see what whoever calls it sees.

-- Rows that add up to the figures of the house, by zone and stretch. What is kept counts once; where a day of a location is marked,
-- what was counted of it is taken off and what it is now is added.
create function house_figures(first_date date, last_date date, largest int) returns setof house_parts language plpgsql stable rows 60 as $$
declare
  unknown constant date[] := array(select m.from_date from house_marks m where m.from_date = m.to_date and m.from_date between first_date and last_date);
begin
  return query
  select p.* from house_spans(first_date, last_date, largest) s, lateral (
    select * from house_parts p
    where p.from_date between s.first_start and s.last_start and p.to_date - p.from_date between s.shortest and s.longest offset 0
  ) p;
  if cardinality(unknown) > 0 then
    return query
    select (as_part(d, l.time_zone, l.day_ends_at, 1)).* from sales_days d join locations l on l.id = d.location_id
    where d.business_date = any(unknown)
      and not exists (select from sales_marks m where m.location_id = d.location_id and m.business_date = d.business_date);
  end if;
  if exists (select from sales_marks m where m.business_date between first_date and last_date) then
    return query
    select (as_part(d, l.time_zone, l.day_ends_at, -1)).*
    from (select distinct m.location_id, m.business_date from sales_marks m where m.business_date between first_date and last_date) m
    join sales_days d on d.location_id = m.location_id and d.business_date = m.business_date join locations l on l.id = d.location_id
    where m.business_date <> all(unknown);
    return query
    select (as_part(d, l.time_zone, l.day_ends_at, 1)).* from marked_sales(null, first_date, last_date) d join locations l on l.id = d.location_id;
  end if;
end $$;

-- The same without the lists that make a row wide.
create function house_revenue(first_date date, last_date date, largest int)
returns table (time_zone text, day_ends_at text, from_date date, revenue bigint, orders int) language plpgsql stable rows 100 as $$
#variable_conflict use_column
declare
  unknown constant date[] := array(select m.from_date from house_marks m where m.from_date = m.to_date and m.from_date between first_date and last_date);
begin
  return query
  select p.time_zone, p.day_ends_at, p.from_date, p.total - p.refunded, p.pickup + p.delivery + p.dine_in
  from house_spans(first_date, last_date, largest) s, lateral (
    select time_zone, day_ends_at, from_date, total, refunded, pickup, delivery, dine_in from house_parts p
    where p.from_date between s.first_start and s.last_start and p.to_date - p.from_date between s.shortest and s.longest offset 0
  ) p;
  if cardinality(unknown) > 0 then
    return query
    select l.time_zone, l.day_ends_at, d.business_date, d.total - d.refunded, d.pickup + d.delivery + d.dine_in
    from sales_days d join locations l on l.id = d.location_id
    where d.business_date = any(unknown)
      and not exists (select from sales_marks m where m.location_id = d.location_id and m.business_date = d.business_date);
  end if;
  if exists (select from sales_marks m where m.business_date between first_date and last_date) then
    return query
    select l.time_zone, l.day_ends_at, d.business_date, d.refunded - d.total, -(d.pickup + d.delivery + d.dine_in)
    from (select distinct m.location_id, m.business_date from sales_marks m where m.business_date between first_date and last_date) m
    join sales_days d on d.location_id = m.location_id and d.business_date = m.business_date join locations l on l.id = d.location_id
    where m.business_date <> all(unknown);
    return query
    select l.time_zone, l.day_ends_at, d.business_date, d.total - d.refunded, d.pickup + d.delivery + d.dine_in
    from marked_sales(null, first_date, last_date) d join locations l on l.id = d.location_id;
  end if;
end $$;

-- Days with what screens read of them. They have columns of their own: a row within a row would have all its long lists read.
create type day_figures as (
  weight int, time_zone text, day_ends_at text, from_date date, pending int, preparing int, ready int, completed int,
  cancelled int, pickup int, delivery int, dine_in int, subtotal bigint, fees bigint, discounts bigint,
  tax bigint, tip bigint, total bigint, refunded bigint,
  hours int[], dishes jsonb, pair_first text[], pair_second text[], pair_orders int[], customers bigint[]
);
-- Of the house where no locations are named: then nobody's list of customers is there.
create function figures_of_days(at_locations text[], first_date date, last_date date) returns setof day_figures language plpgsql stable rows 60 as $$
begin
  if at_locations is null then
    return query
    select p.weight, p.time_zone, p.day_ends_at, p.from_date, p.pending, p.preparing, p.ready, p.completed,
      p.cancelled, p.pickup, p.delivery, p.dine_in, p.subtotal, p.fees, p.discounts,
      p.tax, p.tip, p.total, p.refunded,
      p.hours, p.dishes, p.pair_first, p.pair_second, p.pair_orders, null::bigint[]
    from house_figures(first_date, last_date, 0) p;
  else
    return query
    select 1, l.time_zone, l.day_ends_at, d.business_date, d.pending, d.preparing, d.ready, d.completed,
      d.cancelled, d.pickup, d.delivery, d.dine_in, d.subtotal, d.fees, d.discounts,
      d.tax, d.tip, d.total, d.refunded,
      d.hours, d.dishes, d.pair_first, d.pair_second, d.pair_orders, d.customers
    from days_between(at_locations, first_date, last_date) d join locations l on l.id = d.location_id;
  end if;
end $$;

-- Days, and months and years where they are kept.
create type part_figures as (
  weight int, time_zone text, day_ends_at text, from_date date,
  cancelled int, pickup int, delivery int, dine_in int, subtotal bigint, fees bigint, discounts bigint,
  tax bigint, tip bigint, total bigint, refunded bigint,
  dishes jsonb, tenders jsonb, options jsonb, reductions jsonb, cancellations jsonb, prep_minutes int[], late_minutes int[]
);
create function figures_of_parts(at_locations text[], first_date date, last_date date) returns setof part_figures language plpgsql stable rows 60 as $$
begin
  if at_locations is null then
    return query
    select p.weight, p.time_zone, p.day_ends_at, p.from_date,
      p.cancelled, p.pickup, p.delivery, p.dine_in, p.subtotal, p.fees, p.discounts,
      p.tax, p.tip, p.total, p.refunded,
      p.dishes, p.tenders, p.options, p.reductions, p.cancellations, p.prep_minutes, p.late_minutes
    from house_figures(first_date, last_date, 2) p;
  else
    return query
    select 1, l.time_zone, l.day_ends_at, d.from_date,
      d.cancelled, d.pickup, d.delivery, d.dine_in, d.subtotal, d.fees, d.discounts,
      d.tax, d.tip, d.total, d.refunded,
      d.dishes, d.tenders, d.options, d.reductions, d.cancellations, d.prep_minutes, d.late_minutes
    from parts_between(at_locations, first_date, last_date) d join locations l on l.id = d.location_id;
  end if;
end $$;

-- What was taken and how many orders there were, by zone; as large as house_spans says.
create function revenue_of(at_locations text[], first_date date, last_date date, largest int)
returns table (time_zone text, day_ends_at text, from_date date, revenue bigint, orders int) language plpgsql stable rows 100 as $$
#variable_conflict use_column
begin
  if at_locations is null then
    return query select * from house_revenue(first_date, last_date, largest);
  elsif largest = 0 then
    return query
    select l.time_zone, l.day_ends_at, d.business_date, d.total - d.refunded, d.pickup + d.delivery + d.dine_in
    from sales_between(at_locations, first_date, last_date) d join locations l on l.id = d.location_id;
  else
    return query
    select l.time_zone, l.day_ends_at, d.from_date, d.total - d.refunded, d.pickup + d.delivery + d.dine_in
    from sales_parts(at_locations, first_date, last_date, largest = 2) d join locations l on l.id = d.location_id;
  end if;
end $$;

-- Of customers who are on a list of that day and were not counted there, or the other way round: whether the house has one more of
-- them on that day, or one less, and when each had been there before.
create function visit_changes(people bigint[], on_date date) returns table (sign int, before date) language sql stable rows 10 as $$
  with marked as materialized (
    select distinct location_id from sales_marks where business_date = on_date
  )
  select c.is_now::int - c.was::int, (
    select o.business_date from orders o
    where customer_number(o.customer_email, o.customer_phone) = c.customer and o.status <> 'cancelled' and o.business_date < on_date
    order by o.business_date desc limit 1)
  from (
    select p.customer,
      exists (select from orders o
        where customer_number(o.customer_email, o.customer_phone) = p.customer and o.status <> 'cancelled' and o.business_date = on_date) as is_now,
      exists (select from orders o
        where customer_number(o.customer_email, o.customer_phone) = p.customer and o.status <> 'cancelled' and o.business_date = on_date
          and o.location_id not in (table marked))
      or p.customer in (
        select k from marked m join sales_days d on d.location_id = m.location_id and d.business_date = on_date, unnest(d.customers) k) as was
    from (select distinct customer from unnest(people) customer) p
  ) c
  where c.is_now <> c.was
$$;

-- Who came on these days, with what changed on the last of them since it was added up. A row without a date says that it is not
-- known: a day is still to be added up, or somebody came or comes no longer on a day before the last one, and each day after it may
-- be another's first. Only changes since a day count: who comes for the first time in a week does, whatever was before.
create function visits_of_house(first_date date, last_date date, since date) returns setof house_visits language plpgsql stable rows 30 as $$
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
    return query select * from house_visits where business_date between first_date and last_date;
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
  return query select * from house_visits where business_date >= first_date and business_date < last_date;
  return query
  select last_date, coalesce(v.customers, 0) + more.customers, coalesce(v.fresh, 0) + more.fresh, coalesce(v.of_week, 0) + more.of_week,
    coalesce(v.of_month, 0) + more.of_month,
    array(select coalesce(v.of_years[n], 0) + more.of_years[n] from generate_series(1, 5) n order by n)
  from (select) one left join house_visits v on v.business_date = last_date;
end $$;

-- How many came in a day, or from Monday or the first of a month on, and on one more day until a time. Null where that is not kept.
create function customers_of_house(first_date date, last_date date, part_day date, part_until timestamptz) returns int language plpgsql stable as $$
declare
  end_date constant date := coalesce(part_day, last_date);
  stretch constant text := case
    when end_date = first_date then 'day'
    when extract(isodow from first_date) = 1 and end_date <= first_date + 6 then 'week'
    when extract(day from first_date) = 1 and date_trunc('month', end_date::timestamp) = date_trunc('month', first_date::timestamp) then 'month' end;
  came int;
begin
  if stretch is null or first_date is null or (part_day is not null and not is_kept_by_minute(part_day)) then return null; end if;
  select case when bool_and(business_date is not null) is not false then coalesce(sum(
    case stretch when 'day' then customers when 'week' then of_week else of_month end) filter (where business_date is distinct from part_day), 0) end
  into came from visits_of_house(first_date, end_date, first_date);
  return came + case when part_day is null then 0 else (
    select coalesce(sum(n), 0)
    from house_minutes k, unnest(k.minutes, case stretch when 'day' then k.customers when 'week' then k.of_week else k.of_month end) as m (minute, n)
    where k.business_date = part_day and m.minute < minute_of(part_until, part_day)) end;
end $$;

-- Whether a part of that day can be read by the minute; also where nothing was ever ordered on it.
create function is_kept_by_minute(on_date date) returns boolean language sql stable as $$
  select not exists (select from sales_marks where business_date = on_date)
    and not exists (select from house_marks where from_date = on_date and to_date = on_date)
    and (exists (select from house_minutes where business_date = on_date) or not exists (select from house_visits where business_date = on_date))
$$;

-- What was sold on the day of which a part is compared, each zone until its time. Of the house as it is kept where all zones have the
-- same; with the customers of locations that are named.
create function part_sales(at_locations text[], zones jsonb, part_day date, part_until timestamptz)
returns table (orders int, revenue bigint, customers bigint[]) language plpgsql stable rows 1 as $$
#variable_conflict use_column
begin
  if at_locations is null and part_day is not null and is_kept_by_minute(part_day) then
    return query
    select coalesce(sum(m.orders), 0)::int, coalesce(sum(m.revenue), 0)::bigint, null::bigint[]
    from house_minutes k, unnest(k.minutes, k.orders, k.revenue) as m (minute, orders, revenue)
    where k.business_date = part_sales.part_day and m.minute < minute_of(part_sales.part_until, part_sales.part_day);
    return;
  end if;
  return query
  select count(*)::int, coalesce(sum(p.revenue), 0)::bigint, case when at_locations is not null then array_agg(distinct p.customer) filter (where p.customer is not null) end
  from orders_of_part(at_locations, zones) p;
end $$;

create function orders_of_part(at_locations text[], zones jsonb) returns table (revenue bigint, customer bigint) language sql stable as $$
  select o.total - coalesce((select sum(p.refunded - p.freed) from payments p
      where p.location_id = o.location_id and p.order_id = o.id and p.refunded > p.freed), 0)::bigint,
    customer_number(o.customer_email, o.customer_phone)
  from jsonb_to_recordset(zones) as z (time_zone text, day_ends_at text, part_day date, part_until timestamptz)
  join locations l on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at)
  join orders o on o.location_id = l.id and o.business_date = z.part_day
  where o.order_time < z.part_until and o.status <> 'cancelled' and (at_locations is null or l.id = any(at_locations))
$$;

-- How many came to the house now or before, told apart by the lists of all locations: where customers_of_house does not know.
create function customers_listed(zones jsonb, of_now boolean) returns int language plpgsql stable as $$
begin
  return (
    with z as materialized (
      select * from jsonb_to_recordset(zones) as z (time_zone text, day_ends_at text, "from" date, "to" date, before_from date, before_to date)
    )
    select count(*) from (
      select unnest(d.customers)
      from days_between(null,
        (select case when of_now then min(z."from") else min(z.before_from) end from z),
        (select case when of_now then max(z."to") else max(z.before_to) end from z)) d
      join locations l on l.id = d.location_id
      join z on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at)
        and d.business_date between case when of_now then z."from" else z.before_from end and case when of_now then z."to" else z.before_to end
      union
      select customer from orders_of_part(null, zones) where not of_now and customer is not null
    ) known);
end $$;

alter function part_sales(text[], jsonb, date, timestamptz) set plan_cache_mode = 'force_generic_plan';
alter function house_figures(date, date, int) set plan_cache_mode = 'force_generic_plan';
alter function house_revenue(date, date, int) set plan_cache_mode = 'force_generic_plan';
alter function visits_of_house(date, date, date) set plan_cache_mode = 'force_generic_plan';

alter function revenue_of(text[], date, date, int) set plan_cache_mode = 'force_generic_plan';
-- These were planned anew for each question as soon as many months and years lay behind the house, which took longer than to read them.
alter function revenue_parts(text[], date, date, boolean) set plan_cache_mode = 'force_generic_plan';
alter function parts_between(text[], date, date) set plan_cache_mode = 'force_generic_plan';

-- What was counted before is added up by the job.
select forget_house(array(select distinct business_date from sales_days));
