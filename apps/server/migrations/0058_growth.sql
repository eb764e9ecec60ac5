-- What leaves by its age is found by it, a few rows at a time.

create index provider_events_received on provider_events (received_at);
create index sessions_expiry on sessions (expires_at);
create index slot_load_at on slot_load (slot_at);
create index reservations_with_source on reservations (reserved_at) where source_key is not null;

-- The location stands in every key of what a location's printers made, so that the table can be cut by it without being written anew.
alter table print_jobs drop constraint print_jobs_printer_id_kind_subject_copy_key,
  add unique (location_id, printer_id, kind, subject, copy);

-- The trail is append-only for seven years, which is longer than books have to be kept.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '7 years' then
    return old;
  end if;
  raise exception 'the audit trail is append-only';
end $$;
