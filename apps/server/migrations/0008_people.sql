-- What accounts stand on besides the accounts library's own tables: links sent by mail, sign-ins under way at a provider,
-- limits on guessing, consents and the loyalty ledger.

-- Links that prove something once. Only a hash is kept: who reads this table cannot use what it says.
create table email_tokens (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email')),
  -- What is proven: a person who has another address by then proves nothing with an old link.
  email text not null,
  expires_at timestamptz not null,
  made_at timestamptz not null
);
create index email_tokens_user on email_tokens (user_id, purpose);
create index email_tokens_expiry on email_tokens (expires_at);

-- A sign-in that has left for a provider. It belongs to one browser (its cookie's hash) and ends with the first answer.
create table social_flows (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null check (return_to like '/%'),
  expires_at timestamptz not null
);
create index social_flows_expiry on social_flows (expires_at);

-- Failed attempts by whom they are counted for (hashed, it may be what a stranger typed), shared by all processes.
create table attempts (
  subject text primary key,
  count int not null check (count >= 0),
  next_at timestamptz not null
);
create index attempts_next on attempts (next_at);

-- Who agreed to promotions: who, when, where, to which text (decisions.md 38). The last row of a person holds.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('marketing')),
  given boolean not null,
  -- The mail address it is about; a hash once the person is removed, so that a regulator's question can still be answered.
  email text not null,
  wording text not null,
  source text not null,
  network_address text,
  at timestamptz not null
);
create index consents_user on consents (user_id, purpose, id desc);

-- Loyalty (decisions.md 18): figures are sums of these rows. Spent is in cents.
create table ledger (
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('earned', 'taken-back', 'adjusted')),
  location_id text references locations,
  order_id uuid,
  refund_id uuid,
  points int not null,
  orders int not null check (orders between -1000000 and 1000000),
  spent bigint not null,
  actor_id uuid,
  note text not null default '',
  at timestamptz not null,
  check (kind <> 'earned' or (order_id is not null and points >= 0 and orders = 1 and spent >= 0)),
  check (kind <> 'taken-back' or (order_id is not null and refund_id is not null and points <= 0 and orders in (-1, 0) and spent <= 0)),
  check (kind <> 'adjusted' or actor_id is not null),
  check ((order_id is null) = (location_id is null))
);
create index ledger_user on ledger (user_id);
-- Once for each order and once for each refund, however often the event that tells of them arrives.
create unique index ledger_earned on ledger (location_id, order_id) where kind = 'earned';
create unique index ledger_taken_back on ledger (refund_id) where kind = 'taken-back';

alter table accounts add column last_used_at timestamptz;
