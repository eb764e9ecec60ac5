-- Years in few rows: years that are over are added up like months, and what it takes to tell customers of years apart is kept.

-- Days of which something changed, counted now. In a function with a plan of its own: to plan this counting takes longer than most
-- readings, and usually there is nothing or today to count.
create function marked_sales(at_locations text[], first_date date, last_date date) returns setof sales_days language plpgsql stable rows 10 as $$
begin
  return query
  select counted.* from (
    select distinct location_id, business_date from sales_marks
    where (at_locations is null or location_id = any(at_locations)) and business_date between first_date and last_date
  ) marked, lateral count_sales(marked.location_id, marked.business_date) counted;
end $$;

create or replace function sales_between(at_locations text[], first_date date, last_date date) returns setof sales_days language sql stable as $$
  select d.* from sales_days d
  where (at_locations is null or d.location_id = any(at_locations)) and d.business_date between first_date and last_date
    and not exists (select from sales_marks m where m.location_id = d.location_id and m.business_date = d.business_date)
  union all
  select * from marked_sales(at_locations, first_date, last_date)
$$;

-- A year that is over: the sums of its months.
create table sales_years (like sales_months, primary key (location_id, from_date), foreign key (location_id) references locations);

create function add_up_year(at_location text, year_from date) returns setof sales_years language sql stable as $$
  with months as materialized (
    select * from sales_months where location_id = at_location and from_date >= year_from and from_date < year_from + interval '1 year'
  )
  select at_location, year_from, (year_from + interval '1 year' - interval '1 day')::date,
    sum(cancelled)::int, sum(pickup)::int, sum(delivery)::int, sum(dine_in)::int,
    sum(subtotal)::bigint, sum(fees)::bigint, sum(discounts)::bigint, sum(tax)::bigint, sum(tip)::bigint, sum(total)::bigint, sum(refunded)::bigint,
    array(select distinct customer from months, unnest(customers) customer),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select name, sum(count) as count, sum(revenue) as revenue
      from months, jsonb_to_recordset(dishes) as d (name text, count bigint, revenue bigint) group by 1) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select tender, sum(count) as count, sum(amount) as amount, sum(d.refunded) as refunded
      from months, jsonb_to_recordset(tenders) as d (tender text, count bigint, amount bigint, refunded bigint) group by 1) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select "group", name, sum(count) as count, sum(revenue) as revenue
      from months, jsonb_to_recordset(options) as d ("group" text, name text, count bigint, revenue bigint) group by 1, 2) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select label, sum(count) as count, sum(amount) as amount
      from months, jsonb_to_recordset(reductions) as d (label text, count bigint, amount bigint) group by 1) x), '[]'),
    coalesce((select jsonb_agg(to_jsonb(x)) from (
      select reason, sum(count) as count, sum(amount) as amount
      from months, jsonb_to_recordset(cancellations) as d (reason text, count bigint, amount bigint) group by 1) x), '[]'),
    array(select sum(n)::int from months, unnest(prep_minutes) with ordinality as m (n, place) group by place order by place),
    array(select sum(n)::int from months, unnest(late_minutes) with ordinality as m (n, place) group by place order by place)
  from months having count(*) > 0
$$;

-- What is kept of a stretch, in as few rows as there are: years, if they are asked for, and months, each whole and without a day that
-- has changed since, and such days everywhere else.
create function kept_parts(at_locations text[], first_date date, last_date date, with_years boolean) returns setof sales_months language sql stable as $$
  with years as materialized (
    select y.* from sales_years y
    where with_years and (at_locations is null or y.location_id = any(at_locations)) and y.from_date >= first_date and y.to_date <= last_date
      and not exists (select from sales_marks k where k.location_id = y.location_id and k.business_date between y.from_date and y.to_date)
  ), months as materialized (
    select m.* from sales_months m
    where (at_locations is null or m.location_id = any(at_locations)) and m.from_date >= first_date and m.to_date <= last_date
      and not exists (select from sales_marks k where k.location_id = m.location_id and k.business_date between m.from_date and m.to_date)
      and not exists (select from years y where y.location_id = m.location_id and y.from_date = date_trunc('year', m.from_date::timestamp)::date)
  ), gaps as (
    select l.id, g.month, greatest(g.month, first_date) as from_date, least((g.month + interval '1 month')::date - 1, last_date) as to_date
    from locations l, (
      select n::date as month from generate_series(date_trunc('month', first_date::timestamp), last_date::timestamp, interval '1 month') n
    ) g
    where (at_locations is null or l.id = any(at_locations))
      and not exists (select from years y where y.location_id = l.id and y.from_date = date_trunc('year', g.month::timestamp)::date)
      and not exists (select from months m where m.location_id = l.id and m.from_date = g.month)
  )
  select * from years
  union all
  select * from months
  union all
  select d.location_id, d.business_date, d.business_date, d.cancelled, d.pickup, d.delivery, d.dine_in, d.subtotal, d.fees, d.discounts, d.tax,
    d.tip, d.total, d.refunded, d.customers, d.dishes, d.tenders, d.options, d.reductions, d.cancellations, d.prep_minutes, d.late_minutes
  from gaps g, lateral (
    select * from sales_days d
    where d.location_id = g.id and d.business_date between g.from_date and g.to_date
      and not exists (select from sales_marks k where k.location_id = d.location_id and k.business_date = d.business_date) offset 0
  ) d
$$;

-- As sales_between, in few rows.
drop function sales_parts(text[], date, date);
create function sales_parts(at_locations text[], first_date date, last_date date, with_years boolean) returns setof sales_months language sql stable as $$
  select * from kept_parts(at_locations, first_date, last_date, with_years)
  union all
  select d.location_id, d.business_date, d.business_date, d.cancelled, d.pickup, d.delivery, d.dine_in, d.subtotal, d.fees, d.discounts, d.tax,
    d.tip, d.total, d.refunded, d.customers, d.dishes, d.tenders, d.options, d.reductions, d.cancellations, d.prep_minutes, d.late_minutes
  from marked_sales(at_locations, first_date, last_date) d
$$;

-- The first and the last day on which a customer is in sales_days: what tells who is new and who came back, of any stretch of days.
create table customer_visits (
  location_id text not null references locations,
  customer bigint not null,
  first_date date not null,
  last_date date not null,
  primary key (location_id, customer)
);

-- How many customers all locations together had in a month that is over: each has a list of its own, and together they are long.
create table customer_months (
  from_date date primary key,
  to_date date not null,
  customers int not null
);

-- Who came on the days that have changed since they were counted, as count_sales would say.
create function customers_of_marked(at_locations text[]) returns table (location_id text, business_date date, customer bigint) language sql stable as $$
  select distinct o.location_id, o.business_date, customer_number(o.customer_email, o.customer_phone)
  from (
    select distinct location_id, business_date from sales_marks where at_locations is null or location_id = any(at_locations)
  ) m
  join orders o on o.location_id = m.location_id and o.business_date = m.business_date
  where o.status <> 'cancelled' and customer_number(o.customer_email, o.customer_phone) is not null
$$;

-- customer_visits as they are now. Of those who came or no longer come on a changed day the orders are asked.
create function visits_now(at_locations text[]) returns setof customer_visits language sql stable as $$
  with was as (
    select d.location_id, d.business_date, c as customer from sales_days d, unnest(d.customers) c
    where (d.location_id, d.business_date) in (
      select m.location_id, m.business_date from sales_marks m where at_locations is null or m.location_id = any(at_locations))
  ), is_now as materialized (
    select * from customers_of_marked(at_locations)
  ), changed as materialized (
    select distinct customer from ((table was except table is_now) union all (table is_now except table was)) c
  )
  select v.* from customer_visits v
  where (at_locations is null or v.location_id = any(at_locations)) and not exists (select from changed c where c.customer = v.customer)
  union all
  select o.location_id, c.customer, min(o.business_date), max(o.business_date)
  from changed c, lateral (
    select location_id, business_date from orders
    where customer_number(customer_email, customer_phone) = c.customer and status <> 'cancelled'
      and (at_locations is null or location_id = any(at_locations)) offset 0
  ) o group by 1, 2
$$;

-- Counts these days anew, and keeps customer_visits as sales_days says.
create function keep_days(at_locations text[], on_dates date[]) returns void language plpgsql as $$
declare
  places text[];
  dates date[];
  people bigint[];
begin
  with removed as (
    delete from sales_days d using unnest(at_locations, on_dates) as m (location_id, business_date)
    where d.location_id = m.location_id and d.business_date = m.business_date
    returning d.location_id, d.business_date, d.customers
  )
  select array_agg(r.location_id), array_agg(r.business_date), array_agg(c) into places, dates, people from removed r, unnest(r.customers) c;

  insert into sales_days select counted.*
  from unnest(at_locations, on_dates) as m (location_id, business_date), lateral count_sales(m.location_id, m.business_date) counted;

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

insert into customer_visits
select d.location_id, c, min(d.business_date), max(d.business_date) from sales_days d, unnest(d.customers) c group by 1, 2;
