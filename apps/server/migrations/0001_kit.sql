-- What every feature stands on: secrets made at first start, first answers of actions, the live outbox, the audit trail.

create table secrets (
  name text primary key,
  value text not null,
  made_at timestamptz not null default now()
);

-- The first answer of each user action (decisions.md 16). The caller is part of the key: a stranger's key tells nothing.
create table idempotency (
  caller text not null,
  key text not null,
  route text not null,
  body_hash text not null,
  status int,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_at on idempotency (at);

-- The live outbox: ids and versions only; screens fetch what they may see.
create table changes (
  id bigint generated always as identity primary key,
  topic text not null,
  entity_id text not null,
  location_id text,
  user_id uuid,
  version int not null,
  at timestamptz not null default now()
);
create index changes_at on changes (at);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject text not null,
  location_id text,
  before jsonb,
  after jsonb,
  request_id text not null
);
create index audit_subject on audit (subject, at desc);

-- Append-only, for the application as for anyone who asks it nicely.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
