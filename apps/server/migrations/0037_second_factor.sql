-- A second step at sign-in: codes of an authenticator app, and recovery codes for who has lost it.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Shared with the app, in base32.
  secret text not null,
  -- The session that sets it up; no other one is shown the secret.
  session_id uuid not null,
  started_at timestamptz not null,
  -- Shown until the first code is typed; then only their hashes are kept.
  shown_codes text[],
  confirmed_at timestamptz,
  -- The newest half minute of which a code was used: no code works twice.
  last_step bigint not null default 0,
  check ((confirmed_at is null) = (shown_codes is not null))
);
create index second_factors_started on second_factors (started_at) where confirmed_at is null;

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- Whoever has a second step is nobody in a session that has not been proven by a code, however it came about.
alter table sessions add column proven_by_code boolean not null default false;
