-- Passkeys: a key on a device that is opened by face, finger or the device's PIN, so one press takes both steps of signing in.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- How its device names it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- What the device counts; some count nothing.
  counter bigint not null check (counter >= 0),
  -- How a browser reaches it, such as internal or usb.
  transports text[] not null,
  -- The device on which it was made.
  name text not null,
  -- When the newest question was asked that it has answered: no answer counts twice.
  answered_until timestamptz not null default 'epoch',
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Who has a second step, of whichever kind.
create view second_steps as
  select user_id from second_factors where confirmed_at is not null
  union all
  select user_id from passkeys;
