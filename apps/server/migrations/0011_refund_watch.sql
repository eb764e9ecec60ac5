-- Up to when the provider was asked which refunds it knows: what somebody sent back on its own pages is noticed although
-- its webhook was lost, whatever the age of the payment.

create table refund_watch (
  provider text primary key,
  seen_until timestamptz not null
);
