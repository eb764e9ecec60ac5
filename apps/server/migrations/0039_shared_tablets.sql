-- A tablet at the counter that many use: paired by an admin, opened by a PIN.
create table devices (
  id uuid primary key,
  location_id text not null references locations,
  name text not null check (name = btrim(name) and name <> ''),
  -- Of the secret in its cookie.
  token_hash text not null unique,
  paired_by uuid not null references users,
  paired_at timestamptz not null,
  used_at timestamptz not null,
  unpaired_at timestamptz
);
create index devices_at on devices (location_id) where unpaired_at is null;

create table staff_pins (
  user_id uuid primary key references users on delete cascade,
  pin_hash text not null,
  set_at timestamptz not null
);

-- A session that a PIN opened counts on its device only.
alter table sessions add column device_id uuid references devices;
create index sessions_device on sessions (device_id) where device_id is not null;
