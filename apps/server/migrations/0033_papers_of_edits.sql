-- Kitchens that work from paper get what an edit changed, and the order as it is now.
create index order_edits_at on order_edits (location_id, at);
alter table print_jobs drop constraint print_jobs_kind_check;
alter table print_jobs add constraint print_jobs_kind_check
  check (kind in ('ticket', 'order', 'change', 'void', 'receipt', 'test', 'drawer'));
