-- Stations of a kitchen, what goes to which of them, and the tickets from which they work.

create table stations (
  location_id text not null references locations,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('prep', 'expo')),
  -- A ticket that is older calls for attention; one that is older than the second is late.
  soon_minutes int not null default 10 check (soon_minutes > 0),
  late_minutes int not null default 20 check (late_minutes > soon_minutes),
  position int not null default 0,
  -- Its tickets stay, so it stays too.
  removed_at timestamptz,
  primary key (location_id, id)
);

-- Where a dish goes: by what was chosen with it, by itself, by its category. Null: nobody makes it.
create table station_routes (
  location_id text not null,
  match text not null check (match in ('option', 'item', 'category')),
  -- Of an option: its group and itself, 'breads/garlic-naan'.
  id text not null,
  station_id uuid,
  primary key (location_id, match, id),
  foreign key (location_id, station_id) references stations
);

create table station_plans (
  location_id text primary key references locations,
  -- Where everything goes that has no route.
  default_station_id uuid,
  ready_by_last_ticket boolean not null default false,
  -- Whoever knows it sees the numbers that are ready.
  ready_token text not null unique,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by uuid,
  foreign key (location_id, default_station_id) references stations
);

create table tickets (
  location_id text not null,
  id uuid not null,
  order_id uuid not null,
  station_id uuid not null,
  -- Counts how often the stations were told something about this order.
  revision int not null check (revision > 0),
  kind text not null check (kind in ('new', 'add', 'void', 'copy')),
  lines jsonb not null,
  fired_at timestamptz not null,
  done_at timestamptz,
  recalled_at timestamptz,
  -- Of its ticks.
  version int not null default 1,
  primary key (location_id, id),
  unique (location_id, order_id, station_id, kind, revision),
  foreign key (location_id, order_id) references orders,
  foreign key (location_id, station_id) references stations
);
create index tickets_id on tickets (id);
-- What somebody still has to see although its order is over, and what can be recalled.
create index tickets_open_apart on tickets (location_id, fired_at)
  where done_at is null and (kind = 'void' or recalled_at is not null);
create index tickets_done on tickets (location_id, done_at);

-- Lines that somebody has ticked, and those of which the tick was taken back; the others have no row.
create table ticket_lines (
  location_id text not null,
  ticket_id uuid not null,
  -- The place in tickets.lines, from 1.
  n int not null check (n > 0),
  state text not null check (state in ('open', 'done')),
  done_at timestamptz,
  done_by uuid,
  done_by_name text,
  primary key (location_id, ticket_id, n),
  foreign key (location_id, ticket_id) references tickets,
  check ((state = 'done') = (done_at is not null))
);

-- What is so small that it travels with its event: no screen has to ask.
alter table changes add column content jsonb;

-- What decides where a line goes, in one value; null where there are no stations.
create function station_plan_of(at_location text) returns jsonb language sql stable as $$
  select case when s.stations is null then null else jsonb_build_object(
    'stations', s.stations,
    'defaultStationId', (select default_station_id from station_plans where location_id = at_location),
    'routes', (select coalesce(jsonb_agg(jsonb_build_object('match', match, 'id', id, 'stationId', station_id)), '[]')
               from station_routes where location_id = at_location),
    'categories', (select coalesce(jsonb_object_agg(i.id, i.category_id), '{}') from menu_items i
                   where i.location_id = at_location
                     and i.id in (select item_id from options where location_id = at_location and item_id is not null)))
  end
  from (select jsonb_agg(jsonb_build_object('id', id, 'kind', kind) order by position, id) as stations
        from stations where location_id = at_location and removed_at is null) s
$$;
