-- Which dishes of an order are made, as its card on the board shows them. Orders of which none was ticked have no row.
create table dish_ticks (
  location_id text not null,
  order_id uuid not null,
  -- The places of the order's lines, from 1.
  done int[] not null,
  -- Rises with each change: an older notice that comes late changes nothing.
  version int not null default 1,
  primary key (location_id, order_id),
  foreign key (location_id, order_id) references orders
);
