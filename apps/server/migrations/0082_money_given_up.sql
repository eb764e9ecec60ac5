-- Whoever was owed money by hand for this order deleted the account and went without it: nobody gives it back any more.
alter table orders add column money_given_up_at timestamptz;

-- Of those who had gone before, nobody can be found.
update orders o set money_given_up_at = updated_at
where exists (
    select from payments p where p.location_id = o.location_id and p.order_id = o.id
      and p.provider not in ('stripe', 'sandbox') and p.amount > p.asked_back)
  and status = 'cancelled' and payment_status = 'paid'
  and customer_name = 'Former customer' and customer_email = '' and customer_phone = '';
