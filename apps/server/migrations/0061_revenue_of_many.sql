-- As it was, but days are looked for only where there are some that no month has: in months that were counted and not added up
-- yet, in those that were marked since, and in the two that the range begins and ends within. Before, each month of each location
-- was looked up whether it had ever sold anything or not, which a year of five thousand locations asked sixty thousand times.
create or replace function kept_parts(at_locations text[], first_date date, last_date date, with_years boolean) returns setof sales_months language sql stable as $$
  with years as materialized (
    select y.* from sales_years y
    where with_years and (at_locations is null or y.location_id = any(at_locations)) and y.from_date >= first_date and y.to_date <= last_date
      and not exists (select from sales_marks k where k.location_id = y.location_id and k.business_date between y.from_date and y.to_date)
  ), months as materialized (
    select m.* from sales_months m
    where (at_locations is null or m.location_id = any(at_locations)) and m.from_date >= first_date and m.to_date <= last_date
      and not exists (select from sales_marks k where k.location_id = m.location_id and k.business_date between m.from_date and m.to_date)
      and not exists (select from years y where y.location_id = m.location_id and y.from_date = date_trunc('year', m.from_date::timestamp)::date)
  ), ends as (
    select date_trunc('month', first_date::timestamp)::date as month where extract(day from first_date) > 1
    union
    select date_trunc('month', last_date::timestamp)::date where extract(day from last_date + 1) > 1
  ), gaps as materialized (
    select o.id, greatest(o.month, first_date) as from_date, least((o.month + interval '1 month')::date - 1, last_date) as to_date
    from (
      select k.location_id as id, k.from_date as month from month_marks k
      where (at_locations is null or k.location_id = any(at_locations))
        and k.from_date between date_trunc('month', first_date::timestamp)::date and last_date
      union
      select k.location_id, date_trunc('month', k.business_date::timestamp)::date from sales_marks k
      where (at_locations is null or k.location_id = any(at_locations)) and k.business_date between first_date and last_date
      union
      select l.id, e.month from locations l, ends e where at_locations is null or l.id = any(at_locations)
    ) o
    where not exists (select from years y where y.location_id = o.id and y.from_date = date_trunc('year', o.month::timestamp)::date)
      and not exists (select from months m where m.location_id = o.id and m.from_date = o.month)
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

-- What was taken and how many orders there were, without the lists of dishes and customers that make a row wide: by year, month or
-- day, whichever is kept. Of all locations read from indexes alone, month by month; of some as ever.
create index sales_months_sold on sales_months (from_date) include (location_id, to_date, total, refunded, pickup, delivery, dine_in);
create function revenue_parts(at_locations text[], first_date date, last_date date, with_years boolean)
returns table (location_id text, from_date date, revenue bigint, orders int) language plpgsql stable rows 1000 as $$
#variable_conflict use_column
declare
  gaps date[];
begin
  if at_locations is not null then
    return query
    select p.location_id, p.from_date, p.total - p.refunded, p.pickup + p.delivery + p.dine_in
    from sales_parts(at_locations, first_date, last_date, with_years) p;
    return;
  end if;
  gaps := array(
    select k.from_date from month_marks k where k.from_date between date_trunc('month', first_date::timestamp)::date and last_date
    union
    select date_trunc('month', k.business_date::timestamp)::date from sales_marks k where k.business_date between first_date and last_date
    union
    select date_trunc('month', first_date::timestamp)::date where extract(day from first_date) > 1
    union
    select date_trunc('month', last_date::timestamp)::date where extract(day from last_date + 1) > 1);
  return query
  with years as materialized (
    select y.location_id, y.from_date, y.total - y.refunded as revenue, y.pickup + y.delivery + y.dine_in as orders
    from sales_years y
    where with_years and y.from_date >= first_date and y.to_date <= last_date
      and not exists (select from sales_marks k where k.location_id = y.location_id and k.business_date between y.from_date and y.to_date)
  ), months as materialized (
    select m.location_id, m.from_date, m.total - m.refunded as revenue, m.pickup + m.delivery + m.dine_in as orders
    from sales_months m
    where m.from_date between first_date and last_date and m.to_date <= last_date
      and not exists (select from sales_marks k where k.location_id = m.location_id and k.business_date between m.from_date and m.to_date)
      and not exists (select from years y where y.location_id = m.location_id and y.from_date = date_trunc('year', m.from_date::timestamp)::date)
  )
  select * from years
  union all
  select * from months
  union all
  select d.location_id, d.business_date, d.total - d.refunded, d.pickup + d.delivery + d.dine_in
  from unnest(gaps) as g (month) join sales_days d
    on d.business_date between greatest(g.month, first_date) and least((g.month + interval '1 month')::date - 1, last_date)
  where not exists (select from sales_marks k where k.location_id = d.location_id and k.business_date = d.business_date)
    and not exists (select from months m where m.location_id = d.location_id and m.from_date = g.month)
    and not exists (select from years y where y.location_id = d.location_id and y.from_date = date_trunc('year', g.month::timestamp)::date)
  union all
  select d.location_id, d.business_date, d.total - d.refunded, d.pickup + d.delivery + d.dine_in
  from marked_sales(at_locations, first_date, last_date) d;
end $$;
