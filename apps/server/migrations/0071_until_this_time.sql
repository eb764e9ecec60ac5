-- A day of a location as it stood at a time of it: what the same day of the stretch before is compared until. What was ordered later
-- is not in it, nor what was paid later, and of what was ready later no minutes.
create function count_sales_until(at_location text, on_date date, until_time timestamptz) returns setof sales_days language sql stable as $$
  with placed as materialized (
    select id, status, order_type, subtotal, tax, tip, total, customer_number(customer_email, customer_phone) as customer,
      extract(hour from order_time at time zone (select time_zone from locations l where l.id = at_location))::int as hour,
      coalesce(nullif(left(btrim(cancel_reason), 100), ''), 'No reason given') as reason,
      case when ready_at < until_time then ceil(extract(epoch from ready_at - prep_started_at) / 60)::int end as prep,
      case when ready_at < until_time then ceil(extract(epoch from ready_at - promised_at) / 60)::int end as late
    from orders where location_id = at_location and business_date = on_date and order_time < until_time
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
      select tender, amount, freed, refunded from payments
      where location_id = at_location and order_id = sold.id and captured_at < until_time offset 0
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

create or replace function count_sales(at_location text, on_date date) returns setof sales_days language sql stable as $$
  select * from count_sales_until(at_location, on_date, 'infinity')
$$;

-- The day of which a part is compared, each zone until its time. In a function with a plan of its own, as marked_sales() is.
create function figures_until(at_locations text[], zones jsonb) returns setof part_figures language plpgsql stable rows 10 as $$
begin
  return query
  select 1, l.time_zone, l.day_ends_at, d.business_date,
    d.cancelled, d.pickup, d.delivery, d.dine_in, d.subtotal, d.fees, d.discounts,
    d.tax, d.tip, d.total, d.refunded,
    d.dishes, d.tenders, d.options, d.reductions, d.cancellations, d.prep_minutes, d.late_minutes
  from jsonb_to_recordset(zones) as z (time_zone text, day_ends_at text, part_day date, part_until timestamptz)
  join locations l on (l.time_zone, l.day_ends_at) = (z.time_zone, z.day_ends_at),
    lateral count_sales_until(l.id, z.part_day, z.part_until) d
  where z.part_until is not null and (at_locations is null or l.id = any(at_locations));
end $$;
