-- Unpaid orders of a person and of a number are counted with those that were placed lately, by orders_of_user and orders_of_phone. Each order was
-- written into these two as well, and each payment and each end took it out again.
drop index orders_unpaid_phone;
drop index orders_unpaid_person;
