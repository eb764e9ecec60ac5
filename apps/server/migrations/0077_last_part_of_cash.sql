-- The last part of a payment in cash goes back in the coins that are left of it, so that all its parts together are what was handed
-- over. Each part before may have been rounded by two cents, and the last makes up for all of them.
-- The rows that are there were held to less, so they are not read while the table is locked: migration 78 does it beside the orders.
alter table refunds drop constraint refunds_cash_rounding_check;
alter table refunds add constraint refunds_cash_rounding_check check (cash_rounding between -100 and 100) not valid;
