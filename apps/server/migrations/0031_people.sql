-- The list of people: any number of them, found by a part of name, e-mail or phone, in several orders.

alter table users
  -- Counted up by every edit of name, phone, photo, role, state and locations: of two who edit one person the second is told.
  add column version int not null default 1,
  -- Who edited last.
  add column updated_by uuid,
  -- Deactivated for good, as far as the list is concerned; `deleted_at` is for people who have left and are erased.
  add column deactivated_at timestamptz,
  -- What is searched, in lower case.
  add column search_key text not null generated always as (lower(name || E'\n' || email || E'\n' || coalesce(phone_number, ''))) stored,
  -- Sums of the ledger, kept by a trigger.
  add column loyalty_points bigint not null default 0,
  add column total_orders bigint not null default 0,
  add column total_spent bigint not null default 0,
  add constraint users_deactivated check (deactivated_at is null or not is_active);

update users u set loyalty_points = s.points, total_orders = s.orders, total_spent = s.spent
from (select user_id, sum(points) as points, sum(orders) as orders, sum(spent) as spent from ledger group by user_id) s
where s.user_id = u.id;

create function sum_up_ledger() returns trigger language plpgsql as $$
begin
  update users u
  set loyalty_points = u.loyalty_points + s.points, total_orders = u.total_orders + s.orders, total_spent = u.total_spent + s.spent
  from (select user_id, sum(points) as points, sum(orders) as orders, sum(spent) as spent from new_rows group by user_id) s
  where u.id = s.user_id;
  return null;
end $$;
create trigger ledger_summed after insert on ledger
  referencing new table as new_rows for each statement execute function sum_up_ledger();

drop index users_created;
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
create index users_newest_of_role on users (role, created_at desc, id desc) where deleted_at is null;
create index users_newest_inactive on users (created_at desc, id desc) where deleted_at is null and not is_active;
create index users_by_name on users (lower(name), id) where deleted_at is null;
create index users_by_spent on users (total_spent desc, id desc) where deleted_at is null;
create index users_by_orders on users (total_orders desc, id desc) where deleted_at is null;
create index users_by_points on users (loyalty_points desc, id desc) where deleted_at is null;

-- Trigrams find a part of a word among a hundred thousand. Without the extension searches read all people, which still works.
do $$
begin
  create extension if not exists pg_trgm;
  create index users_searched on users using gin (search_key gin_trgm_ops) where deleted_at is null;
exception when insufficient_privilege or feature_not_supported or undefined_file then
  raise notice 'no trigrams: searches for people read all of them';
end $$;

-- What was sent to somebody, for the page about them.
create index messages_to on messages (recipient, created_at desc);

-- How many there are, so that no list counts them.
create table user_counts (
  role text not null check (role in ('customer', 'staff', 'manager', 'admin')),
  is_active boolean not null,
  people int not null,
  primary key (role, is_active)
);
insert into user_counts (role, is_active, people)
select r.role, a.is_active, count(u.id)
from unnest(array['customer', 'staff', 'manager', 'admin']) r (role) cross join unnest(array[true, false]) a (is_active)
left join users u on u.role = r.role and u.is_active = a.is_active and u.deleted_at is null
group by r.role, a.is_active;

create function count_people() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update user_counts c set people = c.people + d.n
    from (select role, is_active, count(*) as n from new_rows where deleted_at is null group by role, is_active) d
    where (c.role, c.is_active) = (d.role, d.is_active);
  elsif tg_op = 'DELETE' then
    update user_counts c set people = c.people - d.n
    from (select role, is_active, count(*) as n from old_rows where deleted_at is null group by role, is_active) d
    where (c.role, c.is_active) = (d.role, d.is_active);
  else
    update user_counts c set people = c.people + d.n
    from (
      select role, is_active, sum(step) as n
      from (
        select role, is_active, 1 as step from new_rows where deleted_at is null
        union all
        select role, is_active, -1 from old_rows where deleted_at is null
      ) steps
      group by role, is_active having sum(step) <> 0
    ) d
    where (c.role, c.is_active) = (d.role, d.is_active);
  end if;
  -- Two who take the role from each other at once wait for each other at the counted row, so one of them comes here with none left.
  if tg_op <> 'INSERT' then
    if exists (select from old_rows where role = 'admin' and is_active and deleted_at is null)
      and not exists (select from user_counts where role = 'admin' and is_active and people > 0) then
      raise exception 'the last active admin stays one' using errcode = 'check_violation', constraint = 'users_keep_an_admin';
    end if;
  end if;
  return null;
end $$;
create trigger users_counted_new after insert on users
  referencing new table as new_rows for each statement execute function count_people();
create trigger users_counted_gone after delete on users
  referencing old table as old_rows for each statement execute function count_people();
create trigger users_counted after update on users
  referencing old table as old_rows new table as new_rows for each statement execute function count_people();
