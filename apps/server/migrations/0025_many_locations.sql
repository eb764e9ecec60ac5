-- Lists of a chain of thousands: a page is read in the order of its index, and the total without reading the rest.

create index locations_listed on locations (lower(name), id) where deleted_at is null;
create index locations_on_site on locations (name, id) where is_active and deleted_at is null;
create index locations_with_tables on locations (name, id)
  where is_active and deleted_at is null and 'Dine-in' = any(features);

-- How many locations are not deleted, for each zone and end of the business day. Kept up to date by a trigger.
create table location_counts (
  time_zone text not null,
  day_ends_at text not null,
  listed int not null,
  active int not null,
  -- Active, and tables can be booked.
  with_tables int not null,
  rated int not null,
  ratings numeric not null,
  primary key (time_zone, day_ends_at)
);

create function count_locations() returns void language plpgsql as $$
begin
  -- One transaction at a time, so that each counts what the one before it committed. Readers do not wait.
  lock table location_counts in share row exclusive mode;
  delete from location_counts;
  -- Counted again from the start: locations change seldom, and 5,000 take a few milliseconds.
  insert into location_counts (time_zone, day_ends_at, listed, active, with_tables, rated, ratings)
  select time_zone, day_ends_at, count(*), count(*) filter (where is_active),
    count(*) filter (where is_active and 'Dine-in' = any(features)), count(*) filter (where rating > 0), sum(rating)
  from locations where deleted_at is null group by time_zone, day_ends_at;
end $$;
create function count_changed_locations() returns trigger language plpgsql as $$
begin
  perform count_locations();
  return null;
end $$;
create trigger locations_counted
  after insert or delete or update of time_zone, day_ends_at, is_active, deleted_at, features, rating on locations
  for each statement execute function count_changed_locations();

select count_locations();
