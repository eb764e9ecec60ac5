-- The outbox: every e-mail and text message is written in the transaction that it tells about, sent by a worker and
-- kept with its state. "Captured" is the end where no provider is set; only a provider's own yes makes "sent".

create table messages (
  id uuid primary key,
  location_id text references locations,
  kind text not null check (kind in ('email', 'sms')),
  template text not null,
  recipient text not null,
  recipient_name text not null default '',
  subject text not null default '',
  text text not null,
  html text not null default '',
  -- Once per thing, whoever asks and however often: the second insert does nothing.
  dedupe_key text unique,
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'captured', 'failed', 'skipped')),
  attempts int not null default 0 check (attempts >= 0),
  -- When a worker may take it: the next try while queued, the end of the lease while sending.
  due_at timestamptz not null default now(),
  -- Worth nothing after this, such as the link to reset a password.
  expires_at timestamptz,
  about_kind text check (about_kind in ('order', 'reservation', 'user')),
  about_id text,
  -- Sent only while the order stands at one of these: nobody is told "preparing" after they were served.
  only_while text[],
  -- A private link is in the body: not shown to the back office, and gone once sent.
  holds_secret boolean not null default false,
  promotional boolean not null default false,
  unsubscribe_url text,
  provider_id text,
  last_problem text check (last_problem in ('outage', 'login', 'busy', 'refused')),
  last_error text,
  attempted_at timestamptz,
  sent_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check ((about_kind is null) = (about_id is null)),
  -- The worker reads it as an order's id: one that is none would stop the whole lane.
  check (only_while is null or (about_kind = 'order' and about_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')),
  check (not promotional or unsubscribe_url is not null),
  check ((state in ('sent', 'captured')) = (sent_at is not null)),
  -- One recipient, whatever wrote the row; what is no address is never sent.
  check (state = 'skipped' or case kind
    when 'email' then recipient ~ '^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+$'
    else recipient ~ '^\+[1-9][0-9]{7,14}$' end)
);
create index messages_due on messages (kind, due_at) where state in ('queued', 'sending');
create index messages_newest on messages (created_at desc, id desc);
create index messages_by_state on messages (state, created_at desc);
create index messages_attempted on messages (kind, attempted_at desc) where attempted_at is not null;
create index messages_about on messages (about_kind, about_id) where about_id is not null;
