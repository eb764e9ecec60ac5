-- Mail and seats cannot be used against a stranger.

-- When strangers last reached a mailbox or phone, which stands here as a hash.
create table stranger_letters (
  key text primary key,
  sent_at timestamptz[] not null
);

create index orders_of_phone on orders (customer_phone, order_time desc);

-- pending: the seats of bookings that nobody has confirmed yet. They count like guests, and only so many of them.
alter table slot_guests add column pending int not null default 0 check (pending >= 0);
alter table slot_guests drop constraint slot_guests_check;
alter table slot_guests add constraint slot_guests_fit check (guests + held + pending <= capacity);

-- source_key: a keyed hash of the network address, forgotten with time. pending_until: when the seats go back.
alter table reservations
  add column source_key text,
  add column pending_until timestamptz check (pending_until is null or status = 'pending');
create index reservations_of_source on reservations (source_key, reserved_at) where source_key is not null;
create index reservations_of_phone on reservations (customer_phone, reserved_at);
create index reservations_of_email on reservations (email_key, reserved_at) where email_key is not null;
create index reservations_pending on reservations (pending_until) where status = 'pending';

-- One source has taken most of a slot: staff look at it and put it away.
create table reservation_alerts (
  location_id text not null references locations,
  id uuid not null,
  date date not null,
  slot text not null,
  source_key text not null,
  seats int not null,
  bookings int not null,
  raised_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  primary key (location_id, id)
);
create unique index reservation_alerts_once on reservation_alerts (location_id, date, slot, source_key);
