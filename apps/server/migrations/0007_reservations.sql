-- Tables for guests. A slot is a wall date and time at a location; its guests are counted in one row.

-- What a location may set for itself; the defaults are the specification's.
alter table locations
  add column slot_capacity int not null default 40 check (slot_capacity between 1 and 1000),
  add column slot_minutes int not null default 30 check (slot_minutes between 10 and 240),
  add column notice_minutes int not null default 30 check (notice_minutes between 0 and 10080);

-- guests: the sum of all bookings that are not cancelled. held: the seats of people who are filling in the form.
-- Whoever changes either holds this row; the last check is the fence that no code can step over.
create table slot_guests (
  location_id text not null references locations,
  date date not null,
  slot text not null check (slot ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  capacity int not null,
  guests int not null default 0 check (guests >= 0),
  held int not null default 0 check (held >= 0),
  primary key (location_id, date, slot),
  check (guests + held <= capacity)
);

create table reservation_holds (
  location_id text not null references locations,
  id uuid not null,
  date date not null,
  slot text not null,
  party_size int not null check (party_size between 1 and 20),
  -- The person, or the address of a guest, so that nobody holds a whole evening.
  caller text not null,
  expires_at timestamptz not null,
  primary key (location_id, id)
);
create index reservation_holds_slot on reservation_holds (location_id, date, slot);
create index reservation_holds_caller on reservation_holds (caller);
create index reservation_holds_expiry on reservation_holds (expires_at);

create table reservations (
  location_id text not null references locations,
  id uuid not null,
  reservation_id text not null unique,
  status text not null check (status in ('pending', 'confirmed', 'seated', 'completed', 'no-show', 'cancelled')),
  -- Blocks a second booking of the same person here; taken back once its time has passed and somebody books anew.
  is_active boolean not null,
  user_id uuid,
  customer_name text not null,
  customer_email text,
  customer_phone text not null,
  email_key text,
  date date not null,
  slot text not null check (slot ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  starts_at timestamptz not null,
  party_size int not null check (party_size between 1 and 20),
  special_requests text,
  source text not null check (source in ('web', 'phone')),
  user_agent text,
  platform text,
  booked_by uuid,
  reserved_at timestamptz not null,
  updated_at timestamptz not null,
  cancelled_at timestamptz,
  cancellation_reason text,
  link_sent_at timestamptz,
  links_sent int not null default 0,
  reminded_at timestamptz,
  version int not null default 1,
  primary key (location_id, id),
  check (not is_active or status in ('pending', 'confirmed')),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((customer_email is null) = (email_key is null))
);
-- One active booking for each location and e-mail, whatever runs at the same time.
create unique index reservations_active on reservations (location_id, email_key) where is_active;
create index reservations_id on reservations (id);
create index reservations_newest on reservations (location_id, reserved_at desc);
create index reservations_slot on reservations (location_id, date, slot);
create index reservations_of_user on reservations (user_id, reserved_at desc) where user_id is not null;

create table reservation_events (
  location_id text not null,
  reservation_id uuid not null,
  seq int not null,
  status text not null,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  note text,
  primary key (location_id, reservation_id, seq),
  foreign key (location_id, reservation_id) references reservations
);
