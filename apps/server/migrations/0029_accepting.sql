-- How a location accepts its orders is one of its rules for orders.
update locations set order_rules = order_rules
  || jsonb_build_object('accepting', case when accepts_apart then 'apart' else 'with_start' end);
alter table locations drop column accepts_apart,
  alter column order_rules set default '{"slotMinutes":15,"leadMinutes":15,"lastOrderPickupMinutes":15,"lastOrderDeliveryMinutes":30,"daysAhead":7,"maxWaitMinutes":90,"slotOrders":null,"slotItems":null,"learnsTimes":false,"accepting":"with_start"}';

-- When a screen last said that it calls for new orders of a location. Worth nothing after half a minute.
create unlogged table kitchen_watches (
  location_id text primary key references locations (id),
  seen_at timestamptz not null
);
