-- Every change of an order brings the ledger to what the order is worth as it stands, by one entry for the difference: an
-- order may earn, give back, and earn again when a refund fails or a step is taken back.

alter table ledger add column order_version int;
alter table ledger
  drop constraint ledger_check,
  drop constraint ledger_check1,
  add constraint ledger_earned_grows check (kind <> 'earned' or (order_id is not null and points >= 0 and orders in (0, 1) and spent >= 0)),
  add constraint ledger_taken_back_shrinks check (kind <> 'taken-back' or (order_id is not null and points <= 0 and orders in (-1, 0) and spent <= 0));
drop index ledger_earned;
drop index ledger_taken_back;
-- A change of an order counts once.
create unique index ledger_change on ledger (location_id, order_id, order_version) where order_version is not null;
create index ledger_order on ledger (location_id, order_id) where order_id is not null;

-- What was completed and paid before anything was counted. One point per whole dollar of the part of the subtotal that was kept.
insert into ledger (user_id, kind, location_id, order_id, order_version, points, orders, spent, at)
select o.user_id, 'earned', o.location_id, o.id, o.version,
       floor(floor(o.subtotal::numeric * (o.total - coalesce(p.refunded, 0)) / greatest(o.total, 1)) / 100), 1,
       o.total - coalesce(p.refunded, 0), coalesce(greatest(o.completed_at, o.paid_at), o.updated_at)
from orders o
join users u on u.id = o.user_id
left join payments p on p.location_id = o.location_id and p.order_id = o.id
where o.status = 'completed' and o.payment_status = 'paid' and coalesce(p.refunded, 0) < greatest(o.total, 1)
  and not exists (select from ledger l where l.location_id = o.location_id and l.order_id = o.id);
