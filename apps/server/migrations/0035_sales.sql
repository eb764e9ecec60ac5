-- What a location sold on a business day, counted once and kept. A day of which something changed is marked until it is counted
-- again; whoever asks meanwhile counts the marked days anew, so the figures are never old.

create table sales_days (
  location_id text not null references locations,
  business_date date not null,
  pending int not null,
  preparing int not null,
  ready int not null,
  completed int not null,
  cancelled int not null,
  -- Nothing that was cancelled from here on.
  pickup int not null,
  delivery int not null,
  dine_in int not null,
  subtotal bigint not null,
  -- Fees and deposits, which are within the subtotal, and discounts, which are off it already.
  fees bigint not null,
  discounts bigint not null,
  tax bigint not null,
  tip bigint not null,
  total bigint not null,
  -- What went back of it.
  refunded bigint not null,
  -- One number for each customer: their names stay with the orders.
  customers bigint[] not null,
  -- Orders by the hour of the location's clock at which they came, from 0 to 23.
  hours int[] not null,
  -- [{"name": "Dal", "count": 3, "revenue": 3885}]
  dishes jsonb not null,
  primary key (location_id, business_date)
);
create index sales_days_date on sales_days (business_date);

-- Only ever added to by those who change something, so that nobody waits for anybody; two marks of a day say the same as one.
create table sales_marks (
  location_id text not null,
  business_date date not null
);

-- The e-mail address, or the phone number where there is none; without both it is nobody.
create function customer_number(email text, phone text) returns bigint language sql immutable as $$
  select hashtextextended(coalesce(nullif(lower(btrim(email)), ''), nullif(regexp_replace(phone, '\D', '', 'g'), '')), 0)
$$;

-- What an order's payments gave back of its price. What an edit freed was never part of the new price.
create function refunded_of(at_location text, of_order uuid) returns bigint language sql stable as $$
  select coalesce(sum(greatest(p.refunded - p.freed, 0)), 0)::bigint
  from payments p where p.location_id = at_location and p.order_id = of_order
$$;

-- One day of one location, counted from its orders.
create function count_sales(at_location text, on_date date) returns setof sales_days language sql stable as $$
  with placed as materialized (
    select id, status, order_type, subtotal, tax, tip, total, customer_number(customer_email, customer_phone) as customer,
      extract(hour from order_time at time zone (select time_zone from locations l where l.id = at_location))::int as hour
    from orders where location_id = at_location and business_date = on_date
  ), sold as materialized (
    select * from placed where status <> 'cancelled'
  ), dish as (
    select coalesce(nullif(btrim(l.name), ''), 'Unknown Item') as name, sum(l.quantity) as count,
      sum(l.price * l.quantity - l.discount) as revenue
    from sold, lateral (
      select name, quantity, price, discount from order_lines where location_id = at_location and order_id = sold.id offset 0
    ) l group by 1
  ), charge as (
    select c.kind, sum(c.amount) as amount
    from sold, lateral (
      select kind, amount from order_charges where location_id = at_location and order_id = sold.id offset 0
    ) c group by 1
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
    (select coalesce(sum(refunded_of(at_location, id)), 0) from sold)::bigint,
    array(select distinct customer from sold where customer is not null),
    array(select (select count(*) from sold where hour = h)::int from generate_series(0, 23) h order by h),
    coalesce((select jsonb_agg(jsonb_build_object('name', name, 'count', count, 'revenue', revenue)) from dish), '[]')
  from placed
$$;

-- The days of these locations, all where none are named: as they were counted, and those that are marked as they are now.
create function sales_between(at_locations text[], first_date date, last_date date) returns setof sales_days language sql stable as $$
  select d.* from sales_days d
  where (at_locations is null or d.location_id = any(at_locations)) and d.business_date between first_date and last_date
    and not exists (select from sales_marks m where m.location_id = d.location_id and m.business_date = d.business_date)
  union all
  select counted.* from (
    select distinct location_id, business_date from sales_marks
    where (at_locations is null or location_id = any(at_locations)) and business_date between first_date and last_date
  ) marked, lateral count_sales(marked.location_id, marked.business_date) counted
$$;

-- One mark for each day and statement, however many orders it writes. Lines and charges of an order are only written in a
-- transaction that writes the order, too.
create function mark_sales_of_new() returns trigger language plpgsql as $$
begin
  insert into sales_marks select distinct location_id, business_date from new_rows;
  return null;
end $$;
create function mark_changed_sales() returns trigger language plpgsql as $$
begin
  insert into sales_marks
  select location_id, business_date from new_rows union select location_id, business_date from old_rows;
  return null;
end $$;
create function mark_sales_of_old() returns trigger language plpgsql as $$
begin
  insert into sales_marks select distinct location_id, business_date from old_rows;
  return null;
end $$;
create trigger sales_of_new_orders after insert on orders
  referencing new table as new_rows for each statement execute function mark_sales_of_new();
create trigger sales_of_changed_orders after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function mark_changed_sales();
create trigger sales_of_deleted_orders after delete on orders
  referencing old table as old_rows for each statement execute function mark_sales_of_old();

create function mark_sales_of_payments() returns trigger language plpgsql as $$
begin
  insert into sales_marks
  select distinct o.location_id, o.business_date
  from changed_rows p join orders o on o.location_id = p.location_id and o.id = p.order_id;
  return null;
end $$;
create trigger sales_of_new_payments after insert on payments
  referencing new table as changed_rows for each statement execute function mark_sales_of_payments();
create trigger sales_of_changed_payments after update on payments
  referencing new table as changed_rows for each statement execute function mark_sales_of_payments();
create trigger sales_of_deleted_payments after delete on payments
  referencing old table as changed_rows for each statement execute function mark_sales_of_payments();

-- What was sold before is counted by the job, day by day.
insert into sales_marks select distinct location_id, business_date from orders;
