-- Few days with all that is known of them, as sales_between: of all locations by the date, of some by their key. In a function of its
-- own, so that whoever asks is planned once: as a part of the statement about a period it had that planned anew for each question
-- as soon as there were many days, which took longer than to read them.
create function days_between(at_locations text[], first_date date, last_date date) returns setof sales_days language plpgsql stable rows 60 as $$
begin
  if at_locations is null then
    return query
    select d.* from sales_days d
    where d.business_date between first_date and last_date
      and not exists (select from sales_marks m where m.location_id = d.location_id and m.business_date = d.business_date);
  else
    return query
    select d.* from unnest(at_locations) as l (id) join sales_days d on d.location_id = l.id
    where d.business_date between first_date and last_date
      and not exists (select from sales_marks m where m.location_id = d.location_id and m.business_date = d.business_date);
  end if;
  return query select * from marked_sales(at_locations, first_date, last_date);
end $$;

-- As it was, but the days of a year that is added up are not read first and left out afterwards.
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
  ), gaps as materialized (
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

-- Parts with all that is known of them, as sales_parts with years; planned once, as days_between, and read once for all locations.
create function parts_between(at_locations text[], first_date date, last_date date) returns setof sales_months language plpgsql stable rows 60 as $$
begin
  return query select * from sales_parts(at_locations, first_date, last_date, true);
end $$;

-- What went back is looked for among the few payments of which anything did.
create index payments_given_back on payments (location_id, order_id) where refunded > freed;
create or replace function refunded_of(at_location text, of_order uuid) returns bigint language sql stable as $$
  select coalesce(sum(p.refunded - p.freed), 0)::bigint
  from payments p where p.location_id = at_location and p.order_id = of_order and p.refunded > p.freed
$$;

-- Revenue by the day is read without the days' lists.
drop index sales_days_date;
create index sales_days_date on sales_days (business_date) include (location_id, total, refunded, pickup, delivery, dine_in);
