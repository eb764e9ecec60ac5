-- Groups of locations, such as a region: a person's right may name one, and then holds at each of its locations.
create table location_groups (
  id uuid primary key,
  name text not null check (name = btrim(name) and name <> ''),
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by uuid not null
);
create unique index location_groups_name on location_groups (lower(name));

create table location_group_members (
  group_id uuid not null references location_groups on delete cascade,
  location_id text not null references locations,
  primary key (group_id, location_id)
);
create index location_group_members_of on location_group_members (location_id);

create table user_groups (
  user_id uuid not null references users on delete cascade,
  group_id uuid not null references location_groups on delete cascade,
  primary key (user_id, group_id)
);
create index user_groups_of on user_groups (group_id);

-- Where somebody works: the only answer to that, for every check.
create view works_at as
  select user_id, location_id from user_locations
  union
  select u.user_id, m.location_id from user_groups u join location_group_members m on m.group_id = u.group_id;
