-- What was ordered, in the menu's words of that day.
alter table order_lines add column description text not null default '';

-- Counted before every cash order: what a phone number or a person has open and unpaid.
create index orders_unpaid_phone on orders (customer_phone, order_time)
  where payment_status <> 'paid' and status in ('pending', 'preparing', 'ready');
create index orders_unpaid_person on orders (user_id, order_time)
  where payment_status <> 'paid' and status in ('pending', 'preparing', 'ready');
