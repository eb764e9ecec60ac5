-- An order is found by its location first, so that the table can be partitioned by it. Money is in cents.

create table order_numbers (
  location_id text not null references locations,
  day date not null,
  last int not null,
  primary key (location_id, day)
);

create table orders (
  location_id text not null references locations,
  id uuid not null,
  short_number text not null,
  status text not null check (status in ('pending', 'preparing', 'ready', 'completed', 'cancelled')),
  payment_status text not null check (payment_status in ('unpaid', 'pending', 'paid', 'failed', 'refunded')),
  payment_method text not null,
  order_type text not null check (order_type in ('pickup', 'delivery', 'dine-in')),
  user_id uuid,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  subtotal int not null check (subtotal >= 0),
  tax int not null check (tax >= 0),
  tip int not null check (tip >= 0),
  total int not null check (total = subtotal + tax + tip),
  tax_rate_per_100k int not null check (tax_rate_per_100k >= 0),
  delivery_address text,
  delivery_instructions text,
  table_number text,
  party_size int,
  special_instructions text not null default '',
  admin_created boolean not null default false,
  created_by uuid,
  order_time timestamptz not null,
  estimated_ready timestamptz,
  prep_started_at timestamptz,
  ready_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  paid_at timestamptz,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (location_id, id)
);
create index orders_id on orders (id);
-- The board's one query: what is not finished at this location.
create index orders_active on orders (location_id, order_time) where status in ('pending', 'preparing', 'ready');
create index orders_history on orders (location_id, order_time desc);
create index orders_of_user on orders (user_id, order_time desc) where user_id is not null;

create table order_lines (
  location_id text not null,
  order_id uuid not null,
  line int not null,
  item_id text not null,
  name text not null,
  category text not null,
  price int not null check (price > 0),
  quantity int not null check (quantity > 0),
  spice_level int not null check (spice_level between 1 and 5),
  spice_name text not null,
  allergens text[] not null default '{}',
  primary key (location_id, order_id, line),
  foreign key (location_id, order_id) references orders
);

-- What happened to an order, in order: who, when, what. The last row's status is the order's.
create table order_events (
  location_id text not null,
  order_id uuid not null,
  seq int not null,
  status text not null,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  note text,
  primary key (location_id, order_id, seq),
  foreign key (location_id, order_id) references orders
);
