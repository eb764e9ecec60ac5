-- Printers, and what they are to print. A paper is made once for each printer, however often somebody asks for it.

create table printers (
  location_id text not null references locations,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('star_cloudprnt', 'epson_sdp', 'escpos_tcp', 'screen')),
  -- What the printer shows to be let in, as a hash; none where the server calls the printer.
  secret_hash text,
  -- 'host:port', where the server calls the printer.
  address text,
  prints_tickets boolean not null,
  prints_receipts boolean not null,
  has_drawer boolean not null default false,
  -- It says that it has printed what it has only stored: it is asked again.
  spools boolean not null default false,
  width int not null check (width in (58, 80)),
  -- What came before it was switched on is not printed.
  tickets_since timestamptz,
  receipts_since timestamptz,
  seen_at timestamptz,
  status text not null default '',
  removed_at timestamptz,
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (location_id, id),
  check ((kind = 'escpos_tcp') = (address is not null)),
  check (prints_tickets = (tickets_since is not null)),
  check (prints_receipts = (receipts_since is not null))
);
create index printers_id on printers (id);

create table print_jobs (
  location_id text not null,
  -- Short enough for every printer's own books.
  id text not null default translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_')
    check (id ~ '^[A-Za-z0-9_-]{22}$'),
  printer_id uuid not null,
  kind text not null check (kind in ('ticket', 'order', 'void', 'receipt', 'test', 'drawer')),
  -- The ticket, the order or the payment that it is of, or the job's own.
  subject uuid not null,
  order_id uuid,
  -- 0 is the first print.
  copy int not null default 0 check (copy >= 0),
  opens_drawer boolean not null default false,
  state text not null check (state in ('queued', 'offered', 'printed', 'failed', 'expired')),
  offers int not null default 0,
  made_at timestamptz not null,
  offered_at timestamptz,
  -- The printer's spooler has it; whether it printed is asked.
  stored_at timestamptz,
  done_at timestamptz,
  problem text not null default '',
  -- When people were told of it, and when somebody had seen it.
  told_at timestamptz,
  seen_at timestamptz,
  primary key (location_id, id),
  unique (printer_id, kind, subject, copy),
  foreign key (location_id, printer_id) references printers,
  check ((state = 'printed') = (done_at is not null))
);
create index print_jobs_waiting on print_jobs (printer_id, made_at) where state in ('queued', 'offered');
create index print_jobs_told on print_jobs (location_id, told_at) where told_at is not null and seen_at is null;
create index print_jobs_of_order on print_jobs (location_id, order_id);
create index print_jobs_made on print_jobs (made_at);
