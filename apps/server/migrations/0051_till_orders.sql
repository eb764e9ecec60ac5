-- Cash orders that a paired till took while nobody could be reached. Each till of a location has numbers of its own, which
-- are given in advance and never twice.
alter table devices
  add column series int check (series > 0),
  add column numbers_given int not null default 0 check (numbers_given >= 0);
update devices d set series = counted.n
from (select id, row_number() over (partition by location_id order by paired_at, id) as n from devices) counted
where counted.id = d.id;
alter table devices alter column series set not null;
create unique index devices_series on devices (location_id, series);

create table till_orders (
  location_id text not null references locations,
  -- Made on the till with the order: whoever sends it again hears of the same order.
  id text not null,
  device_id uuid not null references devices,
  series int not null,
  number int not null check (number > 0),
  order_id uuid not null,
  heard_at timestamptz not null,
  taken_at timestamptz not null,
  arrived_at timestamptz not null,
  primary key (location_id, id),
  unique (location_id, series, number),
  foreign key (location_id, order_id) references orders
);

alter table payment_alerts
  drop constraint payment_alerts_kind_check,
  add constraint payment_alerts_kind_check
    check (kind in ('mismatch', 'late_money', 'refund_failed', 'refunded_outside', 'unaccounted', 'taken_offline'));
