-- What the mail provider tells after it took a letter, in whatever order it tells it.

-- An event that came twice, or that somebody sends again, does nothing the second time.
create table mail_events (
  id text primary key,
  at timestamptz not null
);
create index mail_events_at on mail_events (at);

-- Beside the state: an event may come before we noted that the letter was sent.
alter table messages add column bounced_at timestamptz;

-- Pictures that were uploaded for an e-mail and that no e-mail shows: after some days they are nobody's.
create table unsent_images (
  name text primary key,
  at timestamptz not null
);
