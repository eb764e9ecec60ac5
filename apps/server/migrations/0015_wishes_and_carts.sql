-- An order remembers the key of the wish and the id of the cart that it was made of, for as long as it exists: so that
-- somebody who lost the answer can be told, and one cart is one order.

alter table orders add column wish_key text, add column cart_id text;
create unique index orders_wish on orders (user_id, wish_key, location_id) where wish_key is not null;
create unique index orders_cart on orders (user_id, cart_id, location_id) where cart_id is not null and status <> 'cancelled';

alter table payment_sessions add column cart_id text;
create index payment_sessions_cart_id on payment_sessions (user_id, cart_id) where cart_id is not null;

-- Given up by who sent it, before it arrived: whatever still comes with this key is refused.
alter table idempotency add column is_closed boolean not null default false;
